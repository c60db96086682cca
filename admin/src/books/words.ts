import { useTranslate } from 'react-admin';
import { spaced } from '../lib/spaced';

export function useAccountWord(): (account: string) => string {
  const translate = useTranslate();
  return (account) => translate(`console.books.accounts.${account}`, { _: spaced(account) });
}

/** Whose part of an account it is: a developer's, or that of a month's plans. */
export function usePartWord(): (part: string, name: string | null) => string {
  const translate = useTranslate();
  return (part, name) => {
    if (name) return name;
    const [, month] = /^pool-(\d{4}-\d\d)$/.exec(part) ?? [];
    if (month) return translate('console.books.pool', { month });
    return part === 'unassigned'
      ? translate('console.books.unassigned')
      : translate('console.books.developer', { id: part });
  };
}

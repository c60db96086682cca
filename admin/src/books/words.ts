import { useTranslate } from 'react-admin';
import { spaced } from '../lib/spaced';

export function useAccountWord(): (account: string) => string {
  const translate = useTranslate();
  return (account) => translate(`console.books.accounts.${account}`, { _: spaced(account) });
}

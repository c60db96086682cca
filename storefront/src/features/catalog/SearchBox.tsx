import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { useOnward } from '../../ui/Link';
import { useTranslation } from '../../lib/useTranslation';
import { INPUT } from '../../ui/form/Field';
import type { Looking } from './query';
import { useInStep } from './useInStep';

const FIELD = ['search'] as const;

/** One field to search by words; the other choices travel along. */
export function SearchBox({ looking }: { looking: Looking }) {
  const { t } = useTranslation();
  const action = useOnward('/games');
  const form = useInStep(looking, FIELD);
  const kept = (['subject', 'grade', 'platform', 'language', 'price', 'sort'] as const).filter((key) => looking[key]);
  return (
    <Form ref={form} action={action} role="search" className="relative grow">
      <label htmlFor="search" className="sr-only">
        {t('catalog.list.search')}
      </label>
      <input
        id="search"
        name="search"
        type="search"
        defaultValue={looking.search}
        placeholder={t('catalog.list.searchPlaceholder')}
        autoComplete="off"
        enterKeyHint="search"
        className={`${INPUT} !rounded-full pr-14`}
      />
      {kept.map((key) => (
        <input key={key} type="hidden" name={key} value={looking[key]} />
      ))}
      <button
        type="submit"
        aria-label={t('catalog.list.searchAction')}
        className="absolute inset-y-1 right-1 grid aspect-square place-items-center rounded-full bg-sun text-on-sun"
      >
        <Search aria-hidden="true" className="size-5" />
      </button>
    </Form>
  );
}

import { Form, useSubmit } from 'react-router';
import { useOnward } from '../../ui/Link';
import { grade } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import type { CurriculumObjective, Facets } from '../../lib/wire';
import { Button } from '../../ui/Button';
import { Select } from '../../ui/form/Select';
import { GAME_LANGUAGES, GRADES, lookingFor, PLATFORMS, SORTS, toSearch, type Looking } from './query';
import { useInStep } from './useInStep';

const FIELDS = ['objective', 'grade', 'platform', 'language', 'price', 'sort'] as const;

interface FiltersProps {
  looking: Looking;
  facets: Facets;
  /** Those that some game names. */
  objectives: readonly CurriculumObjective[];
  stacked?: boolean;
}

/** Objective, grade, platform, language, price and order. Each change is a new address; without scripts a button sends the form. */
export function Filters({ looking, facets, objectives, stacked = false }: FiltersProps) {
  const { t } = useTranslation();
  const action = useOnward('/games');
  const submit = useSubmit();
  const form = useInStep(looking, FIELDS);
  const lists = useLists(facets, objectives);
  return (
    <Form
      ref={form}
      action={action}
      onChange={(event) => {
        const search = new URLSearchParams();
        for (const [key, value] of new FormData(event.currentTarget))
          if (typeof value === 'string') search.set(key, value);
        void submit(new URLSearchParams(toSearch(lookingFor(search))), { action, preventScrollReset: true });
      }}
      className={stacked ? 'grid gap-4' : 'grid grid-cols-2 gap-4 lg:grid-cols-3'}
    >
      {looking.search && <input type="hidden" name="search" value={looking.search} />}
      {looking.subject && <input type="hidden" name="subject" value={looking.subject} />}
      {lists.map((list) => (
        <Select
          key={list.name}
          name={list.name}
          label={list.label}
          options={list.options}
          defaultValue={looking[list.name] ?? ''}
        />
      ))}
      <noscript>
        <Button type="submit">{t('catalog.list.apply')}</Button>
      </noscript>
    </Form>
  );
}

function useLists(facets: Facets, objectives: readonly CurriculumObjective[]) {
  const { t } = useTranslation();
  const { language, pick } = useLanguage();
  const counted = (name: string, count: number | undefined) => `${name} (${count ?? 0})`;
  const any = { value: '', label: t('catalog.list.any') };
  return [
    {
      name: 'objective' as const,
      label: t('catalog.list.objective'),
      options: [
        any,
        ...objectives.map(({ key, code, text, games }) => ({
          value: key,
          label: counted(`${code} · ${pick(text)}`, games),
        })),
      ],
    },
    {
      name: 'grade' as const,
      label: t('catalog.list.grade'),
      options: [
        any,
        ...GRADES.map((n) => ({ value: String(n), label: counted(grade(n, language), facets.grades[n]) })),
      ],
    },
    {
      name: 'platform' as const,
      label: t('catalog.list.platform'),
      options: [
        any,
        ...PLATFORMS.map((id) => ({ value: id, label: counted(t(`catalog.platforms.${id}`), facets.platforms[id]) })),
      ],
    },
    {
      name: 'language' as const,
      label: t('catalog.list.language'),
      options: [
        any,
        ...GAME_LANGUAGES.map((id) => ({
          value: id,
          label: counted(t(`catalog.languages.${id}`), facets.languages[id]),
        })),
      ],
    },
    {
      name: 'price' as const,
      label: t('catalog.list.price'),
      options: [
        any,
        { value: 'free', label: counted(t('catalog.list.free'), facets.price.free) },
        { value: 'paid', label: counted(t('catalog.list.paid'), facets.price.paid) },
      ],
    },
    {
      name: 'sort' as const,
      label: t('catalog.list.sort'),
      options: SORTS.map((id) => ({ value: id === 'relevance' ? '' : id, label: t(`catalog.list.sorts.${id}`) })),
    },
  ];
}

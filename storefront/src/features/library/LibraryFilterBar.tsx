import { useNavigate } from 'react-router';
import { useTranslation } from '../../lib/useTranslation';
import type { LibraryFilters } from '../../lib/wire';
import { Checkbox } from '../../ui/form/Checkbox';
import { Select } from '../../ui/form/Select';
import { toLibrary, type Offered } from './filters';

interface FilterBarProps {
  filters: LibraryFilters;
  offered: Offered;
}

/** Subject, platform, played and, where a device reported, installed. Each change is a new address. */
export function LibraryFilterBar({ filters, offered }: FilterBarProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const lists = useLists(offered);
  const choose = (change: object) =>
    void navigate(toLibrary({ ...filters, ...change } as LibraryFilters), { preventScrollReset: true });
  return (
    <div role="group" aria-label={t('library.filters.label')} className="grid gap-4 sm:grid-cols-3 lg:grid-cols-4">
      {lists.map(({ name, label, options }) => (
        <Select
          key={name}
          label={label}
          options={[{ value: '', label: t('library.filters.any') }, ...options]}
          value={filters[name] ?? ''}
          onChange={({ target }) => choose({ [name]: target.value || undefined })}
        />
      ))}
      {offered.installed && (
        <div className="self-end">
          <Checkbox
            label={t('library.filters.installed')}
            checked={filters.installed ?? false}
            onChange={({ target }) => choose({ installed: target.checked })}
          />
        </div>
      )}
    </div>
  );
}

function useLists({ subjects, platforms }: Offered) {
  const { t } = useTranslation();
  return [
    {
      name: 'subject' as const,
      label: t('library.filters.subject'),
      options: subjects.map((id) => ({ value: id, label: t(`catalog.subjects.${id}`) })),
    },
    {
      name: 'platform' as const,
      label: t('library.filters.platform'),
      options: platforms.map((id) => ({ value: id, label: t(`catalog.platforms.${id}`) })),
    },
    {
      name: 'played' as const,
      label: t('library.filters.played'),
      options: (['played', 'not-played'] as const).map((id) => ({
        value: id,
        label: t(`library.filters.playedOnes.${id}`),
      })),
    },
  ];
}

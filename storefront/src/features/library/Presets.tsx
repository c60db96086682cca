import { X } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { useExplain } from '../../lib/explain';
import { put } from '../../lib/http';
import { useTranslation } from '../../lib/useTranslation';
import type { LibraryFilters, LibraryPreset } from '../../lib/wire';
import { Button } from '../../ui/Button';
import { Chip } from '../../ui/Chip';
import { Field, IN_PLACE } from '../../ui/form/Field';
import { notify } from '../../ui/notice';
import { toLibrary } from './filters';

const MOST = 10;

interface PresetsProps {
  presets: readonly LibraryPreset[];
  filters: LibraryFilters;
  onChanged: () => void;
}

/** Filters that the person keeps by name, on the account. */
export function Presets({ presets, filters, onChanged }: PresetsProps) {
  const { t } = useTranslation();
  const { keep, remove } = useSaving(presets, onChanged);
  const here = toLibrary(filters);
  const isSaved = presets.some((preset) => toLibrary(preset.filters) === here);
  const canSave = here !== '/library' && !isSaved && presets.length < MOST;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2.5">
      {presets.length > 0 && (
        <ul aria-label={t('library.presets.label')} className="flex flex-wrap gap-2.5">
          {presets.map(({ name, filters: kept }) => (
            <li key={name} className="flex items-center">
              <Chip to={toLibrary(kept)} chosen={toLibrary(kept) === here} scroll={false}>
                {name}
              </Chip>
              <button
                type="button"
                aria-label={t('library.presets.remove', { name })}
                onClick={() => void remove(name)}
                className="grid size-11 place-items-center rounded-full text-muted hover:bg-line"
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {canSave && <SaveForm key={here} onSave={(name) => keep({ name, filters })} />}
    </div>
  );
}

function SaveForm({ onSave }: { onSave: (name: string) => Promise<void> }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const id = useId();
  if (!open)
    return (
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t('library.presets.save')}
      </Button>
    );
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('name');
    if (typeof name === 'string' && name.trim()) void onSave(name.trim());
  };
  return (
    <form method={IN_PLACE} onSubmit={save} className="flex w-full flex-wrap items-end gap-2.5">
      <Field
        id={id}
        name="name"
        label={t('library.presets.name')}
        required
        maxLength={40}
        autoComplete="off"
        ref={(input) => input?.focus()}
        className="w-full sm:w-72"
      />
      <Button type="submit">{t('library.presets.keep')}</Button>
      <Button look="quiet" onClick={() => setOpen(false)}>
        {t('library.presets.cancel')}
      </Button>
    </form>
  );
}

function useSaving(presets: readonly LibraryPreset[], onChanged: () => void) {
  const { t } = useTranslation();
  const explain = useExplain();
  const save = async (next: LibraryPreset[], done: string): Promise<void> => {
    try {
      await put('/v1/library/presets', { body: { presets: next } });
      notify({ tone: 'success', title: done });
      onChanged();
    } catch (problem) {
      notify({ tone: 'error', title: explain(problem, t('library.presets.failed')) });
    }
  };
  return {
    keep: (preset: LibraryPreset) =>
      save(
        [...presets.filter(({ name }) => name !== preset.name), preset],
        t('library.presets.kept', { name: preset.name }),
      ),
    remove: (name: string) =>
      save(
        presets.filter((preset) => preset.name !== name),
        t('library.presets.removed', { name }),
      ),
  };
}

import { useCallback, useId, useRef, useState, type FormEvent } from 'react';
import { grade as gradeText } from '../../lib/format';
import { get } from '../../lib/http';
import { useAction } from '../../lib/hooks/useAction';
import { useLoaded } from '../../lib/hooks/useLoaded';
import { useTranslation } from '../../lib/useTranslation';
import type { ClassGame } from '../../lib/wire';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/form/Checkbox';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Field, IN_PLACE, Problem } from '../../ui/form/Field';
import { Select } from '../../ui/form/Select';

export interface ClassTyped {
  name: string;
  grade: number;
  gameIds: string[];
  isOpen: boolean;
}

interface ClassFormProps {
  first?: ClassTyped;
  /** Games that the class has, also when they can no longer be assigned. */
  assigned?: readonly ClassGame[];
  action: string;
  onSave: (typed: ClassTyped) => Promise<void>;
}

const GRADES = Array.from({ length: 13 }, (_, n) => n);
const NEW: ClassTyped = { name: '', grade: 4, gameIds: [], isOpen: true };

/** Name, grade and games of a class. */
export function ClassForm({ first = NEW, assigned = [], action, onSave }: ClassFormProps) {
  const { t } = useTranslation();
  const { form, typed, change, lacks, submit, busy, wrong } = useClassTyped(first, onSave);
  return (
    <form ref={form} method={IN_PLACE} noValidate onSubmit={submit} className="grid gap-5">
      {wrong && <ErrorNotice key={wrong.count} title={wrong.text} focus />}
      <NameAndGrade typed={typed} lacksName={lacks.name} onType={change} />
      <Games
        assigned={assigned}
        chosen={typed.gameIds}
        problem={lacks.games ? t('schools.form.takesGames') : null}
        onChoose={(gameIds) => change({ gameIds })}
      />
      {first !== NEW && (
        <Checkbox
          label={t('schools.form.open')}
          checked={typed.isOpen}
          onChange={({ target }) => change({ isOpen: target.checked })}
        />
      )}
      <div>
        <Button type="submit" busy={busy}>
          {action}
        </Button>
      </div>
    </form>
  );
}

/** What is typed, and what it lacks once a person tried to send it. */
function useClassTyped(first: ClassTyped, onSave: ClassFormProps['onSave']) {
  const { t } = useTranslation();
  const { busy, wrong, run } = useAction(t('schools.form.failed'));
  const [typed, setTyped] = useState(first);
  const [wasSent, setSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const lacks = { name: wasSent && !typed.name.trim(), games: wasSent && typed.gameIds.length === 0 };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setSent(true);
    const name = typed.name.trim();
    if (name && typed.gameIds.length > 0) return void run(() => onSave({ ...typed, name }));
    form.current?.querySelector<HTMLElement>(name ? 'input[type=checkbox]' : 'input')?.focus();
  };
  const change = (more: Partial<ClassTyped>): void => setTyped({ ...typed, ...more });
  return { form, typed, change, lacks, submit, busy, wrong };
}

interface NameProps {
  typed: ClassTyped;
  lacksName: boolean;
  onType: (more: Partial<ClassTyped>) => void;
}

function NameAndGrade({ typed: { name, grade }, lacksName, onType }: NameProps) {
  const { t, language } = useTranslation();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label={t('schools.form.name')}
        hint={t('schools.form.nameHint')}
        problem={lacksName ? t('schools.form.takesName') : null}
        maxLength={40}
        value={name}
        onChange={({ target }) => onType({ name: target.value })}
      />
      <Select
        label={t('schools.form.grade')}
        options={GRADES.map((n) => ({ value: String(n), label: gradeText(n, language) }))}
        value={String(grade)}
        onChange={({ target }) => onType({ grade: Number(target.value) })}
      />
    </div>
  );
}

interface GamesProps {
  assigned: readonly ClassGame[];
  chosen: readonly string[];
  problem: string | null;
  onChoose: (gameIds: string[]) => void;
}

function Games({ assigned, chosen, problem, onChoose }: GamesProps) {
  const { t, pick } = useTranslation();
  const id = useId();
  const load = useCallback(async () => (await get('/v1/schools/games')).games, []);
  const { loaded, again } = useLoaded<ClassGame[]>(load, 'games');
  if (loaded.at === 'failed')
    return (
      <ErrorNotice
        title={t('schools.form.noGames')}
        action={<Button onClick={again}>{t('shell.errors.retry')}</Button>}
      />
    );
  const offered = loaded.at === 'here' ? loaded.value : [];
  const all = [...assigned.filter((one) => !offered.some((other) => other.id === one.id)), ...offered];
  return (
    <fieldset aria-describedby={`${id}-hint`} className="min-w-0">
      <legend className="font-semibold">{t('schools.form.games')}</legend>
      <p id={`${id}-hint`} className="text-sm text-muted">
        {t('schools.form.gamesHint')}
      </p>
      <div className="mt-1 grid gap-x-4 sm:grid-cols-2">
        {all.map((game) => (
          <Checkbox
            key={game.id}
            label={pick(game.title)}
            checked={chosen.includes(game.id)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, game.id] : chosen.filter((other) => other !== game.id))
            }
          />
        ))}
      </div>
      {problem && <Problem id={`${id}-problem`}>{problem}</Problem>}
    </fieldset>
  );
}

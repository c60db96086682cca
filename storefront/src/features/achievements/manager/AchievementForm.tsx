import { useState, type FormEvent } from 'react';
import { patch, post } from '../../../lib/http';
import { useAction } from '../../../lib/hooks/useAction';
import { useTranslation } from '../../../lib/useTranslation';
import type { Both, StudioAchievement, StudioAchievements } from '../../../lib/wire';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/form/Checkbox';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Field, IN_PLACE } from '../../../ui/form/Field';
import { Select } from '../../../ui/form/Select';

type Kind = StudioAchievement['kind'];

interface Typed {
  key: string;
  kind: Kind;
  target: string;
  secret: boolean;
  title: Both;
  description: Both;
}

const NOTHING: Typed = {
  ...{ key: '', kind: 'instant', target: '', secret: false },
  title: { es: '', en: '' },
  description: { es: '', en: '' },
};

interface AchievementFormProps {
  gameId: string;
  /** Null: a new one. */
  one: StudioAchievement | null;
  onSaved: (known: StudioAchievements) => void;
  onCancel: () => void;
}

/** What a studio says of one achievement, in both languages. */
export function AchievementForm({ gameId, one, onSaved, onCancel }: AchievementFormProps) {
  const { t } = useTranslation();
  const { busy, wrong, problemOf, run } = useAction(t('achievements.manager.failed'));
  const [typed, setTyped] = useState<Typed>(() => (one ? { ...one, target: String(one.target ?? '') } : NOTHING));
  const type = (change: Partial<Typed>): void => setTyped((before) => ({ ...before, ...change }));
  const save = (event: FormEvent): void => {
    event.preventDefault();
    void run(async () => onSaved(await send(gameId, one, typed)));
  };
  return (
    <form method={IN_PLACE} onSubmit={save} className="grid gap-4">
      {wrong && <ErrorNotice key={wrong.count} title={wrong.text} focus />}
      {!one && <KeyField typed={typed} problem={problemOf('key')} onType={type} />}
      <KindFields typed={typed} isLocked={one?.locked ?? false} problem={problemOf('target')} onType={type} />
      <Words typed={typed} problemOf={problemOf} onType={type} />
      <Checkbox
        label={t('achievements.manager.secret')}
        checked={typed.secret}
        onChange={({ target }) => type({ secret: target.checked })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t('achievements.manager.save')}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t('achievements.manager.cancel')}
        </Button>
      </div>
    </form>
  );
}

interface FieldsProps {
  typed: Typed;
  onType: (change: Partial<Typed>) => void;
}

function KeyField({ typed, problem, onType }: FieldsProps & { problem: string | null }) {
  const { t } = useTranslation();
  return (
    <Field
      label={t('achievements.manager.key')}
      hint={t('achievements.manager.keyHint')}
      problem={problem}
      required
      maxLength={64}
      pattern="[A-Z0-9_]{1,64}"
      autoCapitalize="characters"
      spellCheck={false}
      value={typed.key}
      onChange={({ target }) => onType({ key: target.value.toUpperCase().replace(/[^A-Z0-9_]/g, '_') })}
    />
  );
}

function KindFields({ typed, isLocked, problem, onType }: FieldsProps & { isLocked: boolean; problem: string | null }) {
  const { t } = useTranslation();
  return (
    <fieldset disabled={isLocked} className="grid gap-4 sm:grid-cols-2">
      <Select
        label={t('achievements.manager.kind')}
        value={typed.kind}
        options={[
          { value: 'instant', label: t('achievements.instant') },
          { value: 'progress', label: t('achievements.progress') },
        ]}
        onChange={({ target }) => onType({ kind: target.value as Kind })}
      />
      {typed.kind === 'progress' && (
        <Field
          label={t('achievements.manager.target')}
          hint={t('achievements.manager.targetHint')}
          problem={problem}
          required
          inputMode="numeric"
          pattern="[1-9][0-9]{0,15}"
          value={typed.target}
          onChange={({ target }) => onType({ target: target.value.trim() })}
        />
      )}
      {isLocked && <p className="text-sm text-muted sm:col-span-2">{t('achievements.manager.lockedHint')}</p>}
    </fieldset>
  );
}

function Words({ typed, problemOf, onType }: FieldsProps & { problemOf: (path: string) => string | null }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {(['es', 'en'] as const).map((language) => (
        <div key={language} className="grid content-start gap-4">
          <Field
            label={t(`achievements.manager.titleIn.${language}`)}
            problem={problemOf(`title.${language}`)}
            required
            maxLength={60}
            lang={language}
            value={typed.title[language]}
            onChange={({ target }) => onType({ title: { ...typed.title, [language]: target.value } })}
          />
          <Field
            label={t(`achievements.manager.textIn.${language}`)}
            problem={problemOf(`description.${language}`)}
            required
            maxLength={200}
            lang={language}
            value={typed.description[language]}
            onChange={({ target }) => onType({ description: { ...typed.description, [language]: target.value } })}
          />
        </div>
      ))}
    </div>
  );
}

function send(gameId: string, one: StudioAchievement | null, typed: Typed): Promise<StudioAchievements> {
  const { key, kind, secret, title, description } = typed;
  const body = { kind, target: kind === 'progress' ? Number(typed.target) : null, secret, title, description };
  return one
    ? patch('/v1/developer/games/{gameId}/achievements/{key}', { params: { path: { gameId, key: one.key } }, body })
    : post('/v1/developer/games/{gameId}/achievements', { params: { path: { gameId } }, body: { key, ...body } });
}

import { useId, type ReactNode } from 'react';
import { grade } from '../../../lib/format';
import { useTranslation } from '../../../lib/useTranslation';
import type { Draft, DraftChange, Objective } from '../../../lib/wire';
import { Checkbox } from '../../../ui/form/Checkbox';
import { Field, Problem } from '../../../ui/form/Field';
import { Section } from '../../../ui/Section';
import { Select } from '../../../ui/form/Select';
import { ACCESSIBILITY, AGES, GAME_LANGUAGES, GRADES, SUBJECTS } from './choices';

interface FactsSectionProps {
  draft: Draft;
  missing: readonly string[];
  locked: boolean;
  objectives: readonly Objective[];
  /** Once released, its price is changed elsewhere. */
  isReleased: boolean;
  onType: (change: DraftChange) => void;
}

/** What decides who finds the game: subjects, grades, objectives, age, languages, accessibility and price. */
export function FactsSection({ draft, missing, locked, objectives, isReleased, onType }: FactsSectionProps) {
  const { t, pick } = useTranslation();
  const fitting = objectives.filter(
    ({ code, subject }) =>
      draft.subjects.length === 0 || draft.subjects.includes(subject) || draft.objectives.includes(code),
  );
  const wanted = (part: string): string | null => (missing.includes(part) ? t('publishing.facts.missing') : null);
  return (
    <Section id="facts" title={t('publishing.facts.title')}>
      <fieldset disabled={locked} className="grid gap-6">
        <Choices
          legend={t('publishing.facts.subjects')}
          problem={wanted('subjects')}
          options={SUBJECTS.map((value) => ({ value, label: t(`catalog.subjects.${value}`) }))}
          chosen={draft.subjects}
          onChoose={(subjects) => onType({ subjects: subjects as NonNullable<DraftChange['subjects']> })}
        />
        <Grades draft={draft} problem={wanted('grades')} onType={onType} />
        {fitting.length > 0 && (
          <Choices
            legend={t('publishing.facts.objectives')}
            options={fitting.map(({ code, text }) => ({ value: code, label: `${code}: ${pick(text)}` }))}
            chosen={draft.objectives}
            wide
            onChoose={(chosen) => onType({ objectives: chosen as NonNullable<DraftChange['objectives']> })}
          />
        )}
        <Age draft={draft} problem={wanted('ageRating')} onType={onType} />
        <Choices
          legend={t('publishing.facts.languages')}
          problem={wanted('languages')}
          options={GAME_LANGUAGES.map((value) => ({ value, label: t(`catalog.languages.${value}`) }))}
          chosen={draft.languages}
          onChoose={(languages) => onType({ languages: languages as NonNullable<DraftChange['languages']> })}
        />
        <Choices
          legend={t('publishing.facts.accessibility')}
          options={ACCESSIBILITY.map((value) => ({ value, label: t(`publishing.accessibility.${value}`) }))}
          chosen={draft.accessibility}
          onChoose={(chosen) => onType({ accessibility: chosen as NonNullable<DraftChange['accessibility']> })}
        />
        {!isReleased && <Price draft={draft} problem={wanted('price')} onType={onType} />}
        <Checkbox
          label={t('publishing.facts.inPlan')}
          checked={draft.inPlan}
          onChange={({ target }) => onType({ inPlan: target.checked })}
        />
      </fieldset>
    </Section>
  );
}

interface ChoicesProps {
  legend: string;
  problem?: string | null;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  wide?: boolean;
  onChoose: (chosen: string[]) => void;
}

function Choices({ legend, problem, options, chosen, wide = false, onChoose }: ChoicesProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={problem ? `${id}-problem` : undefined}>
      <legend className="font-semibold">{legend}</legend>
      <div className={wide ? 'max-h-72 overflow-y-auto' : 'grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3'}>
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
            }
          />
        ))}
      </div>
      {problem && <Problem id={`${id}-problem`}>{problem}</Problem>}
    </fieldset>
  );
}

interface PartProps {
  draft: Draft;
  problem: ReactNode;
  onType: (change: DraftChange) => void;
}

function Grades({ draft: { grades }, problem, onType }: PartProps) {
  const { t, language } = useTranslation();
  const { from = '', to = '' } = grades ?? {};
  const options = [
    { value: '', label: '—' },
    ...GRADES.map((value) => ({ value: String(value), label: grade(value, language) })),
  ];
  const choose = (change: { from?: string; to?: string }): void => {
    const next = { from: String(from), to: String(to), ...change };
    const [first, last] = [next.from || next.to, next.to || next.from].map(Number) as [number, number];
    if (next.from === '' && next.to === '') onType({ grades: null });
    else onType({ grades: { from: Math.min(first, last), to: Math.max(first, last) } });
  };
  return (
    <div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t('publishing.facts.from')}
          options={options}
          value={String(from)}
          onChange={({ target }) => choose({ from: target.value })}
        />
        <Select
          label={t('publishing.facts.to')}
          options={options}
          value={String(to)}
          onChange={({ target }) => choose({ to: target.value })}
        />
      </div>
      {problem && <Problem id="grades-problem">{problem}</Problem>}
    </div>
  );
}

function Age({ draft, problem, onType }: PartProps) {
  const { t } = useTranslation();
  return (
    <div className="sm:w-1/2">
      <Select
        label={t('publishing.facts.age')}
        options={[
          { value: '', label: t('publishing.facts.unrated') },
          ...AGES.map((value) => ({ value, label: t(`catalog.ages.${value}`) })),
        ]}
        value={draft.ageRating ?? ''}
        onChange={({ target }) =>
          onType({ ageRating: (target.value || null) as NonNullable<DraftChange['ageRating']> | null })
        }
      />
      {problem && <Problem id="age-problem">{problem}</Problem>}
    </div>
  );
}

function Price({ draft, problem, onType }: PartProps & { problem: string | null }) {
  const { t } = useTranslation();
  return (
    <Field
      className="sm:w-1/2"
      label={t('publishing.facts.price')}
      hint={t('publishing.facts.priceHint')}
      problem={problem}
      inputMode="numeric"
      value={draft.price ?? ''}
      onChange={({ target }) => {
        const digits = target.value.replace(/\D/g, '').slice(0, 8);
        onType({ price: digits === '' ? null : Number(digits) });
      }}
    />
  );
}

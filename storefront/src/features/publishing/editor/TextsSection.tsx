import { useTranslation } from '../../../lib/useTranslation';
import type { Both, Draft, DraftChange, Language } from '../../../lib/wire';
import { Field } from '../../../ui/form/Field';
import { Section } from '../../../ui/Section';
import { TextArea } from '../../../ui/form/TextArea';

const LANGUAGES: readonly Language[] = ['es', 'en'];
const FIELDS = ['title', 'summary', 'description', 'teaches', 'requirements'] as const;
type TextField = (typeof FIELDS)[number];
const ROWS: Record<TextField, number> = { title: 1, summary: 3, description: 8, teaches: 4, requirements: 3 };
const LONGEST: Record<TextField, number> = {
  title: 120,
  summary: 400,
  description: 20_000,
  teaches: 6_000,
  requirements: 20_000,
};

interface TextsSectionProps {
  draft: Draft;
  missing: readonly string[];
  locked: boolean;
  onType: (change: DraftChange) => void;
}

/** What the game's page says, both languages side by side; what is missing in one is marked. */
export function TextsSection({ draft, missing, locked, onType }: TextsSectionProps) {
  const { t } = useTranslation();
  return (
    <Section id="texts" title={t('publishing.texts.heading')} lead={t('publishing.texts.lead')}>
      {FIELDS.map((field) => (
        <fieldset key={field} disabled={locked} className="grid gap-x-5 gap-y-3 md:grid-cols-2">
          <legend className="sr-only">{t(`publishing.texts.${field}`)}</legend>
          {LANGUAGES.map((language) => (
            <OneText
              key={language}
              field={field}
              language={language}
              value={textOf(draft, field, language)}
              isMissing={missing.includes(`${field}.${language}`)}
              onType={(text) => onType(changed(draft, field, language, text))}
            />
          ))}
        </fieldset>
      ))}
    </Section>
  );
}

interface OneTextProps {
  field: TextField;
  language: Language;
  value: string;
  isMissing: boolean;
  onType: (text: string) => void;
}

function OneText({ field, language, value, isMissing, onType }: OneTextProps) {
  const { t } = useTranslation();
  const shared = {
    label: `${t(`publishing.texts.${field}`)} · ${t(`catalog.languages.${language}`)}`,
    lang: language,
    value,
    maxLength: LONGEST[field],
    problem: isMissing ? t('publishing.texts.missing') : null,
  };
  if (ROWS[field] === 1) return <Field {...shared} onChange={({ target }) => onType(target.value)} />;
  return (
    <TextArea
      {...shared}
      rows={ROWS[field]}
      hint={field === 'teaches' ? t('publishing.texts.teachesHint') : undefined}
      onChange={({ target }) => onType(target.value)}
    />
  );
}

/** What players learn is one point a line. */
function textOf(draft: Draft, field: TextField, language: Language): string {
  return field === 'teaches' ? draft.teaches[language].join('\n') : draft[field][language];
}

function changed(draft: Draft, field: TextField, language: Language, text: string): DraftChange {
  if (field === 'teaches') return { teaches: { ...draft.teaches, [language]: text.split('\n') } as Both<string[]> };
  return { [field]: { ...draft[field], [language]: text } };
}

import { useTranslate } from 'react-admin';
import { useGradeWord } from '../games/words';
import { useFormat } from '../lib/format';
import type { PublishedGame } from '../lib/wire';

/** Where the words of a field's values are. */
const TABLES: Record<string, string> = {
  subjects: 'game.subject',
  ageRating: 'game.age',
  languages: 'game.language',
  accessibility: 'publishing.accessibility',
};

interface DraftWords {
  /** `title.en` as people say it. */
  field: (path: string) => string;
  /** A value as JSON text, in words. */
  value: (path: string, json: string | null) => string;
  objective: (code: string) => string;
}

/** The fields of a studio's draft and their values, in words instead of codes. */
export function useDraftWords(objectives: PublishedGame['objectives']): DraftWords {
  const translate = useTranslate();
  const gradeWord = useGradeWord();
  const { language } = useFormat();
  const word = (name: string): string => translate(`resources.publishing.fields.${name}`, { _: name });
  const objective = (code: string): string => {
    const named = objectives.find((one) => one.code === code);
    return named ? `${named.text[language]} (${code})` : code;
  };
  const one = (field: string, value: unknown): string => {
    if (field === 'objectives') return objective(String(value));
    if (field === 'screenshots') return (value as { alt: string }).alt || translate('console.publishing.picture');
    if (field === 'cover' || field === 'guide') return translate('console.publishing.file');
    const table = TABLES[field];
    return table ? translate(`console.${table}.${String(value)}`, { _: String(value) }) : String(value);
  };
  return {
    objective,
    field: (path) => {
      const [first = '', second = '', third = ''] = path.split('.');
      const [name, language] = first === 'media' ? [third, second] : [first, second];
      return language ? `${word(name)} (${translate(`console.game.language.${language}`)})` : word(name);
    },
    value: (path, json) => {
      if (json === null) return '—';
      const parts = path.split('.');
      const field = (parts[0] === 'media' ? parts[2] : parts[0]) ?? '';
      const value = JSON.parse(json) as unknown;
      if (Array.isArray(value)) return value.map((each) => one(field, each)).join('\n') || '—';
      if (typeof value === 'boolean') return translate(`ra.boolean.${value}`);
      if (field === 'grades') {
        const { from, to } = value as { from: number; to: number };
        return `${gradeWord(from)} – ${gradeWord(to)}`;
      }
      return one(field, value) || '—';
    },
  };
}

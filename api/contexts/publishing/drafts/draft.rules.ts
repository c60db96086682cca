import { LANGUAGES, type Bilingual, type Language } from '../../../kernel/language.js';

/** What a game offers to people who play otherwise. */
export const ACCESSIBILITY = [
  'subtitles',
  'remappable-keys',
  'keyboard-only',
  'one-hand',
  'screen-reader',
  'text-size',
  'colour-blind',
  'no-flashing',
  'no-time-limit',
  'pausable',
  'volume',
] as const;
export type Accessibility = (typeof ACCESSIBILITY)[number];

export interface DraftScreenshot {
  name: string;
  alt: string;
}

/** The pictures and the guide of one language. */
export interface DraftMedia {
  cover: string | null;
  screenshots: DraftScreenshot[];
  /** A PDF for teachers. */
  guide: string | null;
}

/** A game as its studio types it; anything may still be missing. */
export interface Draft {
  title: Bilingual;
  summary: Bilingual;
  /** Paragraphs are parted by an empty line. */
  description: Bilingual;
  teaches: Record<Language, string[]>;
  requirements: Bilingual;
  subjects: string[];
  grades: { from: number; to: number } | null;
  objectives: string[];
  /** Null: unrated. */
  ageRating: string | null;
  languages: string[];
  accessibility: string[];
  /** Of the first release; later ones are scheduled. */
  price: number | null;
  inPlan: boolean;
  media: Record<Language, DraftMedia>;
}

/** What a studio types; pictures and guides are uploaded. */
export type DraftText = Omit<Draft, 'media'>;

const both = (text: string): Bilingual => ({ es: text, en: text });
const noMedia = (): DraftMedia => ({ cover: null, screenshots: [], guide: null });

/** A new draft; its title is the same in both languages until it is translated. */
export function emptyDraft(title: string): Draft {
  return {
    title: { es: title, en: '' },
    summary: both(''),
    description: both(''),
    teaches: { es: [], en: [] },
    requirements: both(''),
    subjects: [],
    grades: null,
    objectives: [],
    ageRating: null,
    languages: [],
    accessibility: [],
    price: null,
    inPlan: true,
    media: { es: noMedia(), en: noMedia() },
  };
}

/**
 * What is missing before a draft can be handed in, as paths such as `title.en`. English pictures may be missing: then
 * the Spanish ones are shown. A game without an age rating cannot be released, so no child ever sees an unrated one.
 */
export function missingParts(draft: Draft, live: readonly { kind: string }[]): string[] {
  const texts = (['title', 'summary', 'description', 'requirements'] as const).flatMap((field) =>
    LANGUAGES.filter((language) => draft[field][language].trim() === '').map((language) => `${field}.${language}`),
  );
  const teaches = LANGUAGES.filter((language) => !draft.teaches[language].some((point) => point.trim() !== ''));
  const facts: [string, boolean][] = [
    ['subjects', draft.subjects.length > 0],
    ['grades', draft.grades !== null],
    ['ageRating', draft.ageRating !== null],
    ['languages', draft.languages.length > 0],
    ['price', draft.price !== null],
    ['media.es.cover', draft.media.es.cover !== null],
    ['media.es.screenshots', draft.media.es.screenshots.length > 0],
    ['builds', live.length > 0],
  ];
  return [
    ...texts,
    ...teaches.map((language) => `teaches.${language}`),
    ...facts.filter(([, there]) => !there).map(([path]) => path),
  ];
}

/** One field that a new revision changes, as both revisions have it. */
export interface Difference {
  field: string;
  before: unknown;
  after: unknown;
}

/** What differs between two revisions, language by language where a field has two; `null` before the first. */
export function differences(before: Draft | null, after: Draft): Difference[] {
  const [old, next] = [before ? flat(before) : new Map<string, unknown>(), flat(after)];
  return [...next]
    .filter(([field, value]) => JSON.stringify(old.get(field) ?? null) !== JSON.stringify(value ?? null))
    .map(([field, value]) => ({ field, before: old.get(field) ?? null, after: value }));
}

/** Whether two texts are the same once they are kept: whatever made their objects, and in whatever order. */
export const isSameContent = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A draft with texts mended that it shares with what is approved; what its studio has written since is the studio's. */
export function mendedDraft(draft: Draft, approved: Draft, change: Partial<DraftText>): Draft {
  const shared = (Object.keys(change) as (keyof DraftText)[]).filter((field) =>
    isSameContent(draft[field], approved[field]),
  );
  return { ...draft, ...Object.fromEntries(shared.map((field) => [field, change[field]])) };
}

/** The fields of a change that say something else than the draft. */
export function changedFields(draft: Draft, change: Partial<DraftText>): Partial<DraftText> {
  const changed = (Object.keys(change) as (keyof DraftText)[]).filter(
    (field) => change[field] !== undefined && !isSameContent(change[field], draft[field]),
  );
  return Object.fromEntries(changed.map((field) => [field, change[field]]));
}

function flat(draft: Draft): Map<string, unknown> {
  const { media, price: _price, ...fields } = draft;
  const entries = Object.entries(fields).flatMap(([field, value]) =>
    isBilingual(value)
      ? LANGUAGES.map((language) => [`${field}.${language}`, value[language]] as const)
      : [[field, value] as const],
  );
  const pictures = LANGUAGES.flatMap((language) =>
    Object.entries(media[language]).map(([part, value]) => [`media.${language}.${part}`, value as unknown] as const),
  );
  return new Map<string, unknown>([...entries, ...pictures]);
}

function isBilingual(value: unknown): value is Record<Language, unknown> {
  return typeof value === 'object' && value !== null && LANGUAGES.every((language) => Object.hasOwn(value, language));
}

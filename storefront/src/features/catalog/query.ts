import type { Facets, GameLanguage, GamesQuery, Platform, Subject } from '../../lib/wire';

export const PAGE_SIZE = 20;
export const SUBJECTS: readonly Subject[] = [
  'science',
  'math',
  'language',
  'history',
  'logic',
  'biology',
  'chemistry',
  'physics',
  'astronomy',
  'english',
  'geography',
  'arts',
  'music',
  'technology',
  'citizenship',
  'health',
];
export const PLATFORMS: readonly Platform[] = ['web', 'windows', 'macos', 'linux', 'android'];
export const GAME_LANGUAGES: readonly GameLanguage[] = ['es', 'en', 'pt'];
export const SORTS = ['relevance', 'newest', 'price', '-price', 'title'] as const;
export const GRADES: readonly number[] = Array.from({ length: 13 }, (_, n) => n);

/** What the address of the catalogue may say. */
export const KNOWN = [
  'search',
  'subject',
  'objective',
  'grade',
  'platform',
  'language',
  'price',
  'sort',
  'page',
] as const;
type Key = (typeof KNOWN)[number];

/** What a person looks for in the catalogue; it lives in the address and nowhere else. */
export type Looking = Partial<Record<Key, string>>;

/** An address a person mistyped shows the games without that filter, not a refusal. */
function isKnown(key: Key, value: string): boolean {
  const all = (known: readonly string[]) => value.split(',').every((one) => known.includes(one));
  switch (key) {
    case 'search':
      return value.length <= 100;
    case 'subject':
      return all(SUBJECTS);
    case 'objective':
      return /^[A-Z]{2}\d{2}-OA-\d{2}$/.test(value);
    case 'platform':
      return all(PLATFORMS);
    case 'language':
      return all(GAME_LANGUAGES);
    case 'grade':
      return /^(\d|1[0-2])$/.test(value);
    case 'price':
      return value === 'free' || value === 'paid';
    case 'sort':
      return value !== 'relevance' && all(SORTS);
    case 'page':
      return /^[1-9]\d{0,3}$/.test(value);
  }
}

export function lookingFor(search: URLSearchParams): Looking {
  const looking: Looking = {};
  for (const key of KNOWN) {
    const value = search.get(key)?.trim();
    if (value && isKnown(key, value)) looking[key] = value;
  }
  return looking;
}

export function toSearch(looking: Looking): string {
  const search = new URLSearchParams();
  for (const key of KNOWN) {
    const value = looking[key];
    if (value && !(key === 'page' && value === '1')) search.set(key, value);
  }
  const text = search.toString();
  return text ? `?${text}` : '';
}

export const subjectsOf = (looking: Looking): string[] => looking.subject?.split(',').filter(Boolean) ?? [];

/** The same search with a subject added or taken away, back on the first page. */
export function withSubject(looking: Looking, subject: Subject): Looking {
  const chosen = subjectsOf(looking);
  const next = chosen.includes(subject) ? chosen.filter((id) => id !== subject) : [...chosen, subject];
  return { ...looking, subject: next.join(','), page: undefined };
}

const FILTERS = ['objective', 'grade', 'platform', 'language', 'price'] as const;
export type Filter = (typeof FILTERS)[number];

export const chosenFilters = (looking: Looking): Filter[] => FILTERS.filter((key) => looking[key]);

/** The query that answers this search. */
export function gamesQuery({
  search,
  subject,
  objective,
  platform,
  language,
  grade,
  price,
  sort,
  page,
}: Looking): GamesQuery {
  const list = <T extends string>(text: string | undefined): T[] | undefined => text?.split(',') as T[] | undefined;
  return {
    search,
    price: price as GamesQuery['price'],
    sort: sort as GamesQuery['sort'],
    size: PAGE_SIZE,
    subject: list(subject),
    objective: list(objective),
    platform: list(platform),
    language: list(language),
    grade: grade === undefined ? undefined : Number(grade),
    page: page === undefined ? undefined : Number(page),
  };
}

/** Subjects worth showing: those with games, and those already chosen. */
export function offeredSubjects(facets: Facets, looking: Looking): Subject[] {
  const chosen = subjectsOf(looking);
  return SUBJECTS.filter((id) => (facets.subjects[id] ?? 0) > 0 || chosen.includes(id));
}

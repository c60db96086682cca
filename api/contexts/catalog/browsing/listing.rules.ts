import type { Bilingual, Language } from '../../../kernel/language.js';

/** What filters and sorting look at in a game. */
export interface Listable {
  id: string;
  title: Bilingual;
  price: number;
  subjects: readonly string[];
  grades: { from: number; to: number };
  platforms: readonly string[];
  languages: readonly string[];
  releasedOn: string;
  announced: boolean;
  inPlan: boolean;
}

export interface Filters {
  subject?: readonly string[];
  grade?: number;
  platform?: readonly string[];
  language?: readonly string[];
  price?: 'free' | 'paid';
  plan?: 'included';
}

type Sort = 'relevance' | 'newest' | 'price' | '-price' | 'title';

type Test = (game: Listable) => boolean;

/** The games that pass all filters. Several values of one filter mean any of them. */
export function filtered<Game extends Listable>(games: readonly Game[], filters: Filters): Game[] {
  const tests = Object.values(testsOf(filters));
  return games.filter((game) => tests.every((test) => test(game)));
}

/** For each filter, how many games each of its values would show while the other filters stay. */
export function facetsOf(games: readonly Listable[], filters: Filters) {
  const tests = testsOf(filters);
  const others = (name: keyof Filters): readonly Listable[] => {
    const rest = Object.entries(tests)
      .filter(([key]) => key !== name)
      .map(([, test]) => test);
    return rest.length === 0 ? games : games.filter((game) => rest.every((test) => test(game)));
  };
  const paying = others('price');
  return {
    subjects: counted(others('subject'), (game) => game.subjects),
    grades: counted(others('grade'), (game) =>
      Array.from({ length: game.grades.to - game.grades.from + 1 }, (_, i) => String(game.grades.from + i)),
    ),
    platforms: counted(others('platform'), (game) => game.platforms),
    languages: counted(others('language'), (game) => game.languages),
    price: {
      free: paying.filter(costs('free')).length,
      paid: paying.filter(costs('paid')).length,
    },
  };
}

const COLLATORS = { es: new Intl.Collator('es'), en: new Intl.Collator('en') };

/**
 * Sorted; by relevance they stay as the search ranked them. What cannot be played yet comes last, but not in a search: who
 * looks for a title finds it. Ties are broken by id, so that pages never overlap.
 */
export function sorted<Game extends Listable>(games: readonly Game[], sort: Sort, language: Language): Game[] {
  if (sort === 'relevance') return [...games];
  const order: Record<Exclude<Sort, 'relevance'>, (a: Listable, b: Listable) => number> = {
    newest: (a, b) => compare(b.releasedOn, a.releasedOn),
    price: (a, b) => a.price - b.price,
    '-price': (a, b) => b.price - a.price,
    title: (a, b) => COLLATORS[language].compare(a.title[language], b.title[language]),
  };
  return [...games].sort(
    (a, b) => Number(a.announced) - Number(b.announced) || order[sort](a, b) || compare(a.id, b.id),
  );
}

/** The games most like one, those that can be played first: most subjects in common, then the nearest grades. */
export function similarTo<Game extends Listable>(games: readonly Game[], to: Listable, count: number): Game[] {
  const likeness = (game: Listable): number => {
    const shared = game.subjects.filter((subject) => to.subjects.includes(subject)).length;
    return shared * 100 - Math.abs(game.grades.from - to.grades.from) - Math.abs(game.grades.to - to.grades.to);
  };
  return games
    .filter((game) => game.id !== to.id)
    .map((game) => ({ game, likeness: likeness(game) }))
    .sort(
      (a, b) =>
        Number(a.game.announced) - Number(b.game.announced) || b.likeness - a.likeness || compare(a.game.id, b.game.id),
    )
    .slice(0, count)
    .map(({ game }) => game);
}

function testsOf({ subject, grade, platform, language, price, plan }: Filters): Partial<Record<keyof Filters, Test>> {
  const any =
    (wanted: readonly string[], own: (game: Listable) => readonly string[]): Test =>
    (game) =>
      own(game).some((value) => wanted.includes(value));
  return {
    ...(subject?.length ? { subject: any(subject, (game) => game.subjects) } : {}),
    ...(grade !== undefined ? { grade: (game: Listable) => game.grades.from <= grade && grade <= game.grades.to } : {}),
    ...(platform?.length ? { platform: any(platform, (game) => game.platforms) } : {}),
    ...(language?.length ? { language: any(language, (game) => game.languages) } : {}),
    ...(price ? { price: costs(price) } : {}),
    ...(plan ? { plan: (game: Listable) => game.inPlan } : {}),
  };
}

/** What is not sold yet has no price that anybody could pay. */
function costs(price: 'free' | 'paid'): Test {
  return ({ announced, price: pesos }) => !announced && (pesos === 0) === (price === 'free');
}

function counted(games: readonly Listable[], values: (game: Listable) => readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const game of games) for (const value of values(game)) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

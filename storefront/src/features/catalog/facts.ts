import { inLanguage } from '../../lib/addresses';
import { coverIn, shotsIn } from '../../lib/picture';
import type { Game, GameCard, Language, RatingsReply } from '../../lib/wire';

type Facts = Record<string, unknown>;

/** How old Chilean pupils are in a grade: six in the first, a year more in each. */
const AGE_IN_FIRST_GRADE = 6;
const ageIn = (grade: number): number => AGE_IN_FIRST_GRADE + grade - 1;

const pageOf = (origin: string, path: string, language: Language): string => `${origin}${inLanguage(path, language)}`;

/** The shop itself, how it is searched and who runs it, for search engines. */
export function shopFacts(origin: string, language: Language, name: string, about: string): Facts[] {
  const organization = { '@id': `${origin}/#organization` };
  return [
    {
      '@type': 'WebSite',
      name,
      description: about,
      url: pageOf(origin, '/', language),
      inLanguage: language,
      publisher: organization,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${pageOf(origin, '/games', language)}?search={words}`,
        'query-input': 'required name=words',
      },
    },
    {
      '@type': 'Organization',
      ...organization,
      name,
      url: `${origin}/`,
      logo: `${origin}/favicon.svg`,
      description: about,
      areaServed: 'CL',
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        url: pageOf(origin, '/contact', language),
        availableLanguage: ['es', 'en'],
      },
    },
  ];
}

/** The games of one page of the catalogue, in its order. */
export function listFacts(origin: string, games: readonly GameCard[], language: Language): Facts[] {
  return [
    {
      '@type': 'ItemList',
      itemListElement: games.map((game, n) => ({
        '@type': 'ListItem',
        position: n + 1,
        name: game.title[language],
        url: pageOf(origin, `/games/${game.slug}`, language),
      })),
    },
  ];
}

/** The way from home to a page, as search engines show it. */
function wayTo(origin: string, language: Language, steps: readonly (readonly [path: string, name: string])[]): Facts {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([path, name], n) => ({
      '@type': 'ListItem',
      position: n + 1,
      name,
      item: pageOf(origin, path, language),
    })),
  };
}

interface GameFacts {
  origin: string;
  game: Game;
  /** Null where they could not be loaded. */
  ratings: RatingsReply | null;
  language: Language;
  /** What home, which is called as the shop, and the catalogue are called. */
  names: { home: string; games: string };
}

/** A game as something to learn from and to buy, with the price that is charged, and the way to it. */
export function gameFacts({ origin, game, ratings, language, names }: GameFacts): Facts[] {
  const path = `/games/${game.slug}`;
  const url = pageOf(origin, path, language);
  const title = game.title[language];
  return [
    {
      '@type': ['Product', 'VideoGame', 'LearningResource'],
      '@id': `${origin}${path}#game`,
      name: title,
      description: game.summary[language],
      url,
      image: [
        pictureToShare(origin, game, language),
        coverIn(language, game),
        ...shotsIn(language, game.screenshots).map(({ url: address }) => address),
      ],
      author: { '@type': 'Organization', name: game.developer.name },
      brand: { '@type': 'Brand', name: game.developer.name },
      applicationCategory: 'EducationalApplication',
      genre: game.subjects,
      gamePlatform: game.platforms,
      inLanguage: game.languages,
      datePublished: game.releasedOn,
      ...learningFacts(game, language),
      ...ratingFacts(ratings),
      // What cannot be played yet is not offered.
      ...(!game.announced && { offers: offerOf(game, origin, url, names.home) }),
    },
    wayTo(origin, language, [
      ['/', names.home],
      ['/games', names.games],
      [path, title],
    ]),
  ];
}

const offerOf = ({ price, currency }: Game, origin: string, url: string, name: string): Facts => ({
  '@type': 'Offer',
  url,
  price,
  priceCurrency: currency,
  availability: 'https://schema.org/InStock',
  seller: { '@type': 'Organization', '@id': `${origin}/#organization`, name, url: `${origin}/` },
});

/** What people who played it think; search engines refuse a mean of nothing. */
const ratingFacts = (ratings: RatingsReply | null): Facts =>
  ratings && ratings.count > 0
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: ratings.average,
          ratingCount: ratings.count,
          bestRating: 5,
          worstRating: 1,
        },
      }
    : {};

/** What is learned, by whom, and which objectives of the curriculum it serves. */
function learningFacts(game: Game, language: Language): Facts {
  const { from, to } = game.grades;
  return {
    learningResourceType: 'Game',
    educationalUse: 'instruction',
    isAccessibleForFree: game.price === 0,
    teaches: game.teaches[language],
    typicalAgeRange: `${ageIn(from)}-${ageIn(to)}`,
    contentRating: game.ageRating,
    accessibilityFeature: game.accessibility,
    educationalAlignment: game.objectives.map(({ code, text }) => ({
      '@type': 'AlignmentObject',
      alignmentType: 'teaches',
      educationalFramework: 'Bases Curriculares, Chile',
      targetName: code,
      targetDescription: text[language],
    })),
  };
}

/** What sites show beside a link to a game. */
export const pictureToShare = (origin: string, { slug }: { slug: string }, language: Language): string =>
  `${origin}/share/${language}/${slug}.png`;

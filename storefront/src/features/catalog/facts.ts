import type { Game, GameCard, Language } from '../../lib/wire';

type Facts = Record<string, unknown>;

/** The shop itself and how it is searched, for search engines. */
export function shopFacts(origin: string, name: string, about: string): Facts {
  return {
    '@type': 'WebSite',
    name,
    description: about,
    url: `${origin}/`,
    inLanguage: ['es', 'en'],
    publisher: { '@type': 'Organization', name, url: `${origin}/` },
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}/games?search={words}`,
      'query-input': 'required name=words',
    },
  };
}

/** The games of one page of the catalogue, in its order. */
export function listFacts(origin: string, games: readonly GameCard[], language: Language): Facts {
  return {
    '@type': 'ItemList',
    itemListElement: games.map((game, n) => ({
      '@type': 'ListItem',
      position: n + 1,
      name: game.title[language],
      url: `${origin}/games/${game.slug}`,
    })),
  };
}

/** A game as something to learn from and to buy, with the price that is charged. */
export function gameFacts(origin: string, game: Game, language: Language): Facts {
  const url = `${origin}/games/${game.slug}`;
  return {
    '@type': ['Product', 'VideoGame'],
    name: game.title[language],
    description: game.summary[language],
    url,
    image: [game.cover, ...game.screenshots.map((shot) => shot.url)],
    author: { '@type': 'Organization', name: game.developer.name },
    brand: { '@type': 'Brand', name: game.developer.name },
    applicationCategory: 'EducationalApplication',
    genre: game.subjects,
    gamePlatform: game.platforms,
    inLanguage: game.languages,
    teaches: game.teaches[language],
    datePublished: game.releasedOn,
    offers: {
      '@type': 'Offer',
      url,
      price: game.price,
      priceCurrency: game.currency,
      availability: 'https://schema.org/InStock',
    },
  };
}

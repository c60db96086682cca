import type { Language } from '../../kernel/language.js';
import type { GameCard } from '../catalog/index.js';
import { addressIn } from './public-pages.js';
import { escaped } from './xml.js';

const ENTRIES = 50;
const WORDS = {
  es: { title: 'Ludoteca: juegos nuevos', subtitle: 'Juegos educativos que llegan a la tienda' },
  en: { title: 'Ludoteca: new games', subtitle: 'Educational games as they come to the shop' },
} as const;

const momentOf = (day: string): string => `${day}T00:00:00Z`;

/** New games as Atom (RFC 4287). An entry keeps its id whatever becomes of title and address. @param games newest first */
export function gameFeed(origin: string, language: Language, games: readonly GameCard[]): string {
  const { title, subtitle } = WORDS[language];
  const own = `${origin}/feeds/games.${language}.atom`;
  const newest = games.slice(0, ENTRIES);
  const entries = newest.map((game) => {
    const picture = `${origin}/share/${language}/${game.slug}.png`;
    return [
      '<entry>',
      `<id>urn:uuid:${game.id}</id>`,
      `<title>${escaped(game.title[language])}</title>`,
      `<link rel="alternate" type="text/html" href="${escaped(addressIn(origin, `/games/${game.slug}`, language))}"/>`,
      `<link rel="enclosure" type="image/png" href="${escaped(picture)}"/>`,
      `<published>${momentOf(game.releasedOn)}</published>`,
      `<updated>${momentOf(game.releasedOn)}</updated>`,
      `<author><name>${escaped(game.developer.name)}</name></author>`,
      ...game.subjects.map((subject) => `<category term="${escaped(subject)}"/>`),
      `<summary>${escaped(game.summary[language])}</summary>`,
      '</entry>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${own}</id>`,
    `<title>${title}</title>`,
    `<subtitle>${subtitle}</subtitle>`,
    `<link rel="self" type="application/atom+xml" href="${own}"/>`,
    `<link rel="alternate" type="text/html" href="${addressIn(origin, '/games', language)}"/>`,
    `<updated>${momentOf(newest[0]?.releasedOn ?? '2026-01-01')}</updated>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}

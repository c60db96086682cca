import { connectableGames } from './connectable';

const title = { es: 'Un juego', en: 'A game' };
const file = { buildId: 'b', platform: 'windows', version: '1.0', size: 1 } as const;
const owned = (slug: string, downloads: (typeof file)[]) => ({ gameId: slug, slug, title, downloads });
const made = (slug: string) => ({ id: slug, slug, title });
const slugs = (games: { slug: string }[]): string[] => games.map(({ slug }) => slug);

describe('the games that a code can connect', () => {
  it('have a download', () => {
    expect(connectableGames([owned('orbit', [file]), owned('sudoku', [])], [])).toEqual([made('orbit')]);
  });

  it('are those of the own studio too, released or not, each once', () => {
    const library = [owned('orbit', [file]), owned('sudoku', [])];
    expect(slugs(connectableGames(library, [made('draft'), made('orbit')]))).toEqual(['orbit', 'draft']);
  });
});

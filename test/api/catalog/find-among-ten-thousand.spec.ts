import { eventually } from '../../support/process.js';
import { rowsRead } from '../../support/rows-read.js';
import { startShop, type Shop } from '../../support/shop.js';
import { putOnSale, type Stocked } from './stock.js';
import { patient } from '../../support/patience.js';

const GAMES = 10_000;
const SEARCHES = 12;
const SYLLABLES =
  'ba be bo ca ce co da de do fa fe fi ga go gu la le lo ma me mo na ne no pa pe po ra re ro sa se so ta te to va ve vo'.split(
    ' ',
  );
const PLAIN =
  'aprende juega planeta tierra ciudad bosque robot numero historia musica learn play world forest number story water island light school'.split(
    ' ',
  );
const SUBJECTS = ['science', 'math', 'history', 'music', 'language', 'arts'];

/** The same numbers for every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

describe('finding a game among ten thousand', () => {
  let shop: Shop;
  const titles: string[] = [];
  beforeAll(async () => {
    const roll = dice(7);
    const made = (): string => Array.from({ length: 3 + roll(2) }, () => SYLLABLES[roll(SYLLABLES.length)]).join('');
    const words = Array.from({ length: 8_000 }, made);
    const some = (count: number): string =>
      Array.from({ length: count }, () => (roll(3) === 0 ? PLAIN[roll(PLAIN.length)] : words[roll(words.length)])).join(
        ' ',
      );
    const game = (n: number): Stocked => {
      titles.push(made());
      const text = (count: number) => ({ es: some(count), en: some(count) });
      return {
        slug: `game-${n}`,
        title: { es: `${titles[n]} ${some(2)}`, en: `${titles[n]} ${some(2)}` },
        summary: text(12),
        description: text(80),
        keywords: some(4),
        subjects: [SUBJECTS[roll(SUBJECTS.length)] ?? 'math'],
        price: roll(10) * 990,
        grades: [roll(6), 6 + roll(6)],
        releasedOn: `20${10 + roll(10)}-0${1 + roll(9)}-1${roll(10)}`,
      };
    };
    shop = await startShop();
    for (let n = 0; n < GAMES; n += 1_000)
      await putOnSale(
        shop,
        Array.from({ length: 1_000 }, (_, i) => game(n + i)),
      );
    await shop.sql.query('analyze catalog.games, catalog.words');
    await eventually(
      () => shop.get<{ total: number }>('/v1/games?ids=game-9999'),
      ({ body }) => body.total === 1,
      10_000,
      'the games on sale',
    );
  }, patient(240_000));
  afterAll(() => shop?.close());

  const titleAt = (n: number): string => titles[n] ?? '';
  const search = (query: string) => shop.get<{ games: { slug: string }[]; total: number }>(`/v1/games?${query}`);
  const mistyped = (word: string, at: number): string => word.slice(0, at) + word.slice(at + 1);

  it('finds each of a hundred by its title, and by its title mistyped', async () => {
    for (let n = 50; n < GAMES; n += GAMES / 100) {
      const right = await search(`size=100&search=${titleAt(n)}`);
      expect(right.body.games.map(({ slug }) => slug)).toContain(`game-${n}`);
      const typo = await search(`size=100&sort=relevance&search=${mistyped(titleAt(n), n % titleAt(n).length)}`);
      expect(typo.body.games.map(({ slug }) => slug)).toContain(`game-${n}`);
    }
  });

  it.each([
    ['a title', 200, (n: number) => `search=${titleAt(n)}`],
    ['a title mistyped', GAMES / 2, (n: number) => `search=${mistyped(titleAt(n), 2)}`],
    ['a common word', 3 * GAMES, (n: number) => `search=${PLAIN[n % PLAIN.length]}`],
    ['the beginning of a title, for a grade', GAMES, (n: number) => `search=${titleAt(n).slice(0, 3)}&grade=3`],
    ['a common word and a title', 200, (n: number) => `search=${PLAIN[n % PLAIN.length]} ${titleAt(n)}`],
    ['two letters', 3 * GAMES, () => 'search=de'],
    ['a subject, by title', 100, (n: number) => `sort=title&subject=${SUBJECTS[n % SUBJECTS.length]}`],
    ['what is paid, for a grade, by price', 100, (n: number) => `sort=price&price=paid&grade=${n % 12}`],
  ])('reads little for %s: fewer than %d rows', async (_, most, query) => {
    const read = await rowsRead(shop, async () => {
      // Pages of their own, so that none comes from memory.
      for (let i = 0; i < SEARCHES; i++) expect((await search(`${query(i * 97)}&page=${i + 1}`)).status).toBe(200);
    });
    expect(read / SEARCHES).toBeLessThan(most);
  });
});

import { eventually } from '../../support/process.js';
import { startShop, type Shop } from '../../support/shop.js';
import { putOnSale } from './stock.js';

const nothing = { es: '', en: '' };

describe('searching for a game', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
    await putOnSale(shop, [
      { slug: 'quimica-titulo', title: { es: 'Química galápago', en: 'Zebra chemistry' }, keywords: 'Física Physics' },
      { slug: 'resumen', title: { es: 'Otro', en: 'Other' }, summary: { es: 'Con galápago', en: 'With zebra' } },
      { slug: 'materia', title: { es: 'Tercero', en: 'Third' }, summary: nothing, keywords: 'galápago zebra' },
      {
        slug: 'descripcion',
        title: { es: 'Cuarto', en: 'Fourth' },
        summary: nothing,
        description: { es: 'Primero.\n\nGalápago al fin', en: 'First.\n\nZebra at last' },
      },
      {
        slug: 'volcanico',
        title: { es: 'El volcán dormido', en: 'The sleeping volcano' },
        summary: { es: 'Mide el pulso de la tierra', en: 'Take the pulse of the earth' },
      },
      {
        slug: 'fracciones',
        title: { es: 'Mitades', en: 'Quarters' },
        summary: { es: 'Fracciones y pizzas', en: 'Fractions and pizzas' },
      },
      { slug: 'acuarelas', title: { es: 'Acuarelas', en: 'Watercolours' } },
      { slug: 'acurela', title: { es: 'Acurela perdida', en: 'Lost' } },
      { slug: 'palabras', title: { es: 'Cien vocablos', en: 'A hundred words' } },
      { slug: 'descompuesto', title: { es: 'Bitácora añeja'.normalize('NFD'), en: 'Logbook' } },
    ]);
    await eventually(
      () => search('galápago'),
      (found) => found.length > 0,
      5_000,
      'the games on sale',
    );
  });
  afterAll(() => shop?.close());

  const search = async (words: string, more = ''): Promise<string[]> => {
    const { body } = await shop.get<{ games: { slug: string }[] }>(
      `/v1/games?size=100&search=${encodeURIComponent(words)}${more}`,
    );
    return body.games.map(({ slug }) => slug);
  };

  it.each(['galapago', 'GALÁPAGO', 'zebra', 'Zébra'])(
    'finds "%s" in title, summary, subjects and description, in this order',
    async (words) => {
      expect(await search(words)).toEqual(['quimica-titulo', 'resumen', 'materia', 'descripcion']);
    },
  );

  it.each([
    ['fisca', 'quimica-titulo'],
    ['volcan', 'volcanico'],
    ['volcanes', 'volcanico'],
    ['fracions', 'fracciones'],
    ['fracion', 'fracciones'],
    ['wods', 'palabras'],
    ['hundrde', 'palabras'],
    ['vulcano', 'volcanico'],
    ['dormdio', 'volcanico'],
    ['juego de volcanes', 'volcanico'],
    ['sleeping volcno', 'volcanico'],
    ['pizas', 'fracciones'],
  ])('takes "%s" for what it means', async (words, slug) => {
    expect(await search(words)).toContain(slug);
  });

  it.each([
    ['química', 'quimica-titulo'],
    ['bitácora', 'descompuesto'],
    ['bitacora anej', 'descompuesto'],
  ])('finds "%s" in whichever form its letters are composed', async (words, slug) => {
    const found = await search(words.normalize('NFC'));
    expect(found[0]).toBe(slug);
    expect(await search(words.normalize('NFD'))).toEqual(found);
  });

  it('forgives any one typo in the words of titles', async () => {
    const words = ['zebra', 'quarters', 'volcan', 'quimica', 'dormido', 'sleeping', 'vocablos', 'galapago'];
    const typos = words
      .flatMap((word) =>
        Array.from(
          word,
          (_, at) =>
            [
              [word, word.slice(0, at) + word.slice(at + 1)],
              [word, `${word.slice(0, at)}w${word.slice(at)}`],
              [word, `${word.slice(0, at)}w${word.slice(at + 1)}`],
              [word, word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2)],
            ] as const,
        ),
      )
      .flat();
    const missed: string[] = [];
    for (const [word, typo] of typos) {
      const [right, forgiven] = [await search(word), await search(typo)];
      if (!right.every((slug) => forgiven.includes(slug))) missed.push(`${typo} for ${word}`);
    }
    expect(missed).toEqual([]);
  });

  it('finds a word by its beginning', async () => {
    expect(await search('galapa')).toContain('quimica-titulo');
    expect(await search('vo')).toEqual(expect.arrayContaining(['volcanico', 'palabras']));
  });

  it('wants all words, and is content with some when no game has all', async () => {
    expect(await search('zebra chemistry')).toEqual(['quimica-titulo']);
    expect(await search('vocablos galapago')).toEqual(expect.arrayContaining(['palabras', 'quimica-titulo']));
  });

  it('takes a word that exists, in singular or plural, as it is written', async () => {
    expect(await search('acuarelas')).toEqual(['acuarelas']);
    expect(await search('acuarela')).toEqual(['acuarelas']);
    expect(new Set(await search('acuarella'))).toEqual(new Set(['acuarelas']));
    expect(await search('acurela')).toEqual(['acurela']);
  });

  it('finds nothing for a word that means nothing here', async () => {
    expect(await search('xyzzyplugh')).toEqual([]);
    expect(await search('esdruxxxla')).toEqual([]);
  });

  it('shows all games for a search without words', async () => {
    expect(await search('¿…?')).toEqual(await search(''));
  });

  it('keeps filters and chosen order', async () => {
    expect(await search('galapago', '&price=free')).toEqual([]);
    expect(await search('galapago', '&sort=title')).toEqual(['descripcion', 'resumen', 'materia', 'quimica-titulo']);
  });

  it('finds the games that are sold here, in both languages', async () => {
    expect((await search('volcan despierto'))[0]).toBe('volcan-despierto');
    expect((await search('wide awake volcano'))[0]).toBe('volcan-despierto');
    expect(await search('maths')).toContain('mercado-de-fracciones');
    expect(await search('matemática')).toContain('mercado-de-fracciones');
    expect(await search('condor lab')).toContain('volcan-despierto');
  });
});

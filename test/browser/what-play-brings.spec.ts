import { expect, test, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { barriersOn } from './support/barriers.js';
import { inBothLanguages } from './support/both-languages.js';
import { buys, signedInPlayer } from './support/journey.js';
import { solvesByKeyboard } from './support/sudoku.js';

const SUDOKU = 'sudoku-del-sur';

/** What stands on the pages, by language. */
const WORDS = {
  es: {
    claim: 'Obtener gratis',
    claimed: 'está en tu biblioteca',
    play: /^Jugar/,
    easy: /^Fácil/,
    earned: 'Logro ganado',
    closeNote: 'Cerrar el aviso',
    first: 'Primer sudoku',
    earnedOn: 'Lo ganaste el',
    inTheBrowser: 'Ganado en el navegador',
    road: 'Carretera Austral',
    roadBegun: '1 de 30',
    secret: 'Segunda mirada',
    sudoku: 'Sudoku del Sur',
    own: 'Tus logros',
    ownCount: /^1 de \d+$/,
    latest: 'Los últimos que ganaste',
    underWay: 'Los que tienes más cerca',
    byGame: 'Por juego',
    streak: 'Racha y días de juego',
    calendar: /^Calendario de los días que jugaste/,
    longest: /La más larga: \d+ días?\./,
    table: 'Tabla',
    nothingYet: 'Todavía no hay nada que contar',
    playIt: 'Jugar Sudoku del Sur',
    seeGames: 'Ver los juegos',
    sessions: 'Cada rato de juego',
  },
  en: {
    claim: 'Get it free',
    claimed: 'is in your library',
    play: /^Play/,
    easy: /^Easy/,
    earned: 'Achievement earned',
    closeNote: 'Close the note',
    first: 'First Sudoku',
    earnedOn: 'You earned it on',
    inTheBrowser: 'Earned in the browser',
    road: 'Southern Road',
    roadBegun: '1 of 30',
    secret: 'Second Look',
    sudoku: 'Sudoku of the South',
    own: 'Your achievements',
    ownCount: /^1 of \d+$/,
    latest: 'The last ones you earned',
    underWay: 'The ones you are closest to',
    byGame: 'By game',
    streak: 'Streak and days of play',
    calendar: /^Calendar of the days that you played/,
    longest: /Longest one: \d+ days?\./,
    table: 'Table',
    nothingYet: 'Nothing to count yet',
    playIt: 'Play Sudoku of the South',
    seeGames: 'See the games',
    sessions: 'Each session of play',
  },
} as const;
type Words = (typeof WORDS)['es' | 'en'];

const game = (page: Page): FrameLocator => page.frameLocator('iframe');

async function claims(page: Page, slug: string, title: string, words: Words): Promise<void> {
  await page.goto(`/games/${slug}`);
  await page.getByRole('button', { name: words.claim }).filter({ visible: true }).first().click();
  await expect(page.getByText(`${title} ${words.claimed}`)).toBeAttached();
}

/** Solves one to its end. @returns barriers while the note of the achievement is shown */
async function earnsTheFirst(page: Page, words: Words): Promise<string[]> {
  await page.goto('/sudoku-game');
  const counted = page.waitForResponse((reply) => reply.url().includes('/heartbeats'));
  await page.getByRole('button', { name: words.play }).click();
  await game(page).getByRole('button', { name: words.easy }).click();
  const frame = page.frames()[1];
  if (!frame) throw new Error('the game has no frame');
  await solvesByKeyboard(frame);
  await expect(game(page).getByRole('dialog')).toBeVisible();
  const note = page.getByRole('main').getByRole('status').filter({ hasText: words.earned });
  await expect(note).toContainText(words.first);
  const barriers = await barriersOn(page, 'note');
  expect((await counted).status()).toBe(200);
  await page.getByRole('button', { name: words.closeNote }).first().click();
  // What was played since the last heartbeat is counted when the game is left.
  const left = page.waitForResponse((reply) => reply.url().includes('/heartbeats'));
  await page.getByRole('banner').getByRole('link', { name: 'Ludoteca' }).first().click();
  expect((await left).status()).toBe(200);
  return barriers;
}

/** Before a game was played, the statistics lead to one: of the library, or else to all games. */
async function isLedToAGame(page: Page, words: Words, name: string, address: string): Promise<string[]> {
  await page.goto('/player-stats');
  await expect(page.getByRole('heading', { name: words.nothingYet })).toBeVisible();
  await expect(page.getByRole('link', { name }).first()).toHaveAttribute('href', address);
  return barriersOn(page, name);
}

/** Turns a chart into its table, by keyboard. */
async function asTable(section: Locator, words: Words): Promise<Locator> {
  const button = section.getByRole('button', { name: words.table, exact: true });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  return section.getByRole('table');
}

async function findsItInTheStatistics(page: Page, words: Words): Promise<string[]> {
  const part = (name: string): Locator => page.getByRole('region', { name, exact: true });
  const [games, streak, own] = [part(words.byGame), part(words.streak), part(words.own)];
  await page.goto('/player-stats');
  await expect(games.getByRole('list', { name: words.byGame })).toContainText(words.sudoku, { ignoreCase: true });
  await expect(streak.getByRole('img', { name: words.calendar })).toBeVisible();
  await expect(streak.getByText(words.longest)).toBeVisible();
  const earned = own.getByRole('list', { name: words.own }).getByRole('listitem');
  await expect(earned.getByText(words.ownCount)).toBeVisible();
  await expect(earned.getByRole('link', { name: words.sudoku })).toHaveAttribute(
    'href',
    `/games/${SUDOKU}/achievements`,
  );
  await expect(own.getByRole('list', { name: words.latest }).getByRole('listitem')).toContainText(words.first);
  await expect(own.getByRole('list', { name: words.underWay })).toContainText(words.roadBegun);
  await expect(
    page.getByRole('region', { name: words.sessions }).getByRole('listitem').filter({ hasText: words.sudoku }).first(),
  ).toBeVisible();
  const barriers = await barriersOn(page, 'statistics');

  await expect((await asTable(games, words)).getByRole('row').nth(1)).toContainText(words.sudoku, { ignoreCase: true });
  await expect((await asTable(streak, words)).getByRole('row')).toHaveCount(2);
  await expect((await asTable(own, words)).getByRole('row').nth(1)).toContainText(words.sudoku, { ignoreCase: true });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
  return [...barriers, ...(await barriersOn(page, 'statistics as tables'))];
}

async function findsItInTheList(page: Page, words: Words): Promise<string[]> {
  await page.goto(`/games/${SUDOKU}/achievements`);
  const first = page.getByRole('article').filter({ hasText: words.first });
  await expect(first).toContainText(words.earnedOn);
  await expect(first).toContainText(words.inTheBrowser);
  await expect(page.getByRole('article').filter({ hasText: words.road })).toContainText(words.roadBegun);
  await expect(page.getByText(words.secret)).toHaveCount(0);
  return barriersOn(page, 'list');
}

inBothLanguages(WORDS, ({ language, width, words }) => {
  test('a Sudoku is solved, and its achievement stays', async ({ page }) => {
    await signedInPlayer(page, language);
    const barriers = await isLedToAGame(page, words, words.seeGames, '/games');
    await claims(page, SUDOKU, words.sudoku, words);
    barriers.push(...(await isLedToAGame(page, words, words.playIt, `/webgame/${SUDOKU}`)));
    barriers.push(...(await earnsTheFirst(page, words)));
    barriers.push(...(await findsItInTheStatistics(page, words)));
    barriers.push(...(await findsItInTheList(page, words)));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(barriers).toEqual([]);
  });
});

test.describe('a game of rounds', () => {
  test.use({ locale: 'es-CL', viewport: { width: 360, height: 740 } });

  /** Has all tasks of a round shown, from the one that is open, up to what comes after them. */
  async function endsTheRound(page: Page, after = '¡Ronda completa!'): Promise<void> {
    const done = game(page).getByRole('heading', { name: after });
    while (!(await done.isVisible()))
      for (const step of ['Revisar', 'Muéstrame cómo', 'Siguiente'])
        await game(page).getByRole('button', { name: step }).click();
  }

  /** The note over the game, and the entry in the list of its achievements. */
  async function earns(page: Page, slug: string, title: string): Promise<void> {
    const note = page.getByRole('main').getByRole('status').filter({ hasText: WORDS.es.earned });
    await expect(note).toContainText(title);
    await page.goto(`/games/${slug}/achievements`);
    const first = page.getByRole('article').filter({ hasText: title });
    await expect(first).toContainText(WORDS.es.earnedOn);
    await expect(first).toContainText(WORDS.es.inTheBrowser);
  }

  /** Starts a game of the library on its page. */
  async function startsOnItsPage(page: Page, slug: string): Promise<void> {
    await page.goto(`/games/${slug}`);
    await page.getByRole('link', { name: WORDS.es.play }).filter({ visible: true }).first().click();
  }

  for (const [slug, level, title] of [
    ['ciudad-de-palabras', /^La sílaba fuerte/, 'Primera casa'],
    ['mercado-de-fracciones', /^Partes/, 'Primera venta'],
    ['telar-andino', /^Espejo/, 'Primer hilo'],
    ['numeros-en-orbita', /^Dos lunas/, 'Despegue'],
  ] as const)
    test(`brings its achievements at the end of a round, and keeps that the sound is on: ${slug}`, async ({ page }) => {
      await signedInPlayer(page);
      await buys(page, slug);
      await startsOnItsPage(page, slug);
      const sound = game(page).getByRole('button', { name: 'Sonido' });
      await sound.click();
      await game(page).getByRole('button', { name: level }).click();
      await endsTheRound(page);
      await earns(page, slug, title);

      await startsOnItsPage(page, slug);
      await expect(sound).toHaveAttribute('aria-pressed', 'true');
    });

  test('keeps the jobs that were done in the workshop of forces', async ({ page }) => {
    await signedInPlayer(page);
    await buys(page, 'el-taller-de-fuerzas');
    await startsOnItsPage(page, 'el-taller-de-fuerzas');
    await game(page).getByRole('slider', { name: 'Distancia' }).fill('3');
    await game(page).getByRole('button', { name: 'Probar', exact: true }).press('Enter');
    await expect(game(page).getByRole('status')).toContainText('¡Encargo listo!');
    await game(page).getByRole('button', { name: 'Siguiente', exact: true }).press('Enter');
    const second = game(page).getByRole('heading', { name: /^Encargo 2 de 9/ });
    await expect(second).toBeAttached();
    await earns(page, 'el-taller-de-fuerzas', 'Manos a la obra');

    await startsOnItsPage(page, 'el-taller-de-fuerzas');
    await expect(second).toBeAttached();
  });

  test('keeps the houses of the lagoon that a circuit lit, and that the sound is on', async ({ page }) => {
    await signedInPlayer(page);
    await buys(page, 'circuito-vivo');
    await startsOnItsPage(page, 'circuito-vivo');
    await expect(game(page).getByRole('img', { name: 'La laguna de noche: 0 de 24 casas con luz' })).toBeVisible();
    const sound = game(page).getByRole('button', { name: 'Sonido' });
    await expect(sound).toHaveAttribute('aria-pressed', 'false');
    await sound.click();
    await game(page)
      .getByRole('button', { name: /^Cierra el circuito/ })
      .click();
    await game(page)
      .getByRole('button', { name: /^Espacio vertical/ })
      .press('Enter');
    await expect(game(page).getByText('Ampolleta 1: normal.')).toBeVisible();
    const barriers = await barriersOn(page, 'board');
    await game(page).getByRole('button', { name: 'Revisar' }).press('Enter');
    await game(page).getByRole('button', { name: 'Siguiente' }).press('Enter');
    await endsTheRound(page);
    await earns(page, 'circuito-vivo', 'Se hizo la luz');

    await startsOnItsPage(page, 'circuito-vivo');
    await expect(game(page).getByRole('img', { name: 'La laguna de noche: 1 de 24 casas con luz' })).toBeVisible();
    await expect(game(page).getByText('Tu mejor ronda: 1 de 8 a la primera')).toBeVisible();
    await expect(sound).toHaveAttribute('aria-pressed', 'true');
    expect(barriers).toEqual([]);
  });

  test('keeps the best season at the volcano', async ({ page }) => {
    await signedInPlayer(page);
    await buys(page, 'volcan-despierto');
    await startsOnItsPage(page, 'volcan-despierto');
    await game(page)
      .getByRole('button', { name: /^Primera guardia/ })
      .click();
    const barriers = await barriersOn(page, 'day');
    await game(page).getByRole('radio', { name: 'Verde' }).press('ArrowRight');
    await expect(game(page).getByRole('radio', { name: 'Amarilla' })).toBeChecked();
    await game(page).getByRole('radio', { name: 'Amarilla' }).press('ArrowLeft');
    for (let day = 1; day <= 10; day++) {
      await expect(game(page).getByText(`Día ${day} de 10`)).toBeVisible();
      await game(page).getByRole('button', { name: 'Anunciar' }).press('Enter');
    }
    await expect(game(page).getByRole('heading', { name: 'Día por día' })).toBeVisible();
    await expect(game(page).getByRole('listitem')).toHaveCount(10);
    barriers.push(...(await barriersOn(page, 'season')));
    await earns(page, 'volcan-despierto', 'Buenos días, Brasa');

    await startsOnItsPage(page, 'volcan-despierto');
    await expect(game(page).getByText(/^Tu mejor temporada: \d+ de 10 días acertados$/)).toBeVisible();
    expect(barriers).toEqual([]);
  });

  /** Lays out what is due of a price and what was paid, as they stand in the notebook. */
  async function givesChange(page: Page): Promise<void> {
    const amounts = await game(page).getByRole('definition').allInnerTexts();
    const [price = 0, paid = 0] = amounts.map((amount) => Number(amount.replace(/\D/g, '')));
    let due = paid - price;
    for (const piece of [2000, 1000, 500, 100, 50])
      for (; due >= piece; due -= piece)
        await game(page)
          .getByRole('button', {
            name: `Poner ${piece < 1000 ? `moneda de $${piece}` : `billete de $${piece / 1000}.000`}`,
            exact: true,
          })
          .click();
  }

  test('keeps the first coin of a year of savings', async ({ page }) => {
    await signedInPlayer(page);
    await claims(page, 'banco-de-ahorros', 'Banco de ahorros', WORDS.es);
    await startsOnItsPage(page, 'banco-de-ahorros');
    await game(page)
      .getByRole('button', { name: /^El puesto de jugos/ })
      .click();
    await givesChange(page);
    const barriers = await barriersOn(page, 'change');
    await game(page).getByRole('button', { name: 'Revisar' }).click();
    await expect(game(page).getByText('¡Una moneda para Greda!')).toBeVisible();
    await game(page).getByRole('button', { name: 'Siguiente' }).click();
    await endsTheRound(page);
    await earns(page, 'banco-de-ahorros', 'La primera moneda');

    await startsOnItsPage(page, 'banco-de-ahorros');
    await expect(game(page).getByText('Tu mejor ronda: 1 de 12 a la primera')).toBeVisible();
    expect(barriers).toEqual([]);
  });

  test('keeps a garden that begins to grow', async ({ page }) => {
    await signedInPlayer(page);
    await claims(page, 'huerto-escolar', 'Huerto escolar', WORDS.es);
    await startsOnItsPage(page, 'huerto-escolar');
    await expect(
      game(page).getByRole('img', { name: 'El huerto de la escuela: 0 de 30 plantas crecidas' }),
    ).toBeVisible();
    await game(page)
      .getByRole('button', { name: /^De la semilla a la planta/ })
      .click();
    for (const stage of ['Semilla', 'Brote', 'Planta con flores', 'Planta con frutos'])
      await game(page).getByRole('button', { name: stage, exact: true }).click();
    const barriers = await barriersOn(page, 'life');
    await game(page).getByRole('button', { name: 'Revisar' }).click();
    await expect(game(page).getByText('¡Creció una planta!')).toBeVisible();
    await game(page).getByRole('button', { name: 'Siguiente' }).click();
    await endsTheRound(page);
    await earns(page, 'huerto-escolar', 'Primer brote');

    await startsOnItsPage(page, 'huerto-escolar');
    await expect(
      game(page).getByRole('img', { name: 'El huerto de la escuela: 1 de 30 plantas crecidas' }),
    ).toBeVisible();
    await expect(game(page).getByText('Tu mejor ronda: 1 de 10 a la primera')).toBeVisible();
    expect(barriers).toEqual([]);
  });

  test('keeps a tale that came back to the library', async ({ page }) => {
    await signedInPlayer(page);
    await buys(page, 'el-cuento-que-falta');
    await startsOnItsPage(page, 'el-cuento-que-falta');
    await game(page)
      .getByRole('button', { name: /^Primeras lecturas/ })
      .click();
    for (const part of [/^Temprano/, /^Amasó/, /^Después/, /^Cuando/])
      await game(page).getByRole('button', { name: part }).click();
    const barriers = await barriersOn(page, 'tale');
    for (const words of [['porque', 'pero'], ['Por el olor del pan']]) {
      for (const step of ['Revisar', 'Siguiente']) await game(page).getByRole('button', { name: step }).click();
      for (const word of words) await game(page).getByText(word, { exact: true }).click();
    }
    for (const step of ['Revisar', 'Siguiente']) await game(page).getByRole('button', { name: step }).click();
    await endsTheRound(page, 'Fin a tu manera');
    await game(page).getByRole('button', { name: 'Hoy no' }).click();
    await earns(page, 'el-cuento-que-falta', 'Por el hueco');

    await startsOnItsPage(page, 'el-cuento-que-falta');
    const library = game(page).getByRole('img', { name: 'La biblioteca de noche: 1 de 12 cuentos en su lugar' });
    await expect(library).toBeVisible();
    await expect(game(page).getByText('Tu mejor ronda: 3 de 12 a la primera')).toBeVisible();
    expect(barriers).toEqual([]);
  });

  /** How the Moon looks from the south, from new Moon on. */
  const MOONS = [
    'Toda oscura',
    'Una uña de luz a la izquierda',
    'La mitad izquierda con luz',
    'Casi toda con luz, falta un poco a la derecha',
    'Toda con luz',
    'Casi toda con luz, falta un poco a la izquierda',
    'La mitad derecha con luz',
    'Una uña de luz a la derecha',
  ];

  test('keeps the phase of the Moon that comes next', async ({ page }) => {
    await signedInPlayer(page);
    await buys(page, 'cielo-de-atacama');
    await startsOnItsPage(page, 'cielo-de-atacama');
    const desert = game(page).getByRole('img', { name: /^La noche sobre el desierto/ });
    await expect(desert).toHaveAccessibleName(/: 0 de 12 constelaciones y 0 de 8 fases de la Luna$/);
    await game(page)
      .getByRole('button', { name: /^La Luna y los planetas/ })
      .click();
    const before = await game(page).getByRole('img').nth(1).getAttribute('aria-label');
    const next = MOONS[(MOONS.indexOf(before ?? '') + 1) % MOONS.length]!;
    await game(page).getByRole('img', { name: next, exact: true }).click();
    const barriers = await barriersOn(page, 'phases');
    await game(page).getByRole('button', { name: 'Revisar' }).click();
    await expect(game(page).getByText(/^Viene .* pasan casi cuatro días\.$/)).toBeVisible();
    await game(page).getByRole('button', { name: 'Siguiente' }).click();
    await endsTheRound(page);
    await earns(page, 'cielo-de-atacama', 'Cúpula abierta');

    await startsOnItsPage(page, 'cielo-de-atacama');
    await expect(desert).toHaveAccessibleName(/: 0 de 12 constelaciones y 1 de 8 fases de la Luna$/);
    await expect(game(page).getByText('Tu mejor ronda: 1 de 10 a la primera')).toBeVisible();
    expect(barriers).toEqual([]);
  });
});

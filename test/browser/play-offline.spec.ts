import { expect, test, type FrameLocator, type Page } from '@playwright/test';
import { barriersOn } from './support/barriers.js';
import { inBothLanguages } from './support/both-languages.js';
import { gameId, signedInPlayer } from './support/journey.js';
import { solvesByKeyboard } from './support/sudoku.js';
import { translates } from './support/translator.js';

const SUDOKU = 'sudoku-del-sur';
const DAY_MS = 24 * 60 * 60 * 1_000;

/** What stands on the pages, by language. */
const WORDS = {
  es: {
    title: 'Sudoku del sur',
    keep: 'Guardar para jugar sin conexión',
    kept: /^Está en este equipo: se juega sin conexión hasta el \d/,
    forget: 'Quitar de este equipo',
    forgotten: 'Quitamos Sudoku del sur de este equipo.',
    tag: 'Sin conexión',
    onlyKept: 'Solo instalados',
    away: 'Sin conexión',
    games: 'Juega ahora, sin conexión',
    play: /^Jugar/,
    easy: /^Fácil/,
    playsAway: /^Juegas sin conexión/,
    solved: '1 resuelto',
    back: /^Volvió la conexión/,
    first: 'Primer sudoku',
    earnedOn: 'Lo ganaste el',
    over: /La copia de Sudoku del sur en este equipo sirvió hasta el \d/,
    noRoom: 'En este equipo no queda espacio para este juego.',
    broken: /^La conexión se cortó/,
  },
  en: {
    title: 'Sudoku of the South',
    keep: 'Keep for playing offline',
    kept: /^It is on this device, and plays offline until /,
    forget: 'Remove from this device',
    forgotten: 'We removed Sudoku of the South from this device.',
    tag: 'Offline',
    onlyKept: 'Installed only',
    away: 'No connection',
    games: 'Play now, offline',
    play: /^Play/,
    easy: /^Easy/,
    playsAway: /^You are playing offline/,
    solved: '1 solved',
    back: /^You are connected again/,
    first: 'First Sudoku',
    earnedOn: 'You earned it on',
    over: /The copy of Sudoku of the South on this device was good until /,
    noRoom: 'This device has no room left for this game.',
    broken: /^The connection broke/,
  },
} as const;
type Words = (typeof WORDS)['es' | 'en'];

test.use({ serviceWorkers: 'allow' });

const game = (page: Page): FrameLocator => page.frameLocator('iframe:visible');
const remark = (page: Page, text: RegExp) => page.getByRole('main').getByRole('status').filter({ hasText: text });

/** Somebody who has the game, on its page, in a browser that keeps the shop's own page for such times. */
async function hasTheGame(page: Page, language: 'es' | 'en' = 'es'): Promise<void> {
  await signedInPlayer(page, language);
  const headers = { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}` };
  for (const free of [SUDOKU, 'banco-de-ahorros']) {
    const data = { game_id: await gameId(page.request, free) };
    await page.request.post('/v1/payment/claim-free-game', { headers, data });
  }
  await page.goto(`/webgame/${SUDOKU}`);
}

async function keepsIt(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: words.keep }).press('Enter');
  await expect(remark(page, words.kept)).toBeVisible();
}

async function starts(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: words.play }).click();
  await expect(game(page).getByRole('button', { name: words.easy })).toBeVisible();
}

inBothLanguages(WORDS, ({ language, width, words }) => {
  test('a game that was kept is played without a connection, and what it brought arrives afterwards', async ({
    page,
    context,
  }) => {
    await hasTheGame(page, language);
    await keepsIt(page, words);
    const barriers = await barriersOn(page, 'kept');
    await page.goto('/library');
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) });
    await expect(cards.filter({ hasText: words.title }).getByText(words.tag, { exact: true })).toBeVisible();
    await page.getByLabel(words.onlyKept).click();
    await expect(cards).toHaveCount(1);

    await context.setOffline(true);
    await page.goto('/library');
    await expect(page.getByRole('heading', { level: 1, name: words.away })).toBeVisible();
    barriers.push(...(await barriersOn(page, 'without a connection')));
    await page.getByRole('region', { name: words.games }).getByRole('link', { name: words.title }).press('Enter');
    await starts(page, words);
    await expect(remark(page, words.playsAway)).toBeVisible();
    barriers.push(...(await barriersOn(page, 'played without a connection')));
    await game(page).getByRole('button', { name: words.easy }).click();
    const frame = page.frames()[1];
    if (!frame) throw new Error('the game has no frame');
    await solvesByKeyboard(frame);
    await expect(game(page).getByRole('dialog')).toBeVisible();

    await page.reload();
    await starts(page, words);
    await expect(game(page).getByText(words.solved)).toBeVisible();
    await context.setOffline(false);
    // The emulation of a lost line raises no event.
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(remark(page, words.back)).toBeVisible();
    await expect(game(page).getByText(words.solved)).toBeVisible();
    await page.goto(`/games/${SUDOKU}/achievements`);
    const first = page.getByRole('article').filter({ hasText: words.first });
    await expect(first).toContainText(words.earnedOn);

    // What is no longer kept is in the account.
    await page.goto(`/webgame/${SUDOKU}`);
    await page.getByRole('button', { name: words.forget }).press('Enter');
    await expect(remark(page, new RegExp(words.forgotten))).toBeVisible();
    await expect(page.getByRole('button', { name: words.keep })).toBeFocused();
    await starts(page, words);
    await expect(game(page).getByText(words.solved)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(barriers).toEqual([]);
  });

  test('a copy that was not renewed for two weeks says so, and until when it was good', async ({ page, context }) => {
    await hasTheGame(page, language);
    await keepsIt(page, words);
    await context.setOffline(true);
    await page.clock.install({ time: Date.now() + 15 * DAY_MS });
    await page.goto(`/webgame/${SUDOKU}`);
    await expect(page.getByRole('main')).toContainText(words.over);
    await expect(page.locator('iframe:visible')).toHaveCount(0);
    expect(await barriersOn(page, 'over')).toEqual([]);
  });
});

test.describe('a browser that keeps a game', () => {
  test.use({ locale: 'es-CL', viewport: { width: 360, height: 740 } });
  const words = WORDS.es;
  /** Where the game and its copy lie. */
  const gamesOrigin = (page: Page): Promise<string> =>
    page.evaluate(() => (JSON.parse(localStorage.getItem('copies') ?? '[]') as { keeperUrl: string }[])[0]!.keeperUrl);

  test('lets it go with the person who logs out', async ({ page, context }) => {
    await hasTheGame(page);
    await keepsIt(page, words);
    expect(new URL(await gamesOrigin(page)).origin).not.toBe(new URL(page.url()).origin);
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('copies'))).toBeNull();
    await expect.poll(() => page.evaluate(() => caches.keys())).not.toContainEqual(expect.stringMatching(/^player-/));
    await context.setOffline(true);
    // The window of the log-out may still be loading what a guest sees.
    const later = await context.newPage();
    await later.goto(`/webgame/${SUDOKU}`);
    await expect(later.getByRole('heading', { level: 1, name: words.away })).toBeVisible();
    await expect(later.getByRole('region', { name: words.games })).toBeHidden();
  });

  test('reads what a broken line left out, and not again what came', async ({ page, context }) => {
    await hasTheGame(page);
    const read: string[] = [];
    const files = /\/t\/[^/]+\/(.+)$/;
    context.on('request', (request) => {
      const file = request.serviceWorker() ? undefined : files.exec(request.url())?.[1];
      if (file) read.push(file);
    });
    await context.route(/\/style\.css$/, (route) => route.abort());
    await page.getByRole('button', { name: words.keep }).click();
    await expect(page.getByText(words.broken)).toBeVisible();
    await context.unroute(/\/style\.css$/);
    const before = read.splice(0);
    expect(before.length).toBeGreaterThan(1);
    await keepsIt(page, words);
    expect(read).toContain('style.css');
    expect(read.filter((file) => before.includes(file))).toEqual(['style.css']);
    await expect(page.getByText(words.broken)).toHaveCount(0);
  });

  test('says what it does on a page that the browser translates', async ({ page, context }) => {
    await translates(context);
    await hasTheGame(page);
    await keepsIt(page, words);
    await page.getByRole('button', { name: words.forget }).click();
    await expect(remark(page, new RegExp(words.forgotten))).toBeVisible();
    await expect(remark(page, words.kept)).toHaveCount(0);
    await context.route(/\/style\.css$/, (route) => route.abort());
    await page.getByRole('button', { name: words.keep }).click();
    await expect(page.getByText(words.broken)).toBeVisible();
    await context.unroute(/\/style\.css$/);
    await keepsIt(page, words);
    await expect(page.getByText(words.broken)).toHaveCount(0);
  });

  test('says so where the device has no room', async ({ page, context }) => {
    await hasTheGame(page);
    await starts(page, words);
    const { origin } = new URL(page.frames()[1]?.url() ?? '');
    const browser = await context.newCDPSession(page);
    await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_000 });
    await page.getByRole('button', { name: words.keep }).click();
    await expect(page.getByText(words.noRoom)).toBeVisible();
    await expect(page.getByRole('button', { name: words.keep })).toBeEnabled();
    expect(await page.evaluate(() => localStorage.getItem('copies'))).toBeNull();
  });
});

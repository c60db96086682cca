import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { runsTheClient, type ClientRun } from '../support/example-client.js';
import { barriersOn } from './support/barriers.js';
import { inBothLanguages } from './support/both-languages.js';
import { signedInPlayer, signIn } from './support/journey.js';

/** One that can be downloaded, and one that plays in the browser alone. */
const [GARDEN, SUDOKU] = ['huerto-escolar', 'sudoku-del-sur'];
const COMPUTER = hostname();
const NOWHERE = 'http://127.0.0.1:1';

const WORDS = {
  es: {
    claim: 'Obtener gratis',
    claimed: 'está en tu biblioteca',
    connect: 'Conectar el juego descargado',
    inBrowser: 'Sudoku del sur se juega en el navegador: sus logros llegan solos a tu cuenta, sin código.',
    none: 'Aún no tienes juegos descargables',
    mint: 'Pedir un código',
    ends: /^Vence en [12]:\d\d$/,
    left: 'Al código le quedan 2 minutos.',
    used: '¡Listo! El juego quedó conectado a tu cuenta.',
    garden: 'Huerto escolar',
    first: 'Primer brote',
    earnedOn: 'Lo ganaste el',
    inTheDownload: 'Ganado en el juego descargado',
    own: 'Tus logros',
    ownCount: /^1 de \d+$/,
    connections: 'Juegos conectados',
    disconnect: `Desconectar Huerto escolar en ${COMPUTER}`,
    disconnected: `Desconectamos Huerto escolar en ${COMPUTER}.`,
  },
  en: {
    claim: 'Get it free',
    claimed: 'is in your library',
    connect: 'Connect the downloaded game',
    inBrowser:
      'Sudoku of the South is played in the browser: its achievements reach your account by themselves, without a code.',
    none: 'You have no games to download yet',
    mint: 'Get a code',
    ends: /^Ends in [12]:\d\d$/,
    left: 'The code has 2 minutes left.',
    used: 'Done! The game is connected to your account.',
    garden: 'School Garden',
    first: 'First Sprout',
    earnedOn: 'You earned it on',
    inTheDownload: 'Earned in the downloaded game',
    own: 'Your achievements',
    ownCount: /^1 of \d+$/,
    connections: 'Connected games',
    disconnect: `Disconnect School Garden on ${COMPUTER}`,
    disconnected: `We disconnected School Garden on ${COMPUTER}.`,
  },
} as const;
type Words = (typeof WORDS)['es' | 'en'];

async function claims(page: Page, slug: string, words: Words): Promise<void> {
  await page.goto(`/games/${slug}`);
  await page.getByRole('button', { name: words.claim }).filter({ visible: true }).first().click();
  await expect(page.getByText(words.claimed).first()).toBeAttached();
}

/** Reads why a game of the browser needs no code, and that its own page offers none. */
async function readsThatItNeedsNone(page: Page, words: Words): Promise<string[]> {
  await page.goto(`/ach-pass?game=${SUDOKU}`);
  await expect(page.getByText(words.inBrowser)).toBeVisible();
  await expect(page.getByRole('heading', { name: words.none })).toBeVisible();
  await expect(page.getByRole('button', { name: words.mint })).toHaveCount(0);
  const barriers = await barriersOn(page, 'no code');
  const known = page.waitForResponse((reply) => reply.url().endsWith('/availability'));
  await page.goto(`/games/${SUDOKU}/achievements`);
  await known;
  await expect(page.getByRole('link', { name: words.connect })).toHaveCount(0);
  return barriers;
}

/** From the list of what can be earned to a code. @returns it as a person types it, and barriers while it is shown */
async function getsACode(page: Page, words: Words): Promise<{ code: string; barriers: string[] }> {
  await page.goto(`/games/${GARDEN}/achievements`);
  await page.getByRole('link', { name: words.connect }).click();
  await page.getByRole('button', { name: words.mint }).click();
  await expect(page.getByText(words.ends)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: words.left })).toBeAttached();
  const barriers = await barriersOn(page, 'code');
  const code = await page.getByText(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/).innerText();
  return { code: code.toLowerCase(), barriers };
}

async function findsItOnce(page: Page, words: Words): Promise<void> {
  await page.goto(`/games/${GARDEN}/achievements`);
  const first = page.getByRole('article').filter({ hasText: words.first });
  await expect(first).toContainText(words.earnedOn);
  await expect(first).toContainText(words.inTheDownload);
  await page.goto('/player-stats');
  const own = page.getByRole('list', { name: words.own });
  await expect(own.getByRole('listitem').filter({ hasText: words.garden }).getByText(words.ownCount)).toBeVisible();
}

async function disconnectsByKeyboard(page: Page, words: Words): Promise<string[]> {
  await page.goto('/ach-pass');
  await page.getByRole('button', { name: words.disconnect }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: words.disconnected })).toBeVisible();
  await expect(page.getByRole('heading', { name: words.connections })).toBeFocused();
  return barriersOn(page, 'disconnected');
}

inBothLanguages(WORDS, ({ language, width, words }) => {
  let folder: string;
  test.beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'download-'));
  });
  test.afterEach(() => rm(folder, { recursive: true, force: true }));

  test('a downloaded game connects by a code, and what it earned offline arrives once', async ({ page, baseURL }) => {
    const game = (command: string, shop = baseURL ?? ''): Promise<ClientRun> =>
      runsTheClient({ shop, game: GARDEN, folder }, command);
    const queue = async () => JSON.parse(await readFile(join(folder, 'queue.json'), 'utf8')) as { key: string }[];
    await signedInPlayer(page, language);
    await claims(page, SUDOKU, words);
    const barriers = await readsThatItNeedsNone(page, words);
    await claims(page, GARDEN, words);
    const { code, barriers: more } = await getsACode(page, words);
    expect(await game(`connect ${code}`)).toMatchObject({
      exit: 0,
      said: expect.stringMatching(/^Connected until /),
    });
    await expect(page.getByText(words.used)).toBeVisible();
    expect(await game(`connect ${code}`)).toMatchObject({ exit: 3 });

    for (let n = 0; n < 2; n++) expect(await game('unlock FIRST_SPROUT', NOWHERE)).toMatchObject({ exit: 0 });
    expect(await queue()).toMatchObject([{ key: 'FIRST_SPROUT' }]);
    const earned = await game('send');
    expect(earned).toMatchObject({ exit: 0, said: expect.stringContaining('Earned: First Sprout') });
    expect(await queue()).toEqual([]);
    expect((await game('unlock FIRST_SPROUT')).said).not.toContain('Earned');
    await findsItOnce(page, words);

    barriers.push(...more, ...(await disconnectsByKeyboard(page, words)));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await game('unlock FIVE_COLOURS')).toMatchObject({ exit: 3, said: expect.stringContaining('new code') });
    expect(await queue()).toMatchObject([{ key: 'FIVE_COLOURS' }]);
    expect(barriers).toEqual([]);
  });
});

test.describe('in Spanish, at a computer', () => {
  test.use({ locale: 'es-CL' });

  test('a studio gets a code for a game of its own that has no released download', async ({ page, baseURL }) => {
    const folder = await mkdtemp(join(tmpdir(), 'download-'));
    const slug = 'el-taller-de-fuerzas';
    await signIn(page, 'developer@ludoteca.test');
    await page.goto(`/ach-pass?game=${slug}`);
    await expect(page.getByRole('combobox', { name: 'Juego' })).toHaveValue(slug);
    await page.getByRole('button', { name: WORDS.es.mint }).click();
    const code = await page.getByText(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/).innerText();
    const run = await runsTheClient({ shop: baseURL ?? '', game: slug, folder }, `connect ${code}`);
    expect(run).toMatchObject({ exit: 0 });
    await expect(page.getByText(WORDS.es.used)).toBeVisible();
    await page.getByRole('button', { name: 'Desconectar El taller de fuerzas' }).click();
    await expect(page.getByText(`Desconectamos El taller de fuerzas en ${COMPUTER}.`)).toBeVisible();
    await rm(folder, { recursive: true, force: true });
  });
});

import type { Browser, Page } from '@playwright/test';
import { minutes, seconds } from '../../../api/kernel/instant.js';
import { inBothLanguages } from '../support/both-languages.js';
import { barriersOn } from '../support/barriers.js';
import { midnightIsFar, shopsTime, timeReaches } from '../support/clock.js';
import { freshAddress, linkTo, registeredPlayer, signIn } from '../support/journey.js';
import { expect, test } from '../support/own-shop.js';
import { plays } from '../support/play.js';

const GAME = 'sudoku-del-sur';
const WORDS = {
  es: {
    address: 'Correo de la persona adulta',
    permission: 'Pedir el permiso',
    minutes: 'Minutos al día',
    quarter: '15 min al día',
    save: 'Guardar',
    saved: 'Guardado: vale desde ahora.',
    play: /^Jugar/,
    fiveLeft: 'Quedan 5 minutos de juego por hoy.',
    elsewhere: 'Estás jugando en otra pestaña o equipo',
    over: '¡Buen juego! Por hoy es todo',
  },
  en: {
    address: 'E-mail of the adult',
    permission: 'Ask for permission',
    minutes: 'Minutes a day',
    quarter: '15 min a day',
    save: 'Save',
    saved: 'Saved: it holds from now on.',
    play: /^Play/,
    fiveLeft: '5 minutes of play left for today.',
    elsewhere: 'You are playing in another tab or device',
    over: 'Good game! That is all for today',
  },
} as const;
type Words = (typeof WORDS)['es' | 'en'];

/** A guardian opens the page of the mail and allows a quarter of an hour a day. */
async function allowsAQuarter(browser: Browser, page: Page, locale: string, words: Words): Promise<string[]> {
  const guardian = freshAddress();
  await page.goto('/account');
  await page.getByLabel(words.address).fill(guardian);
  await page.getByRole('button', { name: words.permission }).click();
  await expect(page.getByText(guardian).first()).toBeVisible();
  const link = await linkTo(page.request, guardian, 'guardian');
  const context = await browser.newContext({ locale, viewport: page.viewportSize() });
  const adults = await context.newPage();
  await adults.goto(link);
  await adults.getByLabel(words.minutes).selectOption(words.quarter);
  await adults.getByRole('button', { name: words.save, exact: true }).click();
  await expect(adults.getByText(words.saved)).toBeVisible();
  const barriers = await barriersOn(adults, 'limits');
  await context.close();
  return barriers;
}

async function opensTheGame(page: Page, words: Words): Promise<void> {
  await page.goto(`/webgame/${GAME}`);
  const counted = page.waitForResponse((reply) => reply.url().includes('/heartbeats'));
  await page.getByRole('button', { name: words.play }).click();
  expect((await counted).status()).toBe(200);
}

const overIn = (page: Page, words: Words) => page.getByRole('heading', { name: words.over });

/** Half a minute goes by for the shop and in both windows, which send their heartbeats unless the time is over. */
async function halfAMinutePasses(windows: readonly Page[], words: Words): Promise<void> {
  for (const page of windows) {
    await timeReaches(page.request, new Date((await shopsTime(page.request)).getTime() + seconds(15)));
    const heard = page.waitForResponse((reply) => reply.url().includes('/heartbeats'));
    const over = overIn(page, words).waitFor();
    await page.clock.runFor(30_000);
    await Promise.race([heard, over]);
  }
}

inBothLanguages(WORDS, ({ language, locale, width, words }) => {
  test('a child plays as long as its guardian allows, in two windows no longer', async ({ page, browser }) => {
    await midnightIsFar(page.request);
    const child = await registeredPlayer(page.request, new Date().getFullYear() - 10, language);
    await signIn(page, child);
    const barriers = await allowsAQuarter(browser, page, locale, words);
    const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
    const { id } = (await (await page.request.get(`/v1/games/${GAME}`)).json()) as { id: string };
    const headers = { authorization: `Bearer ${token}` };
    await page.request.post('/v1/payment/claim-free-game', { headers, data: { game_id: id } });
    await plays(page.request, { token, game: GAME, beats: 9, everyMs: minutes(1) });
    await timeReaches(page.request, new Date((await shopsTime(page.request)).getTime() + minutes(3)));

    await page.clock.install();
    await opensTheGame(page, words);
    const other = await page.context().newPage();
    await other.clock.install();
    await opensTheGame(other, words);
    const windows = [page, other];
    await halfAMinutePasses(windows, words);
    await expect(page.getByText(words.elsewhere)).toBeVisible();
    const over = overIn(page, words);
    let rounds = 1;
    for (; rounds < 4 && !(await other.getByText(words.fiveLeft).isVisible()); rounds++)
      await halfAMinutePasses(windows, words);
    await expect(other.getByText(words.fiveLeft)).toBeVisible();
    barriers.push(...(await barriersOn(other, 'five minutes')));
    // From here on the child goes on in the first window, and the second lies open.
    for (; rounds < 30 && !(await over.isVisible()); rounds++) {
      await page.keyboard.press('Shift');
      await halfAMinutePasses(windows, words);
    }
    // Six minutes were left: no more than a minute beyond them is lost where the windows change places.
    expect(rounds).toBeLessThanOrEqual(14);
    await expect(page.getByText(words.elsewhere)).toBeHidden();
    barriers.push(...(await barriersOn(page, 'over')));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.reload();
    await page.getByRole('button', { name: words.play }).click();
    await expect(over).toBeVisible();
    expect(barriers).toEqual([]);
  });
});

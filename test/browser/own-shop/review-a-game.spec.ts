import type { Page } from '@playwright/test';
import { barriersInLightAndDark } from '../support/barriers.js';
import { ADMIN, atTheConsole, goesTo } from '../support/console.js';
import { buys, signedInPlayer, signIn } from '../support/journey.js';
import { expect, test } from '../support/own-shop.js';
import { plays } from '../support/play.js';
import { GAME_OF_STUDIO, STUDIO } from '../support/studio.js';
import { patient } from '../../support/patience.js';

const PAGE = `/games/${GAME_OF_STUDIO}`;
const WORDS = 'Mi hija entendió las palancas.\nLe falta una pista en el nivel 7.';

test.use({ locale: 'es-CL', viewport: { width: 360, height: 800 } });

const reviews = (page: Page) => page.getByRole('region', { name: /^(Opiniones|Reviews)$/ });

/** Buys the game and plays it for a good hour. */
async function playsForAnHour(page: Page): Promise<void> {
  await buys(page, GAME_OF_STUDIO);
  await page.goto(`${PAGE}#ratings`);
  await expect(reviews(page).getByText(/Juega una hora en total/)).toBeVisible();
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  await plays(page.request, { token, game: GAME_OF_STUDIO, beats: 37, everyMs: 100_000 });
}

async function barriersOfReviews(page: Page, name: string): Promise<string[]> {
  await reviews(page).scrollIntoViewIfNeeded();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  return [...(wide ? [`${name}: wider than the window`] : []), ...(await barriersInLightAndDark(page, name))];
}

test('who played for an hour reviews a game by keyboard, staff publish it, the studio answers, and everybody reads it', async ({
  page,
  browser,
  shop,
}) => {
  test.setTimeout(patient(240_000));
  await signedInPlayer(page);
  await playsForAnHour(page);
  await page.reload();
  const barriers = await barriersOfReviews(page, 'the form');
  await reviews(page).getByRole('radio', { name: '1 estrella' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(reviews(page).getByText('4 de 5 estrellas')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.insertText(WORDS);
  barriers.push(...(await barriersOfReviews(page, 'the words')));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(reviews(page).getByText('Nuestro equipo la leerá.')).toBeVisible();
  barriers.push(...(await barriersOfReviews(page, 'a review that waits')));

  const staff = await atTheConsole(browser, ADMIN, shop.url);
  await goesTo(staff, '/ratings', /palancas/);
  barriers.push(...(await barriersInLightAndDark(staff, 'the queue')));
  await staff.getByRole('main').getByRole('button', { name: 'Publicar', exact: true }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(staff.getByText('¡Todo leído!')).toBeVisible();

  const context = await browser.newContext({
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    baseURL: shop.url,
  });
  const maker = await context.newPage();
  await signIn(maker, STUDIO);
  await maker.goto(`${PAGE}?lang=en#ratings`);
  await expect(reviews(maker).getByText('4 out of 5', { exact: false }).first()).toBeVisible();
  await reviews(maker)
    .getByRole('button', { name: /^Answer/ })
    .click();
  await reviews(maker).getByRole('textbox').fill('Gracias. La pista ya está.');
  barriers.push(...(await barriersOfReviews(maker, 'the answer')));
  await reviews(maker)
    .getByRole('button', { name: /^Publish/ })
    .click();
  await expect(reviews(maker).getByText('Gracias. La pista ya está.')).toBeVisible();

  await page.reload();
  await expect(reviews(page).getByText('Gracias. La pista ya está.')).toBeVisible();
  await expect(reviews(page).getByText('Le falta una pista en el nivel 7.')).toBeVisible();
  barriers.push(...(await barriersOfReviews(page, 'what everybody reads')));

  const scriptless = await (await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url })).newPage();
  // An address that no one has opened yet: a kept page may be a minute old.
  await scriptless.goto(`${PAGE}?lang=es`);
  const facts = await scriptless.locator('script[type="application/ld+json"]').allTextContents();
  expect(facts.join()).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":4,"ratingCount":1');
  await expect(scriptless.getByText('Gracias. La pista ya está.')).toBeVisible();
  await reviews(page).getByRole('button', { name: 'Borrar' }).click();
  await expect(reviews(page).getByText('Borramos tu opinión.')).toBeVisible();
  await expect(reviews(page).getByText('La pista ya está.')).toBeHidden();
  expect(barriers).toEqual([]);
});

import { expect, test, type Page } from '@playwright/test';
import { barriersInLightAndDark } from './support/barriers.js';
import { buys, cartOf, receiptOf, signedInPlayer, signIn } from './support/journey.js';
import { overlapsOn } from './support/overlaps.js';
import { boughtPages, MINE, OPEN, routesWithoutPage, studioPages } from './support/pages.js';
import { GAME_OF_STUDIO, gameOfStudio, STUDIO } from './support/studio.js';
import { answersLate, notesShifts, shiftsOn } from './support/shifts.js';
import { VISITORS } from './support/visitors.js';
import { patient } from '../support/patience.js';

// Each of them looks at some fifty pages.
test.describe.configure({ mode: 'parallel' });

/** Looks at pages while each answer of the API takes its time, and for shifts once more when they come at once: what is found on them, from now on, and how many answers were late. */
async function looker(page: Page) {
  const found: string[] = [];
  const prompt = await page.context().newPage();
  let late = 0;
  const judge = async (path: string): Promise<void> => {
    // Without motion, no colour is met on its way from light to dark.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    found.push(...(await barriersInLightAndDark(page, path)));
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  };
  const look = async (path: string): Promise<void> => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const held = await page.evaluate(() => window.heldAnswers ?? 0);
    late += held;
    found.push(...(await shiftsOn(page, path)));
    // Where nothing came late, both visits are the same.
    if (held > 0) {
      await prompt.goto(path, { waitUntil: 'networkidle' });
      found.push(...(await shiftsOn(prompt, `${path}, its answers at once`)));
    }
    found.push(...(await overlapsOn(page, path)));
    await judge(path);
  };
  page.on('pageerror', (error) => found.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    // A link that is over is refused, and the browser notes every refusal.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      found.push(`${page.url()}: ${message.text()}`);
  });
  await notesShifts(page);
  await notesShifts(prompt);
  await answersLate(page);
  return { found, look, judge, late: () => late };
}

test('every route of the shop has a page in the lists', () => {
  expect(routesWithoutPage()).toEqual([]);
});

for (const { locale, width } of VISITORS) {
  test.describe(`${locale} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 800 } });
    test.setTimeout(patient(300_000));

    test('axe finds nothing on any open page, light or dark, nothing lies below what floats, nothing jumps whether the API is slow or quick, and no page complains', async ({
      page,
    }) => {
      const { found, look, late } = await looker(page);
      for (const path of OPEN) await look(path);
      expect(found).toEqual([]);
      expect(late(), 'answers that came late').toBeGreaterThan(1);
    });

    test('the same holds for the pages of a person', async ({ page }) => {
      const { found, look, judge, late } = await looker(page);
      await signedInPlayer(page);
      await cartOf(page, 'volcan-despierto');
      for (const path of MINE) await look(path);
      const orderId = await buys(page, 'volcan-despierto', 'mercado-de-fracciones');
      for (const path of boughtPages(orderId, await receiptOf(page, orderId))) await look(path);
      await page.getByRole('main').getByRole('checkbox').first().check();
      await page.getByRole('main').getByRole('button').first().click();
      await page.getByRole('dialog').waitFor();
      await judge('the question before a return');
      await page.getByRole('dialog').getByRole('button').nth(1).click();
      await page.getByRole('main').getByRole('article').waitFor();
      await judge('a return that is done');
      const changed = ['/orders', `/postorder?orderId=${orderId}`, '/games/volcan-despierto', '/player-stats'];
      for (const path of changed) await look(path);

      expect(found).toEqual([]);
      expect(late(), 'answers that came late').toBeGreaterThan(1);
    });

    test('the same holds for the pages of a studio', async ({ page, browser }) => {
      const { found, look, judge, late } = await looker(page);
      const buyer = await (await browser.newContext()).newPage();
      await signedInPlayer(buyer);
      await buys(buyer, GAME_OF_STUDIO);
      await signIn(page, STUDIO);
      for (const path of studioPages(await gameOfStudio(page))) await look(path);
      await page.goto('/developer/earnings');
      await page.getByRole('button', { name: /^(Ver todas las líneas|See all lines)$/ }).click();
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
      await judge('the lines of a figure');
      expect(found).toEqual([]);
      expect(late(), 'answers that came late').toBeGreaterThan(1);
    });
  });
}

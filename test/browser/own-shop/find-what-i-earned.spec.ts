import type { Browser } from '@playwright/test';
import { barriersOn } from '../support/barriers.js';
import { dayInWords, daysLater, timeReaches, timeReachesA10th } from '../support/clock.js';
import { buys, signedInPlayer, signIn } from '../support/journey.js';
import { expect, test } from '../support/own-shop.js';
import { STUDIO } from '../support/studio.js';
import { patient } from '../../support/patience.js';

/*
 * The studio's part of a sale: 70 % of the price without VAT.
 *   El taller de fuerzas, 5,490: net 4,613, 3,229
 *   Números en órbita, 3,490: net 2,933, 2,053
 */
const [FORCES, ORBIT] = ['el-taller-de-fuerzas', 'numeros-en-orbita'];

test.use({ locale: 'es-CL', timezoneId: 'America/Santiago', viewport: { width: 360, height: 740 } });

async function isBought(browser: Browser, baseURL: string, ...slugs: string[]): Promise<void> {
  for (const slug of slugs) {
    const context = await browser.newContext({ baseURL, locale: 'es-CL' });
    const page = await context.newPage();
    await signedInPlayer(page);
    await buys(page, slug);
    await context.close();
  }
}

const monthOf = (moment: Date): string =>
  new Intl.DateTimeFormat('es-CL', { month: 'long', year: 'numeric', timeZone: 'America/Santiago' }).format(moment);

test('a studio finds what last month brought, from which game, why it is less, and when the money comes', async ({
  page,
  browser,
  request,
  shop,
}) => {
  test.setTimeout(patient(300_000));
  const first = await timeReachesA10th(request);
  await isBought(browser, shop.url, FORCES, FORCES, ORBIT);
  const second = await timeReachesA10th(request);
  await isBought(browser, shop.url, ORBIT);
  const late = daysLater(second, 15);
  await timeReaches(request, late);
  await isBought(browser, shop.url, ORBIT);
  // The third of the month after, when its statement is there.
  await timeReaches(request, new Date(Date.UTC(second.getUTCFullYear(), second.getUTCMonth() + 1, 3, 16)));

  await signIn(page, STUDIO);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('link', { name: 'Panel de desarrollo' }).click();
  await page
    .getByRole('link', { name: /Ganancias/ })
    .first()
    .click();
  const main = page.getByRole('main');
  const region = (name: string) => main.getByRole('region', { name, exact: true });

  // What did I earn last month, and from which game?
  await main.getByLabel('Mes').selectOption({ label: monthOf(second) });
  await expect(main.getByText('En el mes').locator('..')).toContainText('$ 4.106');
  await expect(region('Por juego').first().getByRole('row').nth(1)).toContainText(/Números en órbita\s*2\s*\$\s4\.106/);

  // Why is it less than the month before?
  const before = region(`Comparado con ${monthOf(first)}`);
  await expect(before).toContainText('Este mes dio $ 4.405 menos.');
  await expect(before.getByRole('row').nth(1)).toContainText(/El taller de fuerzas\s*\$\s6\.458\s*−\$\s6\.458/);

  // When do I get it?
  const payouts = region('Pagos');
  await expect(payouts).toContainText(/Por pagar\s*\$\s10\.564/);
  await expect(payouts.getByRole('row').nth(1)).toContainText(
    new RegExp(`${dayInWords(daysLater(late, 15))}\\s*\\$\\s2\\.053`),
  );
  const barriers = await barriersOn(page, 'a closed month');
  await payouts.getByRole('button', { name: 'Pedir $ 10.564' }).press('Enter');
  await expect(payouts).toContainText(/Prometido para\s*\d+ de /);
  barriers.push(...(await barriersOn(page, 'on its way')));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(barriers).toEqual([]);
});

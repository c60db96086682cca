import type { Page } from '@playwright/test';
import { patient } from '../../support/patience.js';
import { chargesTo, goesToTheForm, savesAtTheBank } from '../support/cards.js';
import {
  buys,
  cartOf,
  freshAddress,
  logsIn,
  paysAtTheBank,
  receiptOf,
  registers,
  signedInPlayer,
  signIn,
  verificationLink,
  VISA,
} from '../support/journey.js';
import { expect, test } from '../support/own-shop.js';
import { boughtPages, MINE, OPEN, studioPages } from '../support/pages.js';
import { Presser } from '../support/presser.js';
import { gameOfStudio, STUDIO } from '../support/studio.js';
import { translates } from '../support/translator.js';
import { partOfThisRun } from '../support/visitors.js';

test.use({ locale: 'es-CL', viewport: { width: 1280, height: 900 } });

const BROKEN = /No pudimos mostrar esta página/;

/** From nothing to an account with a confirmed address, and to its cart, by the shop's own pages. */
async function comesIn(page: Page): Promise<string> {
  const email = freshAddress();
  await page.goto('/register');
  await registers(page, email);
  await page.goto(await verificationLink(page.request, email));
  await page.getByRole('button', { name: 'Sí, yo la creé' }).click();
  await expect(page.getByText('Tu correo está confirmado')).toBeVisible();
  await cartOf(page, 'mercado-de-fracciones', 'volcan-despierto');
  await page.goto('/login?next=%2Fcart');
  await logsIn(page, email, 'wrong-Password1');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await logsIn(page, email);
  await expect(page).toHaveURL(/\/cart$/);
  return email;
}

for (const from of ['DOMContentLoaded', 'load'] as const)
  test(`a person whose browser translates from ${from} registers, logs in, buys, saves a card, pays with it, subscribes and gets money back`, async ({
    page,
    shop,
  }) => {
    test.setTimeout(patient(180_000));
    await translates(page.context(), from);
    const main = page.getByRole('main');
    const heading = main.getByRole('heading', { level: 1 });
    const email = await comesIn(page);
    await main.getByRole('button', { name: 'Quitar Volcán despierto' }).click();
    await expect(main.getByText(/\$\s3\.290/).last()).toBeVisible();

    await page.goto('/payment');
    await main.getByRole('checkbox').check();
    await main.getByRole('button', { name: /Webpay/ }).click();
    await expect(page).toHaveURL(/webpayserver/);
    await paysAtTheBank(page);
    await expect(heading).toHaveText('Pagado');
    await page.goto('/library');
    await main.getByRole('link', { name: 'Devolver Mercado de fracciones' }).click();
    await main.getByRole('button', { name: 'Retractarme de la compra' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sí, retractarme' }).click();
    await expect(main.getByRole('article', { name: /Devuelto: \$\s3\.290/ })).toBeVisible();

    await page.goto('/payment-methods');
    await goesToTheForm(page);
    await savesAtTheBank(page, VISA);
    await cartOf(page, 'volcan-despierto');
    await page.goto('/payment');
    await main.getByRole('checkbox').check();
    await main.getByRole('button', { name: /^Pagar \$/ }).click();
    await expect(heading).toHaveText('Pagado');
    await page.goto('/subscription');
    await main.getByRole('checkbox').check();
    await main.getByRole('button', { name: /Suscribirme y pagar/ }).click();
    await expect(heading).toHaveText('Tu suscripción está activa');
    expect(await chargesTo(page.request, email, shop.bank)).toHaveLength(2);
  });

test('a page that is translated changes its language like any other', async ({ page, browser, baseURL }) => {
  const english = await (
    await browser.newContext({ baseURL, locale: 'en-US', viewport: { width: 1280, height: 900 } })
  ).newPage();
  await translates(page.context());
  const text = (one: Page): Promise<string> => one.locator('body').innerText();
  for (const path of ['/', '/login', '/subscription', '/schools', '/help']) {
    // What was chosen before is remembered.
    await page.context().clearCookies();
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'View in English' }).filter({ visible: true }).first().click();
    await english.goto(path, { waitUntil: 'networkidle' });
    await expect(async () => expect(await text(page), path).toBe(await text(english))).toPass({
      timeout: patient(20_000),
    });
  }
  await english.context().close();
});

for (const path of partOfThisRun(OPEN))
  test(`every button of ${path} works on a translated page`, async ({ page }) => {
    await translates(page.context());
    const presser = new Presser(page, BROKEN);
    await presser.pressAll(path, path === '/' ? 'body' : 'main');
    expect(presser.found).toEqual([]);
  });

for (const path of partOfThisRun(MINE))
  test(`every button of ${path} of a person works on a translated page`, async ({ page }) => {
    await signedInPlayer(page);
    await cartOf(page, 'volcan-despierto');
    await translates(page.context());
    const presser = new Presser(page, BROKEN);
    await presser.pressAll(path, 'main');
    expect(presser.found).toEqual([]);
  });

test('every button of what a purchase brings works on a translated page', async ({ page }) => {
  test.setTimeout(patient(180_000));
  await signedInPlayer(page);
  const orderId = await buys(page, 'volcan-despierto', 'mercado-de-fracciones');
  const pages = boughtPages(orderId, await receiptOf(page, orderId));
  await translates(page.context());
  const presser = new Presser(page, BROKEN);
  for (const path of pages) await presser.pressAll(path, 'main');
  expect(presser.found).toEqual([]);
});

test('every button of a studio works on a translated page', async ({ page }) => {
  test.setTimeout(patient(300_000));
  await signIn(page, STUDIO);
  const pages = studioPages(await gameOfStudio(page));
  await translates(page.context());
  const presser = new Presser(page, BROKEN);
  const pressed: string[] = [];
  for (const path of pages) pressed.push(...(await presser.pressAll(path, 'main')));
  expect(presser.found).toEqual([]);
  expect(pressed.length).toBeGreaterThan(20);
});

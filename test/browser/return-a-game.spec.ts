import { expect, test } from '@playwright/test';
import {
  buys,
  cartOf,
  goesToTheBank,
  mailsTo,
  orderOf,
  paysAtTheBank,
  signedInPlayer,
  spoils,
} from './support/journey.js';
import { patient } from '../support/patience.js';

test.describe('in Spanish, on a phone', () => {
  test.use({ locale: 'es-CL', viewport: { width: 360, height: 740 } });

  test('a player withdraws from a purchase, and everything tells so', async ({ page, browser, baseURL }) => {
    const email = await signedInPlayer(page);
    const orderId = await buys(page, 'mercado-de-fracciones');
    // The ten days of the law count only with the written confirmation.
    await expect
      .poll(async () => (await mailsTo(page.request, email)).some(({ text }) => text.includes('Mercado de fracciones')))
      .toBe(true);
    const main = page.getByRole('main');
    await page.goto('/library');
    await main.getByRole('link', { name: 'Devolver Mercado de fracciones' }).click();

    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Devolver una compra');
    await expect(main).toContainText(
      /Recibes \$\s3\.290, todo lo que pagaste por eso, en la tarjeta terminada en 6623\./,
    );
    await expect(main).toContainText('El juego sale de tu biblioteca. Guardamos tu avance 30 días');
    await expect(main).toContainText('quedan 10 días');
    await expect(main).toContainText('quedan 14 días');
    await expect(main.getByRole('button', { name: 'Devolver con esta regla' })).toBeVisible();
    await main.getByRole('button', { name: 'Retractarme de la compra' }).click();
    const question = page.getByRole('dialog', { name: '¿Retractarte de esta compra?' });
    await question.getByRole('button', { name: 'No, quedármelo' }).click();
    await expect(question).toBeHidden();
    await main.getByRole('button', { name: 'Retractarme de la compra' }).click();
    await question.getByRole('button', { name: 'Sí, retractarme' }).click();

    const reply = main.getByRole('article', { name: /Devuelto: \$\s3\.290/ });
    await expect(reply).toBeFocused();
    await expect(reply).toContainText('El cargo desaparece de tu tarjeta');
    await expect(main.getByRole('button', { name: 'Retractarme de la compra' })).toHaveCount(0);
    await page.goto('/library');
    await expect(main).toContainText('Tu repisa te espera');
    // The credit note is written a moment after the money went.
    await expect
      .poll(async () => {
        await page.goto('/orders', { waitUntil: 'networkidle' });
        return main.textContent();
      })
      .toMatch(/Nota de crédito N/);
    await expect(main).toContainText('Devuelto');
    await main.getByRole('link', { name: /Ver la devolución de Mercado de fracciones/ }).click();
    await expect(reply).toBeVisible();
    await page.goto(`/postorder?orderId=${orderId}`);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Devuelto');
    await expect
      .poll(async () => (await mailsTo(page.request, email)).map(({ subject }) => subject).join())
      .toContain('Te devolvimos tu dinero');

    const stranger = await (await browser.newContext({ baseURL, locale: 'es-CL' })).newPage();
    await signedInPlayer(stranger);
    await stranger.goto(`/orders/${orderId}/return`);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('No encontramos ese pedido');
    await stranger.context().close();
  });

  test('a lost answer of the bank is told as on its way, until the bank has spoken', async ({ page }) => {
    await signedInPlayer(page);
    await cartOf(page, 'volcan-despierto');
    const token = await goesToTheBank(page);
    await paysAtTheBank(page);
    await spoils(page.request, token, { operation: 'refund', fault: 'dropBeforeApply' });
    await page.goto(`/orders/${orderOf(page)}/return`);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Devolver con esta regla' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sí, devolver' }).click();

    await expect(main.getByRole('article')).toContainText(/En camino/, { timeout: patient(20_000) });
    await expect(main.getByRole('article')).not.toContainText('Devuelto');
    await page.goto('/orders');
    await expect(main).toContainText('Devolución en camino');
  });
});

test.describe('in English, at a desk', () => {
  test.use({ locale: 'en-US', viewport: { width: 1280, height: 900 } });

  test('a player returns one game of two and keeps the other', async ({ page }) => {
    await signedInPlayer(page);
    const orderId = await buys(page, 'volcan-despierto', 'mercado-de-fracciones');
    const main = page.getByRole('main');
    await page.getByRole('link', { name: 'Return this purchase' }).click();
    await expect(main).toContainText('First choose what you want to return.');
    await main.getByRole('checkbox', { name: /Wide-Awake Volcano/ }).check();
    await main.getByRole('button', { name: 'Return by this rule' }).click();
    await expect(page.getByRole('dialog')).toContainText(
      /Wide-Awake VolcanoCLP\s4,490 go back to the card ending in 6623\./,
    );
    await page.route('**/refunds', (route) => route.abort(), { times: 1 });
    await page.getByRole('dialog').getByRole('button', { name: 'Yes, return it' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Failed to process refund');
    await page.getByRole('dialog').getByRole('button', { name: 'Yes, return it' }).click();

    await expect(main.getByRole('article', { name: /Given back: CLP\s4,490/ })).toBeFocused();
    await expect(main.getByRole('region', { name: 'What you return' })).not.toContainText('Wide-Awake Volcano');
    await page.goto('/library');
    await expect(main.getByRole('link', { name: 'Wide-Awake Volcano', exact: true })).toHaveCount(0);
    await expect(main.getByRole('link', { name: /^Return / })).toHaveCount(1);
    await page.goto('/orders');
    await expect(main).toContainText('Returned in part');
    await page.goto(`/postorder?orderId=${orderId}`);
    await expect(main).toContainText(/We gave CLP\s4,490 of this purchase back already\./);
  });
});

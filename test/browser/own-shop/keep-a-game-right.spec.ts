import type { Page } from '@playwright/test';
import { barriersInLightAndDark } from '../support/barriers.js';
import { ADMIN, atTheConsole, confirms, goesTo } from '../support/console.js';
import { gameId, signIn } from '../support/journey.js';
import { expect, test } from '../support/own-shop.js';
import { GAME_OF_STUDIO, STUDIO } from '../support/studio.js';
import { patient } from '../../support/patience.js';

const REASON = 'Dice algo que el juego no hace.';

test.use({ locale: 'es-CL', viewport: { width: 360, height: 800 } });

/** Goes through with what one button of a game's page opens. */
async function does(staff: Page, action: string): Promise<void> {
  await staff.getByRole('button', { name: action }).click();
  await confirms(staff, action, REASON);
  await expect(staff.getByRole('dialog')).toHaveCount(0);
}

test('staff change a price, mend a text and take a game off sale; the studio reads why and cannot undo it', async ({
  page,
  browser,
  shop,
}) => {
  test.setTimeout(patient(180_000));
  const id = await gameId(page.request, GAME_OF_STUDIO);
  const staff = await atTheConsole(browser, ADMIN, shop.url);
  await goesTo(staff, `/games/${id}/show`, /Dónde se juega/);
  await staff.getByRole('button', { name: 'Cambiar el precio' }).click();
  await staff.getByRole('dialog').getByLabel('Precio').fill('3210');
  await confirms(staff, 'Cambiar el precio', REASON);
  await expect(staff.getByText('$ 3.210')).toBeVisible();

  await staff.getByRole('link', { name: 'Corregir los textos' }).click();
  await staff.getByLabel('Resumen en español').fill('Palancas y poleas que se prueban con las manos.');
  await staff.getByRole('button', { name: 'Guardar la corrección' }).click();
  await expect(staff.getByLabel('Motivo')).toHaveAccessibleDescription(/motivo|caracteres/i);
  await staff.getByLabel('Motivo').fill(REASON);
  await staff.getByRole('button', { name: 'Guardar la corrección' }).click();
  await expect(staff.getByText('Palancas y poleas que se prueban con las manos.')).toBeVisible();
  await expect(staff.getByText('$ 3.210')).toBeVisible();

  await page.goto(`/games/${GAME_OF_STUDIO}`);
  await expect(
    page.getByText('Palancas y poleas que se prueban con las manos.').filter({ visible: true }),
  ).toBeVisible();
  await expect(page.getByText('$ 3.210').filter({ visible: true }).first()).toBeVisible();

  await does(staff, 'Sacar de la venta');
  await expect(staff.getByText('Fuera de venta, por la tienda')).toBeVisible();
  expect((await page.request.get(`/v1/games/${GAME_OF_STUDIO}`)).status()).toBe(404);

  await signIn(page, STUDIO);
  await page.goto(`/developer/${GAME_OF_STUDIO}/edit`);
  await expect(page.getByText('Fuera de venta por la tienda').first()).toBeVisible();
  const sale = page.locator('#sale');
  await expect(sale).toContainText(REASON);
  await expect(sale.getByRole('button', { name: 'Volver a la venta' })).toHaveCount(0);
  await sale.getByRole('button', { name: 'Cambiar el precio' }).click();
  await expect(sale.getByLabel('Precio nuevo en pesos')).toHaveAccessibleDescription('Falta este dato.');
  await expect(page.locator('#history')).toContainText('Retirado de la venta · lo hizo la tienda');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await barriersInLightAndDark(page, 'the page of the studio')).toEqual([]);

  await does(staff, 'Poner a la venta');
  await page.reload();
  await expect(page.locator('#sale').getByRole('button', { name: 'Retirar de la venta' })).toBeVisible();
});

import { expect, test } from '@playwright/test';
import { ADMIN } from './support/console.js';
import { PASSWORD, signedInPlayer, signIn } from './support/journey.js';

test.use({ locale: 'es-CL' });

test('the console opens at its door at once, and leads to where one wanted to go', async ({ page }) => {
  await page.goto('/games');
  await page.goto('/admin/#/orders');
  await expect(page.getByLabel('Correo')).toBeVisible({ timeout: 3_000 });
  await page.getByLabel('Correo').fill(ADMIN);
  await page.getByLabel('Contraseña').fill(PASSWORD);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('main')).toContainText('LT-');
  await expect(page).toHaveURL(/#\/orders/);
  // Every step too many is one more press of Back.
  expect(await page.evaluate(() => history.length)).toBeLessThan(8);
});

test('staff who are logged in at the shop find the console open, and log out of both', async ({ page }) => {
  await signIn(page, ADMIN);
  await page.goto('/admin/#/orders');
  await expect(page.getByRole('main')).toContainText('LT-');

  await page.getByRole('button', { name: 'Admin', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect(page.getByLabel('Correo')).toBeVisible();
  await page.goto('/orders');
  await expect(page).toHaveURL(/\/login\?next=/);
});

test('whoever has no place in the console is told so, and stays logged in at the shop', async ({ page }) => {
  const email = await signedInPlayer(page);
  await page.goto('/admin/#/orders');
  await expect(page.getByText('Tu cuenta no tiene acceso a la consola.')).toBeVisible();
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Contraseña').fill(PASSWORD);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'no tiene acceso a la consola' })).toHaveCount(2);

  await page.goto('/orders');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mis compras');
});

import { expect, test } from '@playwright/test';
import { cartOf, goesToTheBank, signedInPlayer } from './support/journey.js';

test.use({ locale: 'es-CL' });

test('who cancels at the bank reads that nothing was charged', async ({ page }) => {
  await signedInPlayer(page);
  await cartOf(page, 'numeros-en-orbita');
  await goesToTheBank(page);
  await page.locator('#tarjetas').click();
  await page.getByText('Anular compra y volver').click();

  await expect(page).toHaveURL(/postorder/);
  await expect(page.getByRole('main')).toContainText('Cancelaste el pago en el banco.');
  await expect(page.getByRole('main')).toContainText('No se cobró nada.');
});

test('who comes back without a session reads it, too, and can try again', async ({ page }) => {
  await signedInPlayer(page);
  await cartOf(page, 'numeros-en-orbita');
  await goesToTheBank(page);
  await page.context().clearCookies();
  await page.locator('#tarjetas').click();
  await page.addInitScript(() => localStorage.removeItem('token'));
  await page.getByText('Anular compra y volver').click();

  const result = page.getByRole('main');
  await expect(result).toContainText('Cancelaste el pago en el banco.');
  await expect(result).toContainText('No se cobró nada.');
  await expect(result.getByRole('link', { name: 'Ingresar' })).toBeVisible();
  await result.getByRole('link', { name: 'Ir al carrito' }).click();
  await expect(result.getByRole('link', { name: 'Números en órbita' })).toBeVisible();
});

import { expect, test } from '@playwright/test';
import { cartOf, goesToTheBank, signedInPlayer } from './support/journey.js';

test.use({ locale: 'es-CL' });

test('who cancels at the bank reads that nothing was charged', async ({ page }) => {
  await signedInPlayer(page);
  await cartOf(page, 'arrecife-vivo');
  await goesToTheBank(page);
  await page.locator('#tarjetas').click();
  await page.getByText('Anular compra y volver').click();

  await expect(page).toHaveURL(/postorder/);
  await expect(page.getByRole('main')).toContainText('Cancelaste el pago en el banco.');
  await expect(page.getByRole('main')).toContainText('No se cobró nada.');
});

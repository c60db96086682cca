import { expect, test, type Page } from '@playwright/test';
import { goesToTheForm } from './support/cards.js';
import { cartOf, goesToTheBank, signedInPlayer, VISA } from './support/journey.js';

test.use({ locale: 'es-CL' });

const REDCOMPRA = '4051 8842 3993 7763';

/** The steps and selectors of Transbank's own example, with nothing of ours. */
async function choosesCards(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: 'Tarjetas Crédito, Débito,' }).click();
  const field = page.getByRole('textbox', { name: 'Número de tarjeta' });
  await field.click();
  await field.fill(number);
  await page.locator('main-panel').click();
  await expect(page.getByText('Intenta pagar con otra tarjeta')).toBeHidden();
  await expect(field).toHaveValue(number);
}
async function passesTheTestBank(page: Page): Promise<void> {
  await page.locator('#rutClient').click();
  await page.locator('#rutClient').fill('11.111.111-1');
  await page.locator('#rutClient').press('Tab');
  await page.locator('#passwordClient').fill('123');
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await page.locator('#vci').selectOption('TSY');
  await page.getByRole('button', { name: 'Continuar' }).click();
}

test("the bank's pages are those that the official browser tests expect, for a payment", async ({ page }) => {
  await signedInPlayer(page);
  await cartOf(page, 'volcan-despierto');
  await goesToTheBank(page);

  await choosesCards(page, REDCOMPRA);
  await page.getByRole('button', { name: 'Pagar' }).click();
  await passesTheTestBank(page);

  await expect(page).toHaveURL(/postorder/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagado');
});

test('and for a card to be saved', async ({ page }) => {
  await signedInPlayer(page);
  await page.goto('/payment-methods');
  await goesToTheForm(page);

  await choosesCards(page, VISA);
  await page.locator('#card-exp').fill('12/30');
  await page.locator('#card-cvv').fill('123');
  await page.locator('#accept-terms').check();
  await page.getByRole('button', { name: 'Inscribir mi tarjeta' }).click();
  await passesTheTestBank(page);

  await expect(page).toHaveURL(/payment-methods\/callback/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tarjeta guardada');
});

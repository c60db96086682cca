import { expect, type Page } from '@playwright/test';

/** From the list of cards to the bank's form. */
export async function goesToTheForm(page: Page, button = /Agregar una tarjeta/): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await expect(page).toHaveURL(/multicode_inscription/);
}

/** Through the bank's form for saving a card, and back to the shop. */
export async function savesAtTheBank(page: Page, card: string): Promise<void> {
  await page.locator('#card-number').fill(card);
  await page.locator('#card-exp').fill('12/30');
  await page.locator('#card-cvv').fill('123');
  await page.locator('#accept-terms').check();
  await page.getByRole('button', { name: 'Inscribir mi tarjeta' }).click();
  await page.locator('#rutClient').fill('11.111.111-1');
  await page.locator('#passwordClient').fill('123');
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/payment-methods\/callback/);
}

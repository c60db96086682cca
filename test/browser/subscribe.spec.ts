import { expect, test, type Page } from '@playwright/test';
import { BANK, signedInPlayer, VISA } from './support/journey.js';

const PREPAID = '4051 8860 0005 6590';

/** Through the bank's form for saving a card, and back to the shop. */
async function savesAtTheBank(page: Page, card: string): Promise<void> {
  await expect(page).toHaveURL(/multicode_inscription/);
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

test.describe('in Spanish, on a phone', () => {
  test.use({ locale: 'es-CL', viewport: { width: 360, height: 740 } });

  test('a person saves a card and subscribes, sees the games, cancels and undoes it', async ({ page }) => {
    await signedInPlayer(page);
    await page.goto('/subscription');
    const main = page.getByRole('main');
    await main.getByRole('radio', { name: /Plan anual/ }).check();
    await expect(main).toContainText(/Ahorras \$\s6\.000 al año/);
    await main.getByRole('button', { name: 'Guardar una tarjeta' }).click();
    await savesAtTheBank(page, VISA);
    await main.getByRole('link', { name: 'Seguir con la suscripción' }).click();

    await expect(main.getByRole('radio', { name: /Plan anual/ })).toBeChecked();
    await main.getByRole('button', { name: /Suscribirme y pagar \$\s90\.000/ }).click();
    await expect(main).toContainText('Para suscribirte tienes que aceptar los términos.');
    await main.getByRole('checkbox').check();
    await main.getByRole('button', { name: /Suscribirme y pagar/ }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Tu suscripción está activa');
    await page.reload();
    await expect(main).toContainText(/Próximo cobro/);

    await main.getByRole('link', { name: 'Ir a mi biblioteca' }).click();
    await expect(main.getByRole('heading', { name: 'De tu plan' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Volcán despierto' })).toBeVisible();

    await page.goto('/subscription-management');
    await main.getByRole('button', { name: 'Cancelar la suscripción' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sí, cancelar' }).click();
    await expect(main.getByRole('status')).toContainText('Tu suscripción quedó cancelada. Juegas hasta el');
    await main.getByRole('button', { name: /Deshacer/ }).click();
    await expect(main.getByRole('status')).toHaveText('Tu suscripción se renueva otra vez. No se cobró nada.');
  });
});

test.describe('in English, at a desk', () => {
  test.use({ locale: 'en-US', viewport: { width: 1280, height: 900 } });

  test('a declined card is told plainly, and another one subscribes', async ({ page }) => {
    await signedInPlayer(page);
    await page.goto('/subscription');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Save a card' }).click();
    await savesAtTheBank(page, VISA);
    await main.getByRole('link', { name: 'Go on with the subscription' }).click();
    await page.request.post(`${BANK}/__sim/faults`, { data: { operation: 'authorize', fault: 'responseCode', code: -1, times: 1 } });
    await main.getByRole('checkbox').check();
    await main.getByRole('button', { name: /Subscribe and pay CLP\s8,000/ }).click();
    await expect(main.getByRole('alert')).toContainText('Payment declined (code: -1). Please try again or use a different payment method.');
    await expect(main.getByRole('alert')).toContainText('Nothing was charged.');
    await expect(main.getByRole('alert')).toBeFocused();

    await main.getByRole('button', { name: 'Add another card' }).click();
    await savesAtTheBank(page, PREPAID);
    await main.getByRole('link', { name: 'Go on with the subscription' }).click();
    await main.getByRole('radio', { name: 'Prepaid card ending in 6590' }).check();
    await main.getByRole('checkbox').check();
    await main.getByRole('button', { name: /Subscribe and pay/ }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('You are subscribed');

    await page.goto('/games/volcan-despierto');
    await expect(main.getByRole('link', { name: 'Play from my library' }).first()).toBeVisible();
    await expect(main.getByRole('button', { name: 'Buy it to keep' }).first()).toBeVisible();
  });
});

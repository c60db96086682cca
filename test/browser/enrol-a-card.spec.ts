import { expect, test, type Page } from '@playwright/test';
import { goesToTheForm, savesAtTheBank } from './support/cards.js';
import { MASTERCARD_DECLINED, PREPAID, signedInPlayer, VISA } from './support/journey.js';

test.use({ locale: 'es-CL', viewport: { width: 360, height: 740 } });

const tokenKept = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('cardToken'));

test('a person saves two cards, chooses the first one and removes it', async ({ page }) => {
  await signedInPlayer(page);
  await page.goto('/payment-methods');
  const main = page.getByRole('main');
  await expect(main).toContainText('No tienes tarjetas guardadas');

  await goesToTheForm(page);
  await savesAtTheBank(page, VISA);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Tarjeta guardada');
  await expect(main).toContainText('Visa terminada en 6623 está lista para pagar. Es la que se usa primero.');
  expect(await tokenKept(page)).toBeNull();

  await main.getByRole('link', { name: 'Ver mis tarjetas' }).click();
  await goesToTheForm(page);
  await savesAtTheBank(page, PREPAID);
  await main.getByRole('link', { name: 'Ver mis tarjetas' }).click();
  await main.getByRole('button', { name: 'Usar primero Tarjeta prepago terminada en 6590' }).click();
  await expect(main.getByRole('status')).toHaveText('Desde ahora se usa primero Tarjeta prepago terminada en 6590.');
  await expect(main.getByRole('listitem').first()).toContainText('Se usa primero');

  await main.getByRole('button', { name: 'Eliminar Tarjeta prepago terminada en 6590' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Eliminar Tarjeta prepago terminada en 6590?' });
  await dialog.getByRole('button', { name: 'Conservarla' }).click();
  await expect(main.getByRole('listitem')).toHaveCount(2);
  await main.getByRole('button', { name: 'Eliminar Tarjeta prepago terminada en 6590' }).click();
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await expect(main.getByRole('status')).toHaveText('Eliminaste Tarjeta prepago terminada en 6590.');
  await expect(main.getByRole('listitem')).toHaveCount(1);
  await expect(main.getByRole('listitem')).toContainText('Visa terminada en 6623');
});

test('a card that the bank refuses, or a form that is left, is shown plainly, and the next try succeeds', async ({
  page,
}) => {
  await signedInPlayer(page);
  await page.route('**/v1/webpay-oneclick/methods/**', (route) => route.abort(), { times: 1 });
  await page.goto('/payment-methods');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('No pudimos obtener tus tarjetas');
  await main.getByRole('button', { name: 'Intentar de nuevo' }).click();

  await goesToTheForm(page);
  await savesAtTheBank(page, MASTERCARD_DECLINED);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('No pudimos registrar la tarjeta');
  await expect(main).toContainText('El banco no aceptó esa tarjeta');
  expect(await tokenKept(page)).toBeNull();

  await goesToTheForm(page, /Intentar de nuevo/);
  await page.getByText('Abandonar y volver al comercio').click();
  await expect(main).toContainText('Saliste del formulario del banco');

  await goesToTheForm(page, /Intentar de nuevo/);
  await savesAtTheBank(page, VISA);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Tarjeta guardada');

  await page.reload();
  await expect(main).toContainText('No hay una tarjeta en camino');
});

test.describe('in English, while no one is logged in', () => {
  test.use({ locale: 'en-US' });

  test('the cards wait behind the log-in', async ({ page }) => {
    await page.goto('/payment-methods');

    await expect(page).toHaveURL(/\/login\?next=%2Fpayment-methods/);
  });
});

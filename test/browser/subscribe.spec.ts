import { expect, test } from '@playwright/test';
import { declines, goesToTheForm, savesAtTheBank } from './support/cards.js';
import { PASSWORD, PREPAID, signedInPlayer, VISA } from './support/journey.js';

test.describe('in Spanish, on a phone', () => {
  test.use({ locale: 'es-CL', viewport: { width: 360, height: 740 } });

  test('a person saves a card and subscribes, sees the games, cancels and undoes it', async ({ page }) => {
    await signedInPlayer(page);
    await page.goto('/subscription');
    const main = page.getByRole('main');
    await main.getByRole('radio', { name: /Plan anual/ }).check();
    await expect(main).toContainText(/Ahorras \$\s6\.000 al año/);
    await goesToTheForm(page, /Guardar una tarjeta/);
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
    await expect(main.getByText(/^Con tu plan (desde|hasta) el/).first()).toBeVisible();
    await expect(main.getByRole('link', { name: 'Volcán despierto', exact: true })).toBeVisible();

    await page.goto('/subscription-management');
    await main.getByRole('button', { name: 'Cancelar la suscripción' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sí, cancelar' }).click();
    await expect(main.getByRole('status')).toContainText('Tu suscripción quedó cancelada. Juegas hasta el');
    await main.getByRole('button', { name: /Deshacer/ }).click();
    await expect(main.getByRole('status')).toHaveText('Tu suscripción se renueva otra vez. No se cobró nada ahora.');
  });
});

test.describe('with a mail that asks for another card', () => {
  test.use({ locale: 'es-CL', viewport: { width: 360, height: 740 } });

  test('its link leads through the log-in to the choice of the card, and the focus goes there', async ({
    page,
    browser,
    baseURL,
  }) => {
    const email = await signedInPlayer(page);
    const main = page.getByRole('main');
    await page.goto('/subscription');
    await main.getByRole('button', { name: 'Guardar una tarjeta' }).click();
    await savesAtTheBank(page, VISA);
    await main.getByRole('link', { name: 'Seguir con la suscripción' }).click();
    await main.getByRole('checkbox').check();
    await main.getByRole('button', { name: /Suscribirme y pagar/ }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Tu suscripción está activa');

    await page.goto('/subscription-management#card');
    await expect(main.getByRole('heading', { name: 'Elige la tarjeta' })).toBeFocused();

    const elsewhere = await (await browser.newContext({ baseURL, locale: 'es-CL' })).newPage();
    await elsewhere.goto('/subscription-management#card');
    await expect(elsewhere).toHaveURL(/\/login\?next=/);
    await elsewhere.getByLabel('Correo').fill(email);
    await elsewhere.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await elsewhere.getByRole('button', { name: 'Ingresar' }).click();
    await expect(elsewhere).toHaveURL(/\/subscription-management#card$/);
    await expect(elsewhere.getByRole('heading', { name: 'Elige la tarjeta' })).toBeFocused();
    await elsewhere.getByRole('button', { name: 'Dejarla como está' }).click();
    await expect(elsewhere.getByRole('button', { name: 'Cambiar la tarjeta' })).toBeVisible();
    await elsewhere.context().close();
  });
});

test.describe('in English, at a desk', () => {
  test.use({ locale: 'en-US', viewport: { width: 1280, height: 900 } });

  test('a declined card is shown plainly, and another one subscribes', async ({ page }) => {
    const email = await signedInPlayer(page);
    await page.goto('/subscription');
    const main = page.getByRole('main');
    await goesToTheForm(page, /Save a card/);
    await savesAtTheBank(page, VISA);
    await main.getByRole('link', { name: 'Go on with the subscription' }).click();
    await declines(page.request, email, { code: -1 });
    await main.getByRole('checkbox').check();
    await main.getByRole('button', { name: /Subscribe and pay CLP\s8,000/ }).click();
    await expect(main.getByRole('alert')).toContainText(
      'Payment declined (code: -1). Please try again or use a different payment method.',
    );
    await expect(main.getByRole('alert')).toContainText('Nothing was charged.');
    await expect(main.getByRole('alert')).toBeFocused();

    await goesToTheForm(page, /Add another card/);
    await savesAtTheBank(page, PREPAID);
    await main.getByRole('link', { name: 'Go on with the subscription' }).click();
    await main.getByRole('radio', { name: 'Prepaid card ending in 6590' }).check();
    await main.getByRole('checkbox').check();
    await main.getByRole('button', { name: /Subscribe and pay/ }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('You are subscribed');

    await page.goto('/games/volcan-despierto');
    await expect(main.getByRole('link', { name: /^(Play|Open my library)/ }).first()).toBeVisible();
    await expect(main.getByRole('button', { name: 'Buy it to keep' }).first()).toBeVisible();
  });
});

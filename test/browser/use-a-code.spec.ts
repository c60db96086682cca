import { expect, test } from '@playwright/test';
import {
  aCode,
  cartOf,
  freshAddress,
  gameId,
  goesToTheBank,
  linkTo,
  logsIn,
  PASSWORD,
  paysAtTheBank,
  registeredPlayer,
  registers,
  signedInPlayer,
  verificationLink,
} from './support/journey.js';

const VOLCANO = 'volcan-despierto';

test.describe('in Spanish, on a phone', () => {
  test.use({ locale: 'es-CL', viewport: { width: 360, height: 740 } });

  test('a code takes its part off each game in the cart, and that is what the bank asks for', async ({
    page,
    request,
  }) => {
    const code = await aCode(request, { kind: 'percent', percent: 20 });
    await signedInPlayer(page);
    await cartOf(page, VOLCANO, 'mercado-de-fracciones');
    await page.goto('/cart');
    const main = page.getByRole('main');
    await main.getByLabel('Código de descuento').fill('NO-HAY-TAL-CODIGO');
    await main.getByRole('button', { name: 'Aplicar' }).click();
    await expect(main.getByLabel('Código de descuento')).toHaveAccessibleDescription(
      'No conocemos ese código. Revisa que esté bien escrito.',
    );

    await main.getByLabel('Código de descuento').fill(code.toLowerCase());
    await main.getByRole('button', { name: 'Aplicar' }).click();
    await expect(main.getByRole('listitem').filter({ hasText: 'Volcán despierto' })).toContainText(
      /\$\s4\.490.*\$\s3\.592/,
    );
    await expect(main.getByRole('listitem').filter({ hasText: 'Mercado de fracciones' })).toContainText(
      /\$\s3\.290.*\$\s2\.632/,
    );
    await expect(main.getByRole('definition').last()).toContainText(/−\s?\$\s1\.556/);
    await expect(main).toContainText(/Total.*\$\s6\.224/);

    await goesToTheBank(page);
    await expect(page.getByRole('region', { name: 'Ludoteca' })).toContainText('$ 6.224');
    await paysAtTheBank(page);
    await expect(main).toContainText('Pagado');
    await expect(main).toContainText(/\$\s6\.224/);

    await cartOf(page, 'telar-andino');
    await page.goto('/cart');
    await main.getByLabel('Código de descuento').fill(code);
    await main.getByRole('button', { name: 'Aplicar' }).click();
    await expect(main.getByLabel('Código de descuento')).toHaveAccessibleDescription(
      'Ya usaste ese código todas las veces que puedes.',
    );
    await page.goto('/my-discount-codes');
    await expect(main.getByRole('article').filter({ hasText: '20\u00a0% de descuento' })).toContainText('Usado');
  });

  test('a link with a gift leads a new player through signing up, and gives the game when asked to', async ({
    page,
    context,
  }) => {
    const code = await aCode(page.request, { kind: 'game', gameId: await gameId(page.request, VOLCANO) });
    const email = freshAddress();
    await page.goto(`/redeem-code/${code}`);
    await page.getByRole('link', { name: 'Crea una cuenta' }).click();
    // The page of the log-in asks for an address as well.
    await expect(page.getByRole('heading', { name: 'Crear cuenta' })).toBeVisible();
    await page.getByLabel('Correo').fill(email);
    await page.getByRole('button', { name: 'Enviarme el enlace' }).click();

    const mail = await context.newPage();
    await mail.goto(await linkTo(page.request, email, 'new-account-verify-email'), { waitUntil: 'networkidle' });
    await mail.getByRole('button', { name: 'Confirmar mi correo' }).click();
    await mail.getByLabel('Nombre de usuario').fill('Abuela Rosa');
    await mail.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await mail.getByLabel('Año de nacimiento').fill('1956');
    await mail.getByRole('checkbox').check();
    await mail.getByRole('button', { name: 'Crear la cuenta' }).click();

    await expect(mail).toHaveURL(`/redeem-code/${code}`);
    const main = mail.getByRole('main');
    await expect(main).toContainText('Al confirmar, el código queda usado.');
    await expect(main).toContainText('Con esta cuenta: Abuela Rosa');
    await main.getByRole('button', { name: 'Obtener el juego' }).click();
    await expect(main.getByRole('status')).toContainText('El juego está en tu biblioteca.');
    await main.getByRole('link', { name: 'Ir a mi biblioteca' }).click();
    await expect(main.getByRole('link', { name: 'Volcán despierto', exact: true })).toBeVisible();
  });

  test('who confirms the address after signing up finds the way back to the gift', async ({ page }) => {
    const code = await aCode(page.request, { kind: 'game', gameId: await gameId(page.request, VOLCANO) });
    const email = freshAddress();
    await page.goto(`/register?next=${encodeURIComponent(`/redeem-code/${code}`)}`);
    await registers(page, email);

    await page.goto(await verificationLink(page.request, email), { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Sí, yo la creé' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Ingresar' }).click();
    await logsIn(page, email);

    await expect(page).toHaveURL(`/redeem-code/${code}`);
    await expect(page.getByRole('button', { name: 'Obtener el juego' })).toBeVisible();
  });
});

test.describe('in English, at a desk', () => {
  test.use({ locale: 'en-US', viewport: { width: 1280, height: 900 } });

  test('a link with a gift waits behind the log-in, is used by who confirms, and tells the next one why it is over', async ({
    page,
    browser,
  }) => {
    const code = await aCode(page.request, { kind: 'game', uses: 1, gameId: await gameId(page.request, VOLCANO) });
    const email = await registeredPlayer(page.request);
    const opens = async (): Promise<void> => {
      await page.goto(`/redeem-code/${code}`);
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(page).toHaveURL(`/redeem-code/${code}`);
    };
    await opens();
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: 'Get the game' })).toBeVisible();
    await main.getByRole('link', { name: 'Not now' }).click();
    await expect(page).toHaveURL('/my-discount-codes');

    const someoneElse = await (await browser.newContext({ locale: 'en-US' })).newPage();
    await signedInPlayer(someoneElse);
    await someoneElse.goto(`/redeem-code/${code}`);
    await someoneElse.getByRole('button', { name: 'Get the game' }).click();
    await expect(someoneElse.getByRole('main').getByRole('status')).toContainText('in your library');
    await someoneElse.context().close();

    await page.goto(`/redeem-code/${code}`);
    await expect(main.getByRole('alert')).toContainText('That code has been used as often as it could be.');
    await page.goto('/library');
    await expect(main).toContainText('Your shelf is waiting');
  });
});

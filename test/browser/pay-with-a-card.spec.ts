import { expect, test, type Page } from '@playwright/test';
import { barriersOn } from './support/barriers.js';
import { chargesTo, declines, goesToTheForm, savesAtTheBank } from './support/cards.js';
import { buys, cartOf, signedInPlayer, VISA } from './support/journey.js';
import { patient } from '../support/patience.js';

test.use({ locale: 'es-CL', viewport: { width: 360, height: 740 } });

/** Someone with a saved card and a game in the cart. @returns their address */
async function readyToPay(page: Page): Promise<string> {
  const email = await signedInPlayer(page);
  await page.goto('/payment-methods');
  await goesToTheForm(page);
  await savesAtTheBank(page, VISA);
  const { games } = (await (await page.request.get('/v1/games?price=paid&size=1')).json()) as {
    games: [{ slug: string }];
  };
  await cartOf(page, games[0].slug);
  return email;
}

test('a saved card is declined, explained, and pays at the next try without a visit to the bank', async ({
  page,
  request,
}) => {
  const email = await readyToPay(page);

  await page.goto('/payment');
  const main = page.getByRole('main');
  await expect(main.getByRole('radio', { name: /Visa terminada en 6623/ })).toBeChecked();
  expect(await barriersOn(page, 'the ways to pay')).toEqual([]);
  await declines(request, email, { code: -4 });
  await main.getByRole('checkbox').check();
  await main.getByRole('button', { name: /^Pagar \$/ }).click();

  await expect(main.getByRole('heading', { level: 1 })).toHaveText('No pagado');
  await expect(main).toContainText('No se cobró nada.');
  await expect(main).toContainText('El banco que emitió la tarjeta rechazó el cobro');
  await main.getByRole('button', { name: 'Elegir otra tarjeta' }).click();

  await main.getByRole('radio', { name: 'Webpay' }).check();
  await expect(main.getByRole('button', { name: /Ir a Webpay y pagar/ })).toBeVisible();
  await main.getByRole('radio', { name: /Visa terminada en 6623/ }).check();
  await main.getByRole('checkbox').check();
  await main.getByRole('button', { name: /^Pagar \$/ }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Pagado');
  await expect(main).toContainText('terminada en 6623');
});

test('a person who pays with a saved card and loses the answer on its way is told of the charge, not that there was none', async ({
  page,
  request,
}) => {
  const email = await readyToPay(page);
  await page.route(
    '**/v1/payment/with-card',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );

  await page.goto('/payment');
  const main = page.getByRole('main');
  await main.getByRole('checkbox').check();
  await main.getByRole('button', { name: /^Pagar \$/ }).click();

  await expect(page).toHaveURL(/\/postorder\?orderId=/);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Pagado');
  await expect(main).toContainText('terminada en 6623');
  expect(await chargesTo(request, email)).toMatchObject([{ details: [{ status: 'AUTHORIZED', refunds: [] }] }]);
});

test('the page of a paid order tells its history with times, or says that it could not be fetched', async ({
  page,
}) => {
  await signedInPlayer(page);
  const orderId = await buys(page, 'volcan-despierto');
  const history = page.getByRole('main').locator('section').filter({ hasText: 'Historia del pedido' });
  await page.goto(`/postorder?orderId=${orderId}`);
  await expect(history.getByRole('listitem').locator('p:first-child')).toHaveText([
    /^Hiciste el pedido/,
    /^Comenzó el pago/,
    /^El banco aprobó el pago/,
    /^El pedido quedó pagado/,
    /^Quedó en tu biblioteca/,
  ]);
  await expect(history.locator('time')).toHaveCount(5);
  await expect(history.locator('time').first()).toHaveText(/\d{1,2}:\d{2}/);

  await page.route('**/history', (route) => route.abort(), { times: 1 });
  await page.reload();
  await expect(history.getByRole('status')).toContainText('No pudimos traer la historia del pedido.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagado');
  await history.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(history.getByRole('listitem')).toHaveCount(5);
});

/** Loses this many of the charges on their way out: none of them reaches the shop. @returns the keys of all that were sent */
async function losesTheCharge(page: Page, path: string, times: number): Promise<(string | undefined)[]> {
  const keys: (string | undefined)[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith(path)) keys.push(sent.headers()['idempotency-key']);
  });
  await page.route(`**${path}`, (route) => route.abort(), { times });
  return keys;
}

test.describe('a charge that never left the browser', () => {
  test('is sent again with its key until it arrives, and charged once', async ({ page, request }) => {
    const email = await readyToPay(page);
    const keys = await losesTheCharge(page, '/v1/payment/with-card', 3);

    await page.goto('/payment');
    const main = page.getByRole('main');
    await main.getByRole('checkbox').check();
    await main.getByRole('button', { name: /^Pagar \$/ }).click();

    await expect(main.getByRole('status')).toHaveText(/Seguimos intentando, no cierres esta página/);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Pagado', { timeout: patient(40_000) });
    expect(keys).toEqual(Array.from({ length: 4 }, () => keys[0]));
    expect(await chargesTo(request, email)).toHaveLength(1);
  });

  test('for good is told as unknown, with ways on, and the next try pays', async ({ page, request }) => {
    const email = await readyToPay(page);
    const keys = await losesTheCharge(page, '/v1/payment/with-card', 4);

    await page.goto('/payment');
    const main = page.getByRole('main');
    await main.getByRole('checkbox').check();
    await main.getByRole('button', { name: /^Pagar \$/ }).click();

    const notice = main.getByRole('alert');
    await expect(notice).toContainText('No sabemos si se hizo el pago', { timeout: patient(40_000) });
    await expect(notice).toBeFocused();
    await expect(notice.getByRole('link', { name: 'Ver mis compras' })).toBeVisible();
    expect(await barriersOn(page, 'a payment without an answer')).toEqual([]);
    expect(await chargesTo(request, email)).toEqual([]);

    await notice.getByRole('button', { name: 'Revisar otra vez' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Pagado');
    expect(keys).toEqual(Array.from({ length: 5 }, () => keys[0]));
    expect(await chargesTo(request, email)).toHaveLength(1);
  });

  test('of a plan is sent again with its key; lost for good, the page says so', async ({ page, request }) => {
    const email = await readyToPay(page);
    const keys = await losesTheCharge(page, '/v1/subscription/oneclick', 4 + 2);

    await page.goto('/subscription');
    const main = page.getByRole('main');
    await main.getByRole('checkbox').check();
    await main.getByRole('button', { name: /Suscribirme y pagar/ }).click();
    await expect(main.getByRole('status')).toHaveText(/Seguimos intentando, no cierres esta página/);
    await expect(main.getByRole('alert')).toContainText('intentarlo otra vez no cobra dos veces', {
      timeout: patient(40_000),
    });
    await expect(main.getByRole('alert').getByRole('link', { name: 'Ver mi suscripción' })).toBeVisible();
    expect(await chargesTo(request, email)).toEqual([]);

    await main.getByRole('alert').getByRole('button', { name: 'Revisar otra vez' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Tu suscripción está activa', {
      timeout: patient(40_000),
    });
    expect(keys).toEqual(Array.from({ length: 7 }, () => keys[0]));
    expect(await chargesTo(request, email)).toHaveLength(1);
  });
});

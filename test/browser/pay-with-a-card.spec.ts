import { expect, test, type Page } from '@playwright/test';
import { barriersOn } from './support/barriers.js';
import { chargesTo, declines, goesToTheForm, savesAtTheBank } from './support/cards.js';
import { cartOf, signedInPlayer, VISA } from './support/journey.js';

test.use({ locale: 'es-CL', viewport: { width: 360, height: 740 } });

/** Somebody with a saved card and a game in the cart. @returns their address */
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

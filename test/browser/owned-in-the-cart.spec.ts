import { expect, test } from '@playwright/test';
import { aCode, cartOf, gameId, goesToTheBank, logsIn, paysAtTheBank, signedInPlayer } from './support/journey.js';

const VOLCANO = 'volcan-despierto';
const MARKET = 'mercado-de-fracciones';

test.use({ locale: 'es-CL', viewport: { width: 360, height: 740 } });

test('a game that is owned by now is not added up, and what is left is paid alone', async ({ page, request }) => {
  await cartOf(page, VOLCANO, MARKET);
  const [volcano, code] = await Promise.all([
    gameId(request, VOLCANO),
    aCode(request, { kind: 'percent', percent: 100 }),
  ]);
  await signedInPlayer(page);
  await page.goto('/cart');
  const main = page.getByRole('main');
  await expect(main).toContainText(/Total.*\$\s7\.780/);

  await test.step('another device redeems a code for one of them', async () => {
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const reply = await request.post('/v1/payment/claim-free', {
      headers: { authorization: `Bearer ${token}` },
      data: { game_id: volcano, discount_code: code },
    });
    expect(reply.status()).toBe(200);
  });
  await page.goto('/cart');
  const owned = main.getByRole('listitem').filter({ hasText: 'Volcán despierto' });
  await expect(owned).toContainText('En tu biblioteca');
  await expect(owned).not.toContainText('$');
  await expect(owned.getByRole('link', { name: 'Abrir el juego' })).toHaveAttribute('href', `/games/${VOLCANO}`);
  await expect(main).toContainText(/Total.*\$\s3\.290/);

  await goesToTheBank(page);
  await expect(page.getByRole('region', { name: 'Ludoteca' })).toContainText('$ 3.290');
  await paysAtTheBank(page);
  await expect(main).toContainText('Pagado');

  await page.goto('/payment');
  await expect(page).toHaveURL('/cart');
  await expect(main).toContainText('no hay nada que pagar');
  await expect(main.getByRole('link', { name: /Webpay|Obtener gratis/ })).toBeHidden();
  await owned.getByRole('button', { name: 'Quitar Volcán despierto' }).click();
  await expect(main).toContainText('Tu carrito está vacío');
});

test('who owns the whole cart learns it after the log-in', async ({ page, request }) => {
  const email = await signedInPlayer(page);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await request.post('/v1/payment/claim-free', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      game_id: await gameId(request, VOLCANO),
      discount_code: await aCode(request, { kind: 'percent', percent: 100 }),
    },
  });
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();

  await cartOf(page, VOLCANO);
  await page.goto('/cart');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Pagar con Webpay' }).click();
  await logsIn(page, email);
  await expect(page).toHaveURL('/cart');
  await expect(main).toContainText('no hay nada que pagar');
});

test('games that cannot be bought are counted, and no obstacle to paying for the rest', async ({ page, request }) => {
  await signedInPlayer(page);
  const [volcano, coming] = await Promise.all([gameId(request, VOLCANO), gameId(request, 'arrecife-vivo')]);
  const ids = [volcano, coming, crypto.randomUUID(), crypto.randomUUID()];
  await page.evaluate((value) => localStorage.setItem('cart', JSON.stringify(value)), ids);
  await page.goto('/cart');
  const main = page.getByRole('main');
  await expect(main).toContainText('3 juegos de tu carrito no se pueden comprar ahora');
  await expect(main).toContainText(/Total.*\$\s4\.490/);
  await main.getByRole('link', { name: 'Pagar con Webpay' }).click();

  await expect(page).toHaveURL('/payment');
  await expect(main).toContainText(/Total.*\$\s4\.490/);
  await expect(main.getByRole('button', { name: /Ir a Webpay y pagar \$\s4\.490/ })).toBeVisible();
});

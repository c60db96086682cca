import { barriersInLightAndDark } from '../support/barriers.js';
import { ADMIN, atTheConsole, goesTo } from '../support/console.js';
import { buys, cartOf, gameId, goesToTheBank, passesTheBank, signedInPlayer } from '../support/journey.js';
import { expect, test } from '../support/own-shop.js';
import { GAME_OF_STUDIO } from '../support/studio.js';
import { patient } from '../../support/patience.js';

const REASON = 'Usa pictogramas de otra obra sin permiso.';

// A shop of its own even among these: the game stays closed.
test.use({ locale: 'es-CL', viewport: { width: 360, height: 800 }, shopEnv: { WARM_PAGES: 'off' } });

test('staff take a game down while one buyer is at the bank and another one plays, and both know what becomes of it', async ({
  page,
  browser,
  shop,
}) => {
  test.setTimeout(patient(240_000));
  const barriers: string[] = [];
  const id = await gameId(page.request, GAME_OF_STUDIO);
  await signedInPlayer(page);
  const orderId = await buys(page, GAME_OF_STUDIO);
  await page.goto(`/webgame/${GAME_OF_STUDIO}`);
  await page.getByRole('button', { name: /^Jugar/ }).click();
  await expect(page.frameLocator('iframe').getByRole('heading', { name: /Encargo 1 de 9/ })).toBeAttached();

  const other = await (await browser.newContext({ locale: 'es-CL', baseURL: shop.url })).newPage();
  await signedInPlayer(other);
  await cartOf(other, GAME_OF_STUDIO);
  await goesToTheBank(other);

  const staff = await atTheConsole(browser, ADMIN, shop.url);
  await goesTo(staff, `/publishing/${id}/show`, /taller de fuerzas/);
  await staff.getByRole('button', { name: 'Retirar de la tienda' }).click();
  await staff.getByRole('dialog').getByRole('textbox').first().fill(REASON);
  await staff.getByRole('dialog').getByRole('button', { name: 'Retirar de la tienda' }).click();
  await expect(staff.getByText('Retirado por la tienda')).toBeVisible();

  await passesTheBank(other);
  await expect(other.getByRole('heading', { name: 'No pagado' })).toBeVisible();
  await expect(other.getByText('No se cobró nada.', { exact: true })).toBeVisible();
  await expect(other.getByText(/Ludoteca retiró un juego de este pedido mientras pagabas/)).toBeVisible();
  await expect(other.getByRole('button', { name: /Webpay/ })).toHaveCount(0);
  barriers.push(...(await barriersInLightAndDark(other, 'not paid')));

  await page.getByRole('toolbar').getByRole('button', { name: 'Reiniciar', exact: true }).click();
  await expect(page.getByText(/Ludoteca retiró este juego/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ludoteca retiró este juego' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/taller de fuerzas/i);
  barriers.push(...(await barriersInLightAndDark(page, 'the player')));
  await page.getByRole('main').getByRole('link', { name: 'Mi biblioteca' }).click();
  await expect(page.getByText(REASON, { exact: false })).toBeVisible();
  barriers.push(...(await barriersInLightAndDark(page, 'the library')));

  await page.getByRole('link', { name: /^Devolver/ }).click();
  await expect(page).toHaveURL(new RegExp(`/orders/${orderId}/return`));
  await expect(page.getByText(/devolvemos tu dinero durante 90 días/)).toBeVisible();
  barriers.push(...(await barriersInLightAndDark(page, 'the return')));
  await page.getByRole('button', { name: 'Devolver con esta regla' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sí, devolver' }).click();
  await expect(page.getByText(/devuelt/i).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(barriers).toEqual([]);
});

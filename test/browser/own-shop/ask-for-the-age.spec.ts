import type { APIRequestContext } from '@playwright/test';
import { gameId, PASSWORD, signedInPlayer } from '../support/journey.js';
import { expect, test } from '../support/own-shop.js';

test.use({ locale: 'es-CL', viewport: { width: 360, height: 740 } });

/** As a person at the console rates a game. */
async function rates(request: APIRequestContext, slug: string, ageRating: string): Promise<void> {
  const { token } = (await (
    await request.post('/v1/auth', { data: { email: 'admin@ludoteca.test', password: PASSWORD, remember_me: false } })
  ).json()) as { token: string };
  expect(
    (
      await request.put(`/v1/admin/games/${await gameId(request, slug)}/texts`, {
        headers: { authorization: `Bearer ${token}` },
        data: { ageRating, reason: 'La edad no calzaba' },
      })
    ).ok(),
  ).toBe(true);
}

const RATED = { 'el-taller-de-fuerzas': '18', 'banco-de-ahorros': '14' };
const before = new Map<string, string>();

test.beforeEach(async ({ page: { request } }) => {
  for (const [slug, ageRating] of Object.entries(RATED)) {
    const game = (await (await request.get(`/v1/games/${slug}`)).json()) as { ageRating: string };
    before.set(slug, game.ageRating);
    await rates(request, slug, ageRating);
  }
});
// The next journeys in this shop buy the same games.
test.afterEach(async ({ page: { request } }) => {
  for (const [slug, ageRating] of before) await rates(request, slug, ageRating);
});

test('the age for which a game is made stands beside it, and who gets one for older people is asked for theirs', async ({
  page,
}) => {
  await signedInPlayer(page);
  const main = page.getByRole('main');

  await page.goto('/games?search=taller');
  await expect(main.getByRole('article').filter({ hasText: 'El taller de fuerzas' })).toContainText('Desde 18 años');
  await page.goto('/games/el-taller-de-fuerzas');
  await page.getByRole('button', { name: 'Agregar al carrito' }).filter({ visible: true }).click();
  await page.getByRole('link', { name: 'Ir al carrito' }).filter({ visible: true }).click();
  await expect(main.getByRole('listitem').first()).toContainText('Desde 18 años');
  await main.getByRole('link', { name: 'Pagar con Webpay' }).click();
  await expect(main.getByRole('listitem').first()).toContainText('Desde 18 años');
  await main.getByRole('checkbox', { name: /Acepto/ }).check();
  await main.getByRole('button', { name: /Ir a Webpay/ }).click();
  await expect(main.getByText('Confirma tu edad para seguir.')).toBeVisible();
  await expect(main.getByRole('checkbox', { name: 'Tengo 18 años o más' })).toBeFocused();
  await main.getByRole('checkbox', { name: 'Tengo 18 años o más' }).check();
  await main.getByRole('button', { name: /Ir a Webpay/ }).click();
  await expect(page).toHaveURL(/webpayserver/);

  await page.goto('/games/banco-de-ahorros');
  const get = page.getByRole('button', { name: 'Obtener gratis' }).filter({ visible: true });
  await get.click();
  const question = page.getByRole('dialog', { name: '¿Tienes 14 años o más?' });
  await question.getByRole('button', { name: 'Volver' }).click();
  await expect(get).toBeVisible();
  await get.click();
  await question.getByRole('button', { name: 'Sí, tengo 14 o más' }).click();
  await expect(page.getByRole('link', { name: /^Jugar|^Abrir mi biblioteca/ }).filter({ visible: true })).toBeVisible();
});

import { expect, test, type APIRequestContext } from '@playwright/test';
import { freshAddress, PASSWORD, verificationLink } from './support/journey.js';

test.use({ locale: 'es-CL', viewport: { width: 360, height: 740 } });

const logIn = async (request: APIRequestContext, email: string): Promise<number> =>
  (await request.post('/v1/auth', { data: { email, password: PASSWORD } })).status();

async function signedUp(request: APIRequestContext): Promise<{ email: string; link: string }> {
  const email = freshAddress();
  await request.post('/v1/auth/signup', { data: { email, username: 'Viajera', password: PASSWORD, language: 'es' } });
  return { email, link: await verificationLink(request, email) };
}

test('opening the link in the mail confirms nothing; a person who made the account says so', async ({ page }) => {
  const { email, link } = await signedUp(page.request);
  await page.goto(link, { waitUntil: 'networkidle' });
  await expect(page.getByText('¿Creaste tú una cuenta en Ludoteca con este correo?')).toBeVisible();
  expect(await logIn(page.request, email)).toBe(401);

  await page.getByRole('button', { name: 'Sí, yo la creé' }).click();
  await expect(page.getByRole('heading', { name: 'Tu correo está confirmado' })).toBeVisible();
  expect(await logIn(page.request, email)).toBe(200);
});

test('a person who did not make the account has it deleted', async ({ page }) => {
  const { email, link } = await signedUp(page.request);
  await page.goto(link, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'No fui yo' }).click();

  await expect(page.getByRole('heading', { name: 'Borramos esa cuenta' })).toBeVisible();
  expect(await logIn(page.request, email)).toBe(401);
  await page.goto(link, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Sí, yo la creé' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('no es nuestro');
});

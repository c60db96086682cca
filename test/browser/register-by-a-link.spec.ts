import { expect, test } from '@playwright/test';
import { cartOf, freshAddress, linkTo, mailsTo, PASSWORD } from './support/journey.js';

test.use({ locale: 'es-CL', viewport: { width: 360, height: 740 } });

test('a new player registers by the link in the mail on a phone, in Spanish, and goes on to pay', async ({
  page,
  context,
}) => {
  const email = freshAddress();
  await cartOf(page, 'volcan-despierto');
  await page.goto('/payment');
  await page.getByRole('link', { name: 'Crea una cuenta' }).click();
  await expect(page.getByRole('navigation', { name: 'Principal' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Enviarme el enlace' }).click();
  await expect(page.getByLabel('Correo')).toBeFocused();
  await expect(page.getByLabel('Correo')).toHaveAccessibleDescription(/Escribe tu correo/);
  await page.getByLabel('Correo').fill(email);
  await page.getByRole('button', { name: 'Enviarme el enlace' }).click();
  await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeVisible();
  await page.getByRole('button', { name: 'Ya abrí el enlace' }).click();
  await expect(page.getByText('Todavía no vemos abierto el enlace.')).toBeVisible();

  const mail = await context.newPage();
  await mail.goto(await linkTo(page.request, email, 'new-account-verify-email'), { waitUntil: 'networkidle' });
  await mail.getByRole('button', { name: 'Confirmar mi correo' }).click();
  await expect(mail.getByRole('heading', { name: 'Crear cuenta' })).toBeVisible();
  await expect(mail.getByLabel('Correo')).toHaveValue(email);
  await expect(mail.getByLabel('Correo')).toHaveAttribute('readonly');
  await page.getByRole('button', { name: 'Ya abrí el enlace' }).click();
  await expect(page.getByText('Tu correo está confirmado.')).toBeVisible();

  await mail.reload();
  await expect(mail.getByLabel('Correo')).toHaveValue(email);
  await mail.getByLabel('Nombre de usuario').fill('Abuela Rosa');
  await mail.getByLabel('Contraseña', { exact: true }).fill('Santiago2026');
  await mail.getByLabel('Año de nacimiento').fill('1956');
  await mail.getByRole('checkbox').check();
  await mail.getByRole('button', { name: 'Crear la cuenta' }).click();
  await expect(mail.getByLabel('Contraseña', { exact: true })).toBeFocused();
  await expect(mail.getByLabel('Contraseña', { exact: true })).toHaveAccessibleDescription(/muy común/);
  await mail.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await mail.getByRole('button', { name: 'Crear la cuenta' }).click();

  await expect(mail.getByText('Tu cuenta está lista')).toBeVisible();
  await expect(mail).toHaveURL('/payment');
  await expect(mail.getByRole('main')).toContainText('Volcán despierto');
  expect((await mailsTo(page.request, email)).map(({ subject }) => subject)).toEqual([
    'Sigue creando tu cuenta en Ludoteca',
  ]);
});

test('a link that was used already says so and offers another', async ({ page }) => {
  const email = freshAddress();
  await page.request.post('/v1/auth/create-pending-user', { data: { email, lang: 'es' } });
  const link = await linkTo(page.request, email, 'new-account-verify-email');
  await page.goto(link, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Confirmar mi correo' }).click();
  await expect(page.getByLabel('Correo')).toHaveValue(email);
  await page.goto(link, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Confirmar mi correo' }).click();

  await expect(page.getByRole('main').getByRole('alert')).toContainText('Este enlace ya se usó');
  await page.getByRole('link', { name: 'Pedir otro enlace' }).click();
  await expect(page.getByRole('button', { name: 'Enviarme el enlace' })).toBeVisible();
});

import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { unzip } from '../support/zip.js';
import { linkIn, PASSWORD, signedInPlayer } from './support/journey.js';

const WEEK_MS = 7 * 86_400_000;

test.use({ locale: 'es-CL', viewport: { width: 360, height: 780 } });

test('my data come as a file told by mail; a week after I asked, my account is gone', async ({ page }) => {
  const email = await signedInPlayer(page);
  await page.goto('/account/privacy');
  await page.getByRole('button', { name: 'Preparar el archivo' }).click();
  await page.goto(await linkIn(page.request, email, /https?:\/\/\S+\/account\/privacy/));
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Bajar' }).click();
  const file = await downloading;

  const files = unzip(await readFile(await file.path()));
  expect(file.suggestedFilename()).toBe('ludoteca-mis-datos.zip');
  expect(files['index.html']).toContain(email);

  await page.getByLabel('Tu contraseña').fill('Equivocada1');
  await page.getByRole('button', { name: 'Borrar mi cuenta' }).click();
  await expect(page.getByRole('alert')).toContainText('La contraseña no coincide.');
  await page.getByLabel('Tu contraseña').fill(PASSWORD);
  await page.getByRole('button', { name: 'Borrar mi cuenta' }).click();
  await expect(page.getByText(/Tu cuenta se borrará el/)).toBeVisible();
  await expect(page.getByText('Te quedan 7 días para cambiar de idea.', { exact: false })).toBeVisible();

  await page.goto(await linkIn(page.request, email, /https?:\/\/\S+\/cancel-erasure\?token=\S+/));
  await page.getByRole('button', { name: 'Conservar mi cuenta' }).click();
  await expect(page.getByRole('heading', { name: 'Tu cuenta se queda' })).toBeVisible();

  await page.goto('/account/privacy');
  await page.getByLabel('Tu contraseña').fill(PASSWORD);
  await page.getByRole('button', { name: 'Borrar mi cuenta' }).click();
  await expect(page.getByRole('button', { name: 'Conservar mi cuenta' })).toBeVisible();

  const { offsetMs } = (await (await page.request.get('/v1/test/clock')).json()) as { offsetMs: number };
  try {
    await page.request.post('/v1/test/clock', { data: { offsetMs: offsetMs + WEEK_MS } });
    await expect.poll(async () => (await page.request.post('/v1/auth', { data: { email, password: PASSWORD, remember_me: false } })).status()).toBe(401);
  } finally {
    await page.request.post('/v1/test/clock', { data: { offsetMs } });
  }

  await page.goto('/account/privacy');
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('alert')).toContainText('El correo o la contraseña no coinciden.');
});

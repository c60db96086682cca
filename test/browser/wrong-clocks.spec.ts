import { expect, test } from '@playwright/test';
import { ADMIN, atTheConsole } from './support/console.js';
import { freshAddress, PASSWORD, signedInPlayer } from './support/journey.js';
import { clockIsOff, clockJumps, DAY, HOUR } from './support/sessions.js';

test.use({ locale: 'es-CL', viewport: { width: 1280, height: 900 } });

const YEARS = 365 * DAY;
/** It can be downloaded. */
const GARDEN = 'huerto-escolar';

test('the countdown of a code goes on while the clock is set forward and back', async ({ page, context }) => {
  await clockIsOff(context, 0);
  await signedInPlayer(page);
  await page.goto(`/games/${GARDEN}`);
  await page.getByRole('button', { name: 'Obtener gratis' }).filter({ visible: true }).click();
  await expect(page.getByText('está en tu biblioteca').filter({ visible: true })).toBeVisible();
  await page.goto(`/ach-pass?game=${GARDEN}`);
  await page.getByRole('button', { name: 'Pedir un código' }).click();
  const countdown = page.getByText(/^Vence en [12]:\d\d$/);
  for (const jump of [HOUR, -HOUR]) {
    const before = await countdown.innerText();
    await clockJumps(page, jump);
    await expect(countdown).not.toHaveText(before);
    await expect(countdown).toBeVisible();
  }
});

test('who deletes an account reads how many days are left by a clock that is three days fast', async ({
  page,
  context,
}) => {
  await clockIsOff(context, 3 * DAY);
  await signedInPlayer(page);
  await page.goto('/account/privacy');
  await page.getByLabel('Tu contraseña').fill(PASSWORD);
  await page.getByRole('button', { name: 'Borrar mi cuenta' }).click();
  await expect(page.getByText('Te quedan 7 días para cambiar de idea.', { exact: false })).toBeVisible();
});

test('a form says how long it was open, whatever the clock says', async ({ page, context }) => {
  await clockIsOff(context, 0);
  await page.goto('/contact', { waitUntil: 'networkidle' });
  const sent = page.waitForRequest('**/api/v1.0/email/send');
  for (const [label, words] of [
    ['Nombre', 'Ana'],
    ['Colegio o empresa', 'Liceo'],
    ['Correo', freshAddress()],
    ['Teléfono', '912345678'],
    ['Mensaje', '¿Cómo se publica un juego?'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(words);
  await clockJumps(page, HOUR);
  const opened = await page.evaluate(() => performance.now());
  await page.getByRole('button', { name: 'Enviar' }).click();
  const { template_params: params } = (await sent).postDataJSON() as { template_params: Record<string, string> };

  expect(Number(params.open_for_ms)).toBeGreaterThan(0);
  expect(Number(params.open_for_ms)).toBeLessThan(opened + 60_000);
});

test('a person born before the year that a dead clock shows can register and tell the birthday', async ({
  page,
  context,
}) => {
  await clockIsOff(context, -50 * YEARS);
  await page.goto('/register');
  await page.getByLabel('Correo').fill(freshAddress());
  await page.getByLabel('Nombre de usuario').fill('Abuela Rosa');
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Año de nacimiento').fill('2999');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Crear la cuenta' }).click();
  await expect(page.getByLabel('Año de nacimiento')).toHaveAccessibleDescription(/cuatro dígitos del año/);
  await page.getByLabel('Año de nacimiento').fill('1990');
  await page.getByRole('button', { name: 'Crear la cuenta' }).click();
  await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeVisible();

  await signedInPlayer(page);
  await page.goto('/edit');
  await page.getByLabel('Fecha de nacimiento').fill('1990-05-06');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'guarda' }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Fecha de nacimiento')).toHaveValue('1990-05-06');
});

test('staff give a school plan for this year by a clock that is three years slow', async ({ browser }) => {
  const console = await atTheConsole(browser, ADMIN);
  await clockIsOff(console.context(), -3 * YEARS);
  await console.goto('/admin/#/school-plans/create');
  await console.reload();
  await console.getByLabel('Colegio').fill('Escuela Los Relojes');
  await console.getByLabel('Cupos').fill('5');
  await console.getByLabel('Por qué se dio').fill('Factura 7');
  await console.getByRole('button', { name: 'Dar cupos a un colegio' }).click();
  await expect(console).toHaveURL(/school-plans\/[^/]+\/show/);
  await expect(console.getByRole('main')).toContainText(`31-12-${new Date().getFullYear()}`);
});

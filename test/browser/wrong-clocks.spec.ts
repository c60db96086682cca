import { expect, test } from '@playwright/test';
import { freshAddress, PASSWORD, signedInPlayer } from './support/journey.js';
import { clockIsOff, clockJumps, DAY, HOUR } from './support/sessions.js';

test.use({ locale: 'es-CL', viewport: { width: 1280, height: 900 } });

const SUDOKU = 'sudoku-del-sur';

test('the countdown of a code goes on while the clock is set forward and back', async ({ page, context }) => {
  await clockIsOff(context, 0);
  await signedInPlayer(page);
  await page.goto(`/games/${SUDOKU}`);
  await page.getByRole('button', { name: 'Obtener gratis' }).filter({ visible: true }).click();
  await expect(page.getByText('está en tu biblioteca').filter({ visible: true })).toBeVisible();
  await page.goto(`/ach-pass?game=${SUDOKU}`);
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

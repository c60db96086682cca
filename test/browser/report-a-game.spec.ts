import { expect, test } from '@playwright/test';
import { patient } from '../support/patience.js';
import { ADMIN, atTheConsole, goesTo } from './support/console.js';
import { freshAddress, mailsTo } from './support/journey.js';

test.use({ locale: 'es-CL', viewport: { width: 1280, height: 900 } });

const WORDS = 'El nivel dos confunde magma con lava.';

test('a visitor reports a game from its page, and the answer of staff arrives by mail', async ({ page, browser }) => {
  const email = freshAddress();
  await page.goto('/games/volcan-despierto', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Reportar este juego' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reportar un juego' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Volcán despierto')).toBeVisible();
  await expect(page.getByLabel('¿De qué se trata?')).toHaveCount(0);

  await page.getByLabel('¿Qué pasó?').fill(WORDS);
  await page.getByRole('button', { name: 'Enviar reporte' }).click();
  const reason = page.getByLabel('¿Qué está mal?');
  await expect(page.getByText('Elige qué está mal.')).toBeVisible();
  await expect(reason).toBeFocused();
  await reason.selectOption('Enseña algo equivocado');
  await page.getByLabel('Correo (opcional)').fill(email);
  await page.getByRole('button', { name: 'Enviar reporte' }).click();
  const heading = page.getByRole('heading', { name: /Reporte R-\d+/ });
  await expect(heading).toBeVisible();
  const number = /R-\d+/.exec((await heading.textContent()) ?? '')?.[0] ?? '';
  await expect(page.getByRole('definition').filter({ hasText: 'Enseña algo equivocado' })).toBeVisible();

  const console = await atTheConsole(browser, ADMIN);
  await goesTo(console, '/reports', new RegExp(number));
  await expect(console.getByRole('row', { name: new RegExp(number) })).toContainText('Volcán despierto');
  await console.getByRole('link', { name: number, exact: true }).click();
  await console.getByLabel('Respuesta', { exact: true }).fill('Corregimos el nivel dos.');
  await console.getByRole('button', { name: 'Enviar respuesta' }).click();
  await expect(console.getByText('Respuesta enviada.')).toBeVisible();
  await console.getByRole('link', { name: 'Revisar o retirar el juego' }).click();
  await expect(console.getByRole('button', { name: 'Retirar de la tienda' })).toBeVisible();

  const answers = async () =>
    (await mailsTo(page.request, email)).filter(({ text }) => text.includes('Corregimos el nivel dos.')).length;
  await expect.poll(answers, { timeout: patient(30_000) }).toBe(1);
});

test('a player takes the game out of a report begun beside it, and keeps the words', async ({ page }) => {
  await page.goto('/webgame/sudoku-del-sur', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Reportar este juego' }).click();
  await page.getByLabel('¿Qué pasó?').fill(WORDS);
  await page.getByRole('link', { name: 'Quitar el juego del reporte' }).press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Reportar un problema' })).toBeVisible();
  await expect(page.getByLabel('¿De qué se trata?')).toBeFocused();
  await expect(page.getByLabel('¿Qué pasó?')).toHaveValue(WORDS);
  await page.getByRole('button', { name: 'Enviar reporte' }).click();
  await expect(page.getByRole('definition').filter({ hasText: /^Error$/ })).toBeVisible();
});

test('a game that is not there is said in a sentence, and nothing typed is lost', async ({ page }) => {
  await page.goto('/report-problem?game=no-such-game', { waitUntil: 'networkidle' });
  await expect(page.getByText('No encontramos ese juego.')).toBeVisible();
  await expect(page.getByLabel('¿De qué se trata?')).toBeVisible();

  await page.goto('/report-problem?game=volcan-despierto', { waitUntil: 'networkidle' });
  // As when the game leaves the shop while the report is written.
  await page.locator('input[name=game]').evaluate((field: HTMLInputElement) => (field.value = 'no-such-game'));
  await page.getByLabel('¿Qué está mal?').selectOption('No funciona');
  await page.getByLabel('¿Qué pasó?').fill(WORDS);
  await page.getByRole('button', { name: 'Enviar reporte' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'No encontramos ese juego en la tienda ni en tu biblioteca.',
  );
  await expect(page.getByLabel('¿Qué pasó?')).toHaveValue(WORDS);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a game is reported by a plain form', async ({ page }) => {
    await page.goto('/games/volcan-despierto');
    await page.getByRole('link', { name: 'Reportar este juego' }).click();
    await page.getByLabel('¿Qué está mal?').selectOption('Ofende o es peligroso');
    await page.getByRole('button', { name: 'Enviar reporte' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Elige qué está mal y cuéntanos qué pasó.');
    await expect(page.getByRole('main').getByText('Volcán despierto')).toBeVisible();
    await expect(page.getByLabel('¿Qué está mal?')).toHaveValue('harmful');

    await page.getByLabel('¿Qué pasó?').fill(WORDS);
    await page.getByRole('button', { name: 'Enviar reporte' }).click();
    await expect(page.getByRole('heading', { name: /Reporte R-\d+/ })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: 'Ofende o es peligroso' })).toBeVisible();
  });
});

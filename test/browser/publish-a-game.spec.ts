import { fileURLToPath } from 'node:url';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { barriersOn } from './support/barriers.js';
import { ADMIN, atTheConsole, goesTo } from './support/console.js';
import { buys, signedInPlayer } from './support/journey.js';

test.use({ locale: 'es-CL', viewport: { width: 1280, height: 900 } });

const PICTURE = fileURLToPath(new URL('../../api/dev/demo/games/sudoku-del-sur/shot-1.webp', import.meta.url));
const GAME = fileURLToPath(new URL('../../dist/games/sudoku.zip', import.meta.url));
const STUDIO = `Estudio Coigüe ${Date.now().toString(36)}`;
const TITLE = `Ríos del sur ${Date.now().toString(36)}`;

const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

async function applies(page: Page): Promise<void> {
  await page.goto('/developer');
  await page.getByRole('main').getByRole('link', { name: 'Postular' }).click();
  await page.getByLabel('Nombre del estudio').fill(STUDIO);
  await page.getByLabel('Presentación en español').fill('Hacemos juegos de ciencia para la escuela.');
  await page.getByLabel('Presentación en inglés').fill('We make science games for schools.');
  await page.getByLabel('RUT').fill('12.345.678-5');
  await page.getByLabel('Titular').fill('Ana Rojas');
  await page.getByLabel('Banco').fill('BancoEstado');
  await page.getByLabel('Tipo de cuenta').selectOption('sight');
  await page.getByLabel('Número de cuenta').fill('12345678');
  await page.getByRole('checkbox', { name: /términos para desarrolladores/ }).check();
  await page.getByRole('button', { name: 'Enviar postulación' }).click();
  await expect(page.getByText(/^Lugar en la fila: \d+$/)).toBeVisible();
}

/** Decides in the console about what is called so. */
async function approves(console: Page, list: string, name: string): Promise<void> {
  await goesTo(console, list, new RegExp(name));
  await console.getByRole('link', { name }).click();
  await expect(console.getByRole('button', { name: 'Aprobar' })).toBeVisible();
  for (const point of await console.getByRole('checkbox').all()) await point.check();
  await console.getByRole('button', { name: 'Aprobar' }).click();
  await console.getByRole('dialog').getByRole('button', { name: 'Aprobar' }).click();
  await expect(console.getByRole('button', { name: 'Aprobar' })).toBeHidden();
}

async function writes(page: Page): Promise<void> {
  const texts = section(page, 'Textos');
  for (const language of ['Español', 'Inglés']) {
    for (const field of ['Resumen', 'Descripción', 'Qué se aprende', 'Qué necesita para funcionar'])
      await texts.getByLabel(`${field} · ${language}`).fill(`${field}: ríos y cuencas`);
  }
  await texts.getByLabel('Nombre · Inglés').fill('Rivers of the South');
  const facts = section(page, 'Para quién es');
  await facts.getByLabel('Geografía').check();
  await facts.getByLabel('Desde el curso').selectOption('5');
  await facts.getByLabel('Hasta el curso').selectOption('8');
  await facts.getByLabel('Edad recomendada').selectOption('all');
  await facts.getByRole('group', { name: 'Idiomas del juego' }).getByLabel('Español').check();
  await facts.getByLabel('Precio en pesos').fill('2990');
  await expect(page.getByText('Todo está guardado')).toBeVisible();
}

async function uploads(page: Page, target: string, version: string): Promise<void> {
  const builds = section(page, 'Versiones');
  await builds.getByLabel('Para', { exact: true }).selectOption({ label: target });
  await builds.getByLabel('Versión', { exact: true }).fill(version);
  await builds.locator('input[type=file]').setInputFiles(GAME);
  await builds.getByRole('button', { name: 'Subir', exact: true }).click();
  await expect(builds.getByRole('article').filter({ hasText: version }).getByRole('button').first()).toBeVisible();
}

test('a member becomes a studio, publishes a game, and others buy, play and download it', async ({ page, browser }) => {
  await signedInPlayer(page);
  await applies(page);
  const staff = await atTheConsole(browser, ADMIN);
  await approves(staff, '/developers', STUDIO);

  await page.goto('/upload');
  await page.getByLabel('Nombre del juego').fill(TITLE);
  await page.getByRole('button', { name: 'Empezar' }).click();
  await writes(page);
  const pictures = section(page, 'Imágenes y guía').getByRole('group', { name: 'Español' });
  await pictures.getByLabel('Elegir portada').setInputFiles(PICTURE);
  await expect(pictures.getByRole('img', { name: 'La portada elegida' })).toBeVisible();
  await pictures.getByLabel('Qué muestra la próxima imagen').fill('Un río que baja de los Andes');
  await pictures.getByLabel('Agregar imagen').setInputFiles(PICTURE);
  await expect(pictures.getByRole('img', { name: 'Un río que baja de los Andes' })).toBeVisible();
  await uploads(page, 'Web (se juega en el navegador)', '1.0-web');
  await section(page, 'Versiones').getByRole('button', { name: 'Subir otro archivo' }).click();
  await uploads(page, 'Windows', '1.0-win');
  const barriers = await barriersOn(page, 'editor');

  const review = section(page, 'Revisión');
  await review.getByLabel('1.0-web, Web (se juega en el navegador): a la venta').check();
  await review.getByLabel('1.0-win, Windows: a la venta').check();
  await review.getByRole('button', { name: 'Enviar a revisión' }).click();
  await expect(review.getByText(/^Está en revisión/)).toBeVisible();
  await approves(staff, '/publishing', TITLE);
  await page.reload();
  await expect(page.getByText('A la venta').first()).toBeVisible();

  const other = await (await browser.newContext({ locale: 'es-CL' })).newPage();
  await signedInPlayer(other);
  const slug = new URL(page.url()).pathname.split('/')[2]!;
  await expect.poll(async () => (await other.request.get(`/v1/games/${slug}`)).status()).toBe(200);
  await buys(other, slug);
  await other.goto('/library');
  await other.getByRole('link', { name: /^Jugar/ }).click();
  await expect(other.frameLocator('iframe').getByRole('button', { name: /^Fácil/ })).toBeVisible();
  await other.goto('/library');
  const saved = other.waitForEvent('download');
  await other
    .getByRole('button', { name: /^Descargar/ })
    .first()
    .click();
  expect((await saved).suggestedFilename()).toMatch(/\.zip$/);
  expect(barriers).toEqual([]);
});

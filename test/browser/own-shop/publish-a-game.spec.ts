import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Locator, Page, Route } from '@playwright/test';
import { barriersOn } from '../support/barriers.js';
import { ADMIN, atTheConsole, goesTo } from '../support/console.js';
import { buys, signedInPlayer } from '../support/journey.js';
import { expect, test } from '../support/own-shop.js';

/** What stands on the pages of a studio, by language. */
const WORDS = {
  es: {
    apply: 'Postular',
    studioName: 'Nombre del estudio',
    about: ['Presentación en español', 'Presentación en inglés'],
    holder: 'Titular',
    bank: 'Banco',
    kind: 'Tipo de cuenta',
    number: 'Número de cuenta',
    terms: /términos para desarrolladores/,
    send: 'Enviar postulación',
    place: /^Lugar en la fila: \d+$/,
    gameName: 'Nombre del juego',
    begin: 'Empezar',
    texts: 'Textos',
    languages: ['Español', 'Inglés'],
    fields: ['Resumen', 'Descripción', 'Qué se aprende', 'Qué necesita para funcionar'],
    englishName: 'Nombre · Inglés',
    facts: 'Para quién es',
    geography: 'Geografía',
    grades: ['Desde el curso', 'Hasta el curso'],
    age: 'Edad recomendada',
    gameLanguages: 'Idiomas del juego',
    price: 'Precio en pesos',
    saved: 'Todo está guardado',
    builds: 'Versiones',
    target: 'Para',
    version: 'Versión',
    uploading: 'Subiendo',
    noLine: 'Esperando la conexión',
    goesOn: 'La subida sigue sola apenas vuelva.',
    versionForm: /letras, números, espacios y .* 64 signos como máximo/,
    upload: 'Subir',
    another: 'Subir otro archivo',
    web: 'Web (se juega en el navegador)',
    pictures: 'Imágenes y guía',
    chooseCover: 'Elegir portada',
    cover: 'La portada elegida',
    alt: 'Qué muestra la próxima imagen',
    addPicture: 'Agregar imagen',
    review: 'Revisión',
    live: 'a la venta',
    handIn: 'Enviar a revisión',
    waiting: /^Está en revisión/,
    onSale: 'A la venta',
    play: /^Jugar/,
    easy: /^Fácil/,
    download: /^Descargar/,
    checked: 'El archivo está completo y es el nuestro',
    file: 'Arrastra aquí el archivo que descargaste',
  },
  en: {
    apply: 'Apply',
    studioName: 'Name of the studio',
    about: ['Profile in Spanish', 'Profile in English'],
    holder: 'Holder',
    bank: 'Bank',
    kind: 'Kind of account',
    number: 'Account number',
    terms: /developer terms/,
    send: 'Send the application',
    place: /^Place in the queue: \d+$/,
    gameName: 'Name of the game',
    begin: 'Begin',
    texts: 'Texts',
    languages: ['Spanish', 'English'],
    fields: ['Summary', 'Description', 'What players learn', 'What it needs to run'],
    englishName: 'Name · English',
    facts: 'Who it is for',
    geography: 'Geography',
    grades: ['From grade', 'To grade'],
    age: 'Recommended age',
    gameLanguages: 'Languages of the game',
    price: 'Price in Chilean pesos',
    saved: 'Everything is saved',
    builds: 'Builds',
    target: 'For',
    version: 'Version',
    uploading: 'Uploading',
    noLine: 'Waiting for the connection',
    goesOn: 'The upload goes on by itself as soon as it is back.',
    versionForm: /letters, numbers, spaces and .* 64 signs at most/,
    upload: 'Upload',
    another: 'Upload another file',
    web: 'Web (played in the browser)',
    pictures: 'Pictures and guide',
    chooseCover: 'Choose a cover',
    cover: 'The chosen cover',
    alt: 'What the next screenshot shows',
    addPicture: 'Add a screenshot',
    review: 'Review',
    live: 'on sale',
    handIn: 'Hand in for review',
    waiting: /^It is in review/,
    onSale: 'On sale',
    play: /^Play/,
    easy: /^Easy/,
    download: /^Download/,
    checked: 'The file is complete and it is ours',
    file: 'Drop the file that you downloaded here',
  },
} as const;
type Words = (typeof WORDS)['es' | 'en'];

const PICTURE = fileURLToPath(new URL('../../../api/dev/demo/games/sudoku-del-sur/shot-1.webp', import.meta.url));
const GAME = fileURLToPath(new URL('../../../dist/games/sudoku.zip', import.meta.url));

const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

async function applies(page: Page, words: Words, studio: string): Promise<void> {
  await page.goto('/developer');
  await page.getByRole('main').getByRole('link', { name: words.apply }).click();
  await page.getByLabel(words.studioName).fill(studio);
  await page.getByLabel(words.about[0]).fill('Hacemos juegos de ciencia para la escuela.');
  await page.getByLabel(words.about[1]).fill('We make science games for schools.');
  await page.getByLabel('RUT').fill('12.345.678-5');
  await page.getByLabel(words.holder).fill('Ana Rojas');
  await page.getByLabel(words.bank, { exact: true }).fill('BancoEstado');
  await page.getByLabel(words.kind).selectOption('sight');
  await page.getByLabel(words.number).fill('12345678');
  await page.getByRole('checkbox', { name: words.terms }).check();
  await page.getByRole('button', { name: words.send }).click();
  await expect(page.getByText(words.place)).toBeVisible();
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

/** As a reviewer does before deciding: exactly what was submitted, without any preview. */
async function tries(console: Page, name: string): Promise<void> {
  await goesTo(console, '/publishing', new RegExp(name));
  await console.getByRole('link', { name }).click();
  const begun = console.waitForEvent('popup');
  await console.getByRole('link', { name: 'Jugar exactamente esto' }).click();
  const played = await begun;
  await expect(played.getByText('Lo que el estudio envió a revisión')).toBeVisible();
  await played.getByRole('button', { name: /^Jugar/ }).click();
  await expect(played.frameLocator('iframe').getByRole('button', { name: /^Fácil/ })).toBeVisible();
  await played.close();
  const download = console.waitForEvent('download');
  await console.getByRole('button', { name: 'Descargar exactamente esto' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);
}

async function writes(page: Page, words: Words): Promise<void> {
  const texts = section(page, words.texts);
  for (const language of words.languages) {
    for (const field of words.fields) await texts.getByLabel(`${field} · ${language}`).fill(`${field}: ríos y cuencas`);
  }
  await texts.getByLabel(words.englishName).fill('Rivers of the South');
  const facts = section(page, words.facts);
  await facts.getByLabel(words.geography).check();
  await facts.getByLabel(words.grades[0]).selectOption('5');
  await facts.getByLabel(words.grades[1]).selectOption('8');
  await facts.getByLabel(words.age).selectOption('all');
  await facts.getByRole('group', { name: words.gameLanguages }).getByLabel(words.languages[0]).check();
  await facts.getByLabel(words.price).fill('2990');
  await expect(page.getByText(words.saved)).toBeVisible();
}

async function illustrates(page: Page, words: Words): Promise<void> {
  const pictures = section(page, words.pictures).getByRole('group', { name: words.languages[0] });
  await pictures.getByLabel(words.chooseCover).setInputFiles(PICTURE);
  await expect(pictures.getByRole('img', { name: words.cover })).toBeVisible();
  await pictures.getByLabel(words.alt).fill('Un río que baja de los Andes');
  await pictures.getByLabel(words.addPicture).setInputFiles(PICTURE);
  await expect(pictures.getByRole('img', { name: 'Un río que baja de los Andes' })).toBeVisible();
}

/** As a build tool calls it: the digits of a commit, as long as a version may be. */
const LONG_VERSION = `web/${'4f2c'.repeat(15)}`;

async function triesAVersion(page: Page, words: Words, version: string): Promise<void> {
  const builds = section(page, words.builds);
  const field = builds.getByLabel(words.version, { exact: true });
  await field.fill(version);
  await builds.locator('input[type=file]').setInputFiles(GAME);
  await builds.getByRole('button', { name: words.upload, exact: true }).click();
  await expect(field).toHaveAccessibleDescription(words.versionForm);
}

async function chooses(builds: Locator, words: Words, target: string, version: string): Promise<void> {
  await builds.getByLabel(words.target, { exact: true }).selectOption({ label: target });
  await builds.getByLabel(words.version, { exact: true }).fill(version);
  await builds.locator('input[type=file]').setInputFiles(GAME);
}

/** The line is gone before anything of the upload could begin, its code neither. */
async function uploadsOnceTheLineIsBack(page: Page, words: Words, target: string, version: string): Promise<void> {
  const builds = section(page, words.builds);
  await chooses(builds, words, target, version);
  await page.context().setOffline(true);
  await builds.getByRole('button', { name: words.upload, exact: true }).click();
  await expect(builds.getByRole('heading', { name: words.noLine })).toBeVisible();
  await page.context().setOffline(false);
  await expect(builds.getByRole('article').filter({ hasText: version }).getByRole('button').first()).toBeVisible();
}

/** The line goes away in the middle of an upload and comes back; without a press the upload goes on. */
async function uploadsOverAPoorLine(page: Page, words: Words, target: string, version: string): Promise<void> {
  const builds = section(page, words.builds);
  let lineGoes = (): void => undefined;
  const lineIsGone = new Promise<void>((gone) => (lineGoes = gone));
  // On its way until the line goes, however fast machine and line are.
  const isHeldUp = async (route: Route): Promise<void> => {
    await lineIsGone;
    await route.abort('internetdisconnected');
  };
  await page.route('**/v1/developer/uploads/*', isHeldUp, { times: 1 });
  await chooses(builds, words, target, version);
  const part = page.waitForRequest((request) => request.method() === 'PATCH');
  await builds.getByRole('button', { name: words.upload, exact: true }).click();
  await part;
  await expect(builds.getByRole('heading', { name: words.uploading })).toBeVisible();
  await page.context().setOffline(true);
  lineGoes();
  await expect(builds.getByRole('heading', { name: words.noLine })).toBeVisible();
  await expect(builds.getByRole('status').filter({ hasText: words.goesOn })).toBeVisible();
  await page.context().setOffline(false);
  await expect(builds.getByRole('article').filter({ hasText: version }).getByRole('button').first()).toBeVisible();
}

/** Fetches a file as a browser does that loses its line in the middle and goes on: the rest, if it is still the same. */
async function breaksAndResumes(page: Page, address: string): Promise<Buffer> {
  const half = await page.request.get(address, { headers: { range: 'bytes=0-39999' } });
  const rest = await page.request.get(address, {
    headers: { range: 'bytes=40000-', 'if-range': half.headers().etag ?? '' },
  });
  expect([half.status(), rest.status()]).toEqual([206, 206]);
  return Buffer.concat([await half.body(), await rest.body()]);
}

for (const { locale, width } of [
  { locale: 'es-CL', width: 1280 },
  { locale: 'en-US', width: 360 },
]) {
  test.describe(`${locale} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 800 } });

    test('a member becomes a studio, publishes a game, and others buy, play and download it', async ({
      page,
      browser,
      shop,
    }) => {
      const words = WORDS[locale.startsWith('es') ? 'es' : 'en'];
      const name = (what: string): string => `${what} ${Date.now().toString(36)}`;
      const [studio, title] = [name('Estudio Coigüe'), name('Ríos del sur')];
      await signedInPlayer(page);
      await applies(page, words, studio);
      const staff = await atTheConsole(browser, ADMIN, shop.url);
      await approves(staff, '/developers', studio);

      await page.goto('/upload');
      await page.getByLabel(words.gameName).fill(title);
      await page.getByRole('button', { name: words.begin }).click();
      await writes(page, words);
      await illustrates(page, words);
      await triesAVersion(page, words, '1.0 = final');
      await uploadsOnceTheLineIsBack(page, words, words.web, LONG_VERSION);
      await section(page, words.builds).getByRole('button', { name: words.another }).click();
      await uploadsOverAPoorLine(page, words, 'Windows', '1.0-win');
      const barriers = await barriersOn(page, 'editor');

      const review = section(page, words.review);
      await review.getByLabel(`${LONG_VERSION}, ${words.web}: ${words.live}`).check();
      await review.getByLabel(`1.0-win, Windows: ${words.live}`).check();
      await review.getByRole('button', { name: words.handIn }).click();
      await expect(review.getByText(words.waiting)).toBeVisible();
      await tries(staff, title);
      await approves(staff, '/publishing', title);
      await page.reload();
      await expect(page.getByText(words.onSale).first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

      const slug = new URL(page.url()).pathname.split('/')[2]!;
      await expect.poll(async () => (await page.request.get(`/v1/games/${slug}`)).status()).toBe(200);
      const ofOther = { locale, viewport: { width, height: 800 }, baseURL: shop.url };
      const other = await (await browser.newContext(ofOther)).newPage();
      await signedInPlayer(other);
      await buys(other, slug);
      await other.goto('/library');
      await other.getByRole('link', { name: words.play }).click();
      await expect(other.frameLocator('iframe').getByRole('button', { name: words.easy })).toBeVisible();

      await other.goto('/library');
      const begun = other.waitForEvent('download');
      await other.getByRole('button', { name: words.download }).first().click();
      const download = await begun;
      expect(download.suggestedFilename()).toMatch(/\.zip$/);
      const whole = await breaksAndResumes(other, download.url());
      expect(whole.equals(await readFile(GAME))).toBe(true);
      await other.goto('/library/check');
      await other
        .getByLabel(words.file)
        .setInputFiles({ name: 'juego.zip', mimeType: 'application/zip', buffer: whole });
      await expect(other.getByText(words.checked)).toBeVisible();
      expect(barriers).toEqual([]);
    });
  });
}

import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Browser, BrowserContextOptions, Page, Response } from '@playwright/test';
import sharp from 'sharp';
import { buys, cartOf, gameId, PASSWORD, signedInPlayer } from '../support/journey.js';
import { expect, test } from '../support/own-shop.js';
import { notesShifts, shiftsOn } from '../support/shifts.js';
import { GAME_OF_STUDIO, STUDIO } from '../support/studio.js';
import { ADMIN } from '../support/console.js';

const PICTURE = new URL('../../../api/dev/demo/games/sudoku-del-sur/shot-1.webp', import.meta.url);
/** The first picture on the page of the game. */
const LARGE = new URL('../../../api/dev/demo/games/el-taller-de-fuerzas/shot-1.webp', import.meta.url);
const CHECKLIST = ['plays', 'texts', 'pictures', 'age', 'learning', 'privacy', 'rights'];
const GAME_PAGE = `/games/${GAME_OF_STUDIO}`;
const PHONE = { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, locale: 'es-CL' };
const TITLE = 'El taller de fuerzas';

test.describe.configure({ mode: 'serial' });

async function tokenOf(request: APIRequestContext, email: string): Promise<string> {
  const answer = await request.post('/v1/auth', { data: { email, password: PASSWORD, remember_me: false } });
  return ((await answer.json()) as { token: string }).token;
}

/** The studio gives its game a cover for each language as studios send them, instead of a drawing, and staff approve them. */
async function givesCovers(request: APIRequestContext): Promise<void> {
  const id = await gameId(request, GAME_OF_STUDIO);
  const as = async (email: string) => ({ headers: { authorization: `Bearer ${await tokenOf(request, email)}` } });
  const [studio, staff] = [await as(STUDIO), await as(ADMIN)];
  const game = `/v1/developer/games/${id}`;
  const gives = async (language: 'es' | 'en', picture: URL): Promise<number> => {
    const data = { kind: 'cover', language, file: (await readFile(picture)).toString('base64') };
    const answer = await request.post(`${game}/files`, { ...studio, data });
    return ((await answer.json()) as { revision: number }).revision;
  };
  await gives('es', PICTURE);
  const revision = await gives('en', LARGE);
  const { placed } = (await (await request.get(game, studio)).json()) as {
    placed: { channel: string; buildId: string }[];
  };
  const builds = placed.filter(({ channel }) => channel === 'live');
  await request.post(`${game}/submit`, { ...studio, data: { revision, builds } });
  const { submittedAt } = (await (await request.get(`/v1/admin/publishing/${id}`, staff)).json()) as {
    submittedAt: string;
  };
  const decision = { revision, submittedAt, checklist: CHECKLIST };
  const approved = await request.post(`/v1/admin/publishing/${id}/approve`, { ...staff, data: decision });
  expect(approved.status()).toBe(200);
  await expect
    .poll(async () => ((await (await request.get(`/v1/games/${GAME_OF_STUDIO}`)).json()) as { cover: string }).cover)
    .toMatch(/\/media\/studios\/\w+\.webp$/);
}

/** Opens a page as a first visit. @returns the page, and the answers that brought its pictures */
async function visits(
  browser: Browser,
  path: string,
  { without = [], ...options }: BrowserContextOptions & { without?: ('avif' | 'webp')[] },
): Promise<{ page: Page; pictures: Response[] }> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await notesShifts(page);
  if (without.length > 0)
    await (await context.newCDPSession(page)).send('Emulation.setDisabledImageTypes', { imageTypes: without });
  const pictures: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'image') pictures.push(response);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return { page, pictures };
}

/** The picture that a card shows of the game. */
async function shownOnCard(page: Page, title = TITLE): Promise<{ address: string; width: number }> {
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: title }) });
  const picture = card.locator('img').first();
  // The card, as a picture that does not come is replaced by another one.
  await card.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  return picture.evaluate((img: HTMLImageElement) => ({
    address: new URL(img.currentSrc).pathname,
    width: img.getBoundingClientRect().width,
  }));
}

test('a phone loads no more of a cover than its card shows, as AVIF', async ({
  browser,
  baseURL,
  page: { request },
}) => {
  await givesCovers(request);
  const { page, pictures } = await visits(browser, '/games', { ...PHONE, baseURL });
  const { address, width } = await shownOnCard(page);
  expect(address).toMatch(/^\/media\/sized\/studios\/\w+\.webp\/320\.avif$/);
  expect(width * PHONE.deviceScaleFactor).toBeLessThanOrEqual(320);
  expect(width * PHONE.deviceScaleFactor).toBeGreaterThan(240);

  const answer = pictures.find((one) => one.url().endsWith(address));
  expect(answer?.headers()['content-type']).toBe('image/avif');
  expect((await sharp(await answer!.body()).metadata()).width).toBe(320);
  expect(await shiftsOn(page, '/games')).toEqual([]);
});

test('a browser that cannot read AVIF gets WebP', async ({ browser, baseURL }) => {
  const { page } = await visits(browser, '/games', { ...PHONE, baseURL, without: ['avif'] });
  expect((await shownOnCard(page)).address).toMatch(/\/320\.webp$/);
});

test('an English page shows the English cover', async ({ browser, baseURL }) => {
  const cover = async (path: string, title: string): Promise<string | undefined> => {
    const { page } = await visits(browser, path, { ...PHONE, baseURL });
    const { address } = await shownOnCard(page, title);
    return /studios\/\w+\.webp/.exec(address)?.[0];
  };
  const [spanish, english] = [await cover('/games', TITLE), await cover('/games?lang=en', 'The Workshop of Forces')];
  expect(spanish).toBeDefined();
  expect(english).toBeDefined();
  expect(english).not.toBe(spanish);
});

test('what a person wants, buys and has shows its English cover on English pages', async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ ...PHONE, baseURL })).newPage();
  /** The cover of the game on a page of the person's own. */
  const coverOn = async (path: string): Promise<string | undefined> => {
    await page.goto(path);
    const picture = page.getByRole('main').getByRole('listitem').locator('img').first();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    return /studios\/\w+\.webp/.exec(await picture.evaluate((img: HTMLImageElement) => img.currentSrc))?.[0];
  };
  const inBoth = async (path: string) => [await coverOn(`${path}?lang=es`), await coverOn(`${path}?lang=en`)];
  const { cover, coverEn } = (await (await page.request.get(`/v1/games/${GAME_OF_STUDIO}`)).json()) as {
    cover: string;
    coverEn: string;
  };
  const both = [cover, coverEn].map((address) => /studios\/\w+\.webp/.exec(address)?.[0]);

  await cartOf(page, GAME_OF_STUDIO);
  await page.evaluate(() => localStorage.setItem('wishlist', localStorage.getItem('cart') ?? ''));
  expect(await inBoth('/cart')).toEqual(both);
  expect(await inBoth('/wishlist')).toEqual(both);

  await signedInPlayer(page);
  expect(await inBoth('/wishlist')).toEqual(both);
  await buys(page, GAME_OF_STUDIO);
  expect(await inBoth('/library')).toEqual(both);
});

test('the small pictures of a gallery are small', async ({ browser, baseURL }) => {
  const { page, pictures } = await visits(browser, GAME_PAGE, { ...PHONE, baseURL });
  const gallery = page.getByRole('region', { name: 'Imágenes del juego' });
  const small = gallery.getByRole('list').locator('img');
  await gallery.getByRole('list').scrollIntoViewIfNeeded();
  for (const picture of await small.all())
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => new URL(img.currentSrc).pathname))
      .toMatch(/^\/media\/sized\/games\/.*\/240\.avif$/);
  await expect(gallery.locator('img').first()).toHaveAttribute('fetchpriority', 'high');

  // The large one, the cover and the small ones: nothing is loaded as it is stored.
  const ofGame = pictures.map((one) => new URL(one.url()).pathname).filter((path) => path.includes(GAME_OF_STUDIO));
  expect(ofGame.filter((path) => !path.startsWith('/media/sized/'))).toEqual([]);
  expect(ofGame.filter((path) => path.endsWith('/720.avif'))).toHaveLength(1);
  expect(await shiftsOn(page, GAME_PAGE)).toEqual([]);
});

test('a game shows its picture where the server knows no other sizes, as the release before', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...PHONE, baseURL });
  await context.route('**/media/sized/**', (route) => route.fulfill({ status: 404 }));
  const page = await context.newPage();
  await page.goto('/games', { waitUntil: 'networkidle' });
  expect((await shownOnCard(page)).address).toMatch(/^\/media\/studios\/\w+\.webp$/);
  await page.goto(GAME_PAGE, { waitUntil: 'networkidle' });
  const { width } = await sharp(await readFile(LARGE)).metadata();
  const large = page.getByRole('region', { name: 'Imágenes del juego' }).locator('img').first();
  await expect.poll(() => large.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(width);
});

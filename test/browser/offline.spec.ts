import { expect, test, type APIResponse, type Page } from '@playwright/test';
import sharp from 'sharp';
import { cartOf, goesToTheBank, paysAtTheBank, signedInPlayer } from './support/journey.js';

const PRECACHE_BYTES = 300 * 1024;

test.use({ locale: 'es-CL', viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' });

/** A visit after which the browser keeps what it needs. */
async function keepsTheShop(page: Page): Promise<void> {
  await page.goto('/games');
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state))
    .toBe('activated');
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

const isAway = (page: Page, title = 'Sin conexión') => page.getByRole('heading', { level: 1, name: title });

test('what was bought is shown without network, prices are not, and the shop comes back by itself', async ({
  page,
  context,
}) => {
  await signedInPlayer(page);
  await keepsTheShop(page);
  await cartOf(page, 'volcan-despierto');
  await goesToTheBank(page);
  await paysAtTheBank(page);
  await expect(page.getByRole('main')).toContainText('Pagado');
  await page.goto('/library');
  await expect(page.getByRole('main')).toContainText('Volcán despierto');

  await context.setOffline(true);
  await page.goto('/library');
  await expect(isAway(page)).toBeVisible();
  const kept = page.getByRole('region', { name: 'Mi biblioteca' });
  await expect(kept.getByRole('listitem')).toHaveText(['Volcán despierto']);
  await page.goto('/es/games');
  await expect(isAway(page)).toBeVisible();
  await expect(page.locator('body')).not.toContainText('$');
  await page.goto('/en/games');
  await expect(isAway(page, 'No connection')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('main')).toContainText('CLP');
  await expect(isAway(page, 'No connection')).toBeHidden();
});

test('who logs out leaves no title behind', async ({ page, context }) => {
  await signedInPlayer(page);
  await keepsTheShop(page);
  await page.goto('/library');
  await expect(page.getByRole('heading', { level: 1, name: 'Mi biblioteca' })).toBeVisible();
  const kept = () => page.evaluate(() => localStorage.getItem('keptLibrary'));
  await expect.poll(kept).not.toBeNull();
  await page.evaluate(() => localStorage.setItem('token', 'x'));
  await page.reload();
  await expect.poll(kept).toBeNull();
  await expect(page).toHaveURL('/login?next=%2Flibrary');
  await context.setOffline(true);
  await page.goto('/library');
  await expect(isAway(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Mi biblioteca' })).toBeHidden();
});

test('nothing is kept of the API, of paying and of playing, and the rest is small', async ({ page, context }) => {
  await keepsTheShop(page);
  for (const path of ['/v1/games', '/sudoku-game', '/payment', '/admin/']) await page.request.get(path);
  await page.goto('/games/volcan-despierto');
  const [bytes, addresses] = await page.evaluate(async () => {
    const found: string[] = [];
    let sum = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        found.push(new URL(request.url).pathname);
        sum += (await (await cache.match(request))!.blob()).size;
      }
    }
    return [sum, found] as const;
  });
  expect(bytes).toBeLessThan(PRECACHE_BYTES);
  expect(addresses.filter((path) => path !== '/offline' && !path.startsWith('/assets/'))).toEqual([]);

  await context.setOffline(true);
  for (const path of ['/v1/games', '/sudoku-game', '/payment', '/admin/']) {
    // Each in a window of its own: the browser's page for a failure may open late, and would end the next navigation.
    const window = await context.newPage();
    await expect(window.goto(path)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await window.close();
  }
});

test('the shop can be installed, in the language of its page', async ({ page, request }) => {
  for (const [language, description] of [
    ['es', 'Videojuegos educativos de Latinoamérica'],
    ['en', 'Educational video games from Latin America'],
  ]) {
    await page.goto(`/${language}`);
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const answer: APIResponse = await request.get(address ?? '');
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const manifest = (await answer.json()) as { description: string; icons: { src: string; sizes: string }[] };
    expect(manifest).toMatchObject({ name: 'Ludoteca', description, start_url: `/${language}`, display: 'standalone' });
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  }
});

import { gzipSync } from 'node:zlib';
import { expect, test, type Page, type Request, type Response } from '@playwright/test';
import { buys, cartOf, receiptOf, signedInPlayer } from './support/journey.js';
import { patient } from '../support/patience.js';

const FIRST_LOAD_BYTES = 150 * 1024;
const OPEN = [
  '/',
  '/games',
  '/games/volcan-despierto',
  '/games/volcan-despierto/achievements',
  '/webgame/el-taller-de-fuerzas',
  '/sudoku-game',
  '/cart',
  '/login',
  '/register',
  '/register-pending',
  '/forgot-password',
  '/confirm-password-reset',
  '/new-account-verify-email',
  '/verify-email',
  '/keep-address',
  '/allow-address',
  '/cancel-erasure',
  '/confirm-erasure',
  '/subscription',
  '/cancel-subscription',
  '/guardian',
  '/unsubscribe',
  '/wishlist/unsubscribe',
  '/wishlist/shared/any',
  '/legal',
  '/developer/terms',
  '/how-the-money-is-split',
  '/refund',
  '/privacy',
  '/schools',
  '/join',
  '/class',
  '/objetivos',
  '/objetivos/MA03-OA-11',
  '/games/mercado-de-fracciones/sheet',
  '/about',
  '/contact',
  '/developer-contact',
  '/report-problem',
  '/report-problem/status',
  '/help',
  '/help/return-a-game',
  '/accessibility',
  '/status',
  '/nowhere',
];
const MINE = [
  '/payment',
  '/library',
  '/player-stats',
  '/wishlist',
  '/schools',
  '/schools/classes/none',
  '/orders',
  '/payment-methods',
  '/payment-methods/callback',
  '/account',
  '/account/security',
  '/account/sessions',
  '/account/privacy',
  '/edit',
  '/subscription',
  '/subscription-management',
  '/postsubscription',
  '/developer',
  '/developer/application',
  '/developer/earnings',
  '/upload',
  '/ach-pass',
  '/my-discount-codes',
  '/redeem-code/FERIA',
];
/** Where an old address leads. */
const LEADS: Record<string, string> = { '/discount-codes': '/my-discount-codes' };

const isScript = (one: Request | Response): boolean => new URL(one.url()).pathname.endsWith('.js');

/** Opens a page and waits until its scripts came and nothing more is asked for: a slow machine may pause before the first of them. */
async function loads(page: Page, path: string): Promise<void> {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  const script = page.waitForResponse(isScript);
  await page.goto(path);
  await script;
  const requestsMore = (): Promise<boolean> =>
    page.waitForEvent('request', { timeout: 500 }).then(
      () => true,
      () => false,
    );
  while ((await requestsMore()) || pending.size > 0);
}

/** The bytes of script that this page's first visit costs, as a server sends them. */
async function firstLoadOf(page: Page, path: string): Promise<{ bytes: number; files: string[] }> {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (isScript(response)) scripts.push(response);
  });
  await loads(page, path);
  await expect(page).toHaveURL(LEADS[path] ?? path);
  const sizes = await Promise.all(
    scripts.map(async (script) => ({ name: script.url(), bytes: gzipSync(await script.body(), { level: 9 }).length })),
  );
  return {
    bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
    files: sizes.map(({ name, bytes }) => `${bytes} ${new URL(name).pathname}`),
  };
}

test('the first visit of no page costs more than 150 KB of script', async ({ page, browser, baseURL }) => {
  test.setTimeout(patient(180_000));
  await signedInPlayer(page);
  await cartOf(page, 'volcan-despierto');
  const mine = await page.context().storageState();
  const orderId = await buys(page, 'mercado-de-fracciones');
  const bought = [
    `/postorder?orderId=${orderId}`,
    `/postsubscription?orderId=${orderId}`,
    `/orders/${orderId}/return`,
    `/orders/documents/${await receiptOf(page, orderId)}`,
  ];
  const visits = [
    ...OPEN.map((path) => ({ path, storageState: undefined })),
    ...[...MINE, ...Object.keys(LEADS), ...bought].map((path) => ({ path, storageState: mine })),
  ];

  const comesBy = async ({ path, storageState }: (typeof visits)[number]): Promise<void> => {
    // Spanish texts are the longer ones.
    const fresh = await browser.newContext({ baseURL, storageState, locale: 'es-CL' });
    const { bytes, files } = await firstLoadOf(await fresh.newPage(), path);
    expect(files.length, `scripts of ${path}`).toBeGreaterThan(0);
    expect(bytes, `${path}:\n${files.join('\n')}`).toBeLessThanOrEqual(FIRST_LOAD_BYTES);
    await fresh.close();
  };
  // Several at once: most of a visit is waiting for nothing more to come.
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let visit = visits.shift(); visit; visit = visits.shift()) await comesBy(visit);
    }),
  );
});

/** When the first script of this page was requested, and when it was painted or had loaded, whichever came first; in ms. */
async function startOf(page: Page, path: string): Promise<{ scripts: number; seen: number }> {
  await loads(page, path);
  return page.evaluate(() => ({
    scripts: Math.min(
      ...performance
        .getEntriesByType('resource')
        .flatMap((file) => (file.name.endsWith('.js') ? [file.startTime] : [])),
    ),
    seen: Math.min(
      ...performance.getEntriesByType('paint').map(({ startTime }) => startTime),
      (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
    ),
  }));
}

test('what the server draws is there before its scripts come', async ({ page }) => {
  for (const path of ['/', '/games', '/games/volcan-despierto', '/subscription', '/help/return-a-game']) {
    const { scripts, seen } = await startOf(page, path);
    expect(seen, path).toBeGreaterThan(0);
    expect(scripts, path).toBeGreaterThanOrEqual(seen);
    expect(scripts, path).toBeLessThan(Infinity);
  }
});

test('scripts that bring the content of a page come at once', async ({ page }) => {
  const script = page.waitForRequest(/\/assets\/entry\.client.*\.js$/);
  await page.route(/\.css$/, async (route) => {
    await script;
    await route.continue();
  });
  await page.goto('/cart');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('a key press starts the scripts while a picture is still on its way', async ({ page }) => {
  // A browser that reports no paint and never reaches the third second: only the key is left.
  await page.addInitScript(() => {
    const timer = window.setTimeout;
    window.setTimeout = ((work: () => void, ms = 0) => (ms < 1_000 ? timer(work, ms) : 0)) as typeof setTimeout;
    PerformanceObserver.prototype.observe = () => undefined;
  });
  let letsGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letsGo = resolve));
  await page.route(/cover.*\.(svg|webp|avif)/, async (route) => {
    await held;
    await route.continue();
  });
  const isEntry = (address: string): boolean => /\/assets\/entry\.client.*\.js$/.test(address);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/games', { waitUntil: 'domcontentloaded' });
  expect(requested.filter(isEntry)).toEqual([]);

  const script = page.waitForRequest((request) => isEntry(request.url()));
  await page.keyboard.press('Tab');
  await script;
  letsGo();
});

test('what is pressed, typed and sent before the scripts are here is done once they are', async ({ page }) => {
  let letsGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letsGo = resolve));
  await page.route(/\/assets\/frame.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const mate = await page.context().newPage();
  await mate.route(/\/assets\/frame.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await mate.goto('/register', { waitUntil: 'domcontentloaded' });
  await mate.locator('input[name="password"]').fill('tres');
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  await page.locator('input[name="email"]').fill('nobody@example.test');
  await page.locator('input[name="password"]').fill('Ludoteca1');
  const send = page.locator('form button[type="submit"]');
  await send.click();
  await expect(send).toHaveAttribute('data-pressed', '');
  letsGo();
  await expect(page.getByText('The e-mail or the password')).toBeVisible();
  await expect(page.locator('input[name="email"]')).toHaveValue('nobody@example.test');
  await expect(send).not.toHaveAttribute('data-pressed');
  await expect(mate.getByText('Missing: 8 characters')).toBeVisible();
});

import { gzipSync } from 'node:zlib';
import { expect, test, type Page, type Response } from '@playwright/test';
import { buys, cartOf, freshAddress, PASSWORD, receiptOf, signedInPlayer } from './support/journey.js';

const FIRST_LOAD_BYTES = 150 * 1024;
const OPEN = [
  '/', '/games', '/games/volcan-despierto', '/games/volcan-despierto/achievements', '/cart', '/login', '/register', '/register-pending', '/forgot-password', '/confirm-password-reset', '/new-account-verify-email',
  '/verify-email', '/cancel-erasure', '/confirm-erasure', '/subscription', '/cancel-subscription', '/guardian', '/unsubscribe', '/legal', '/refund', '/privacy', '/nowhere',
];
const MINE = [
  '/payment', '/library', '/orders', '/payment-methods', '/payment-methods/callback', '/account', '/account/security', '/account/sessions', '/account/privacy', '/edit', '/subscription', '/subscription-management',
  '/postsubscription', '/my-discount-codes', '/redeem-code/FERIA',
];
/** Where an old address leads. */
const LEADS: Record<string, string> = { '/discount-codes': '/my-discount-codes' };

/** In each language: what the pages say, and what one types and presses. */
const READERS = [
  {
    locale: 'es-CL',
    pages: [
      ['/', 'Un laboratorio en cada mochila escolar', 'Cielo de Atacama'],
      ['/games', 'Juegos', 'Volcán despierto'],
      ['/games/volcan-despierto', 'Volcán despierto', 'Estructura de la Tierra y placas'],
      ['/games/volcan-despierto/achievements', 'Logros de Volcán despierto', 'Localiza 10 epicentros.'],
      ['/legal', 'Términos de uso y de compra', 'IVA'],
      ['/nowhere', 'Esta página no está', 'Los juegos siguen en su lugar.'],
    ],
    search: { words: 'arecife', game: 'Arrecife vivo', count: '1 juego' },
    filter: { open: 'Filtros', label: 'Precio', apply: 'Ver los juegos', count: '4 juegos' },
    other: { link: 'View in English', heading: 'Games' },
  },
  {
    locale: 'en-US',
    pages: [
      ['/', 'A laboratory in every school bag', 'CLP 6,990'],
      ['/games', 'Games', 'Wide-Awake Volcano'],
      ['/games/volcan-despierto', 'Wide-Awake Volcano', 'Earth structure and plates'],
      ['/games/volcan-despierto/achievements', 'Achievements of Wide-Awake Volcano', 'Locate 10 epicentres.'],
      ['/legal', 'Terms of use and purchase', 'VAT'],
      ['/nowhere', 'This page is not here', 'The games are still where they were.'],
    ],
    search: { words: 'reefs', game: 'Living Reef', count: '1 game' },
    filter: { open: 'Filters', label: 'Price', apply: 'See the games', count: '4 games' },
    other: { link: 'Ver en español', heading: 'Juegos' },
  },
] as const;

for (const { locale, pages, search, filter, other } of READERS) {
  test.describe(`${locale}, on a phone without scripts`, () => {
    test.use({ locale, javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

    test('every page shows what it is about', async ({ page }) => {
      for (const [path, heading, words] of pages) {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
      }
    });

    test('one searches, filters and changes the language', async ({ page }) => {
      await page.goto('/games');
      await page.getByRole('searchbox').fill(search.words);
      await page.getByRole('searchbox').press('Enter');
      await expect(page).toHaveURL(`/games?search=${search.words}`);
      await expect(page.getByText(search.count, { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: search.game })).toBeVisible();

      await page.goto('/games');
      await page.getByRole('button', { name: filter.open }).click();
      await page.getByLabel(filter.label).selectOption('free');
      await page.getByRole('button', { name: filter.apply }).click();
      await expect(page.getByText(filter.count, { exact: true })).toBeVisible();

      await page.getByRole('link', { name: other.link }).click();
      await expect(page.getByRole('heading', { level: 1, name: other.heading })).toBeVisible();
      await expect(page).toHaveURL(/price=free/);
    });
  });
}

test('what one types and presses while the scripts are on their way is not lost', async ({ page }) => {
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('/register', { waitUntil: 'commit' });
  await page.getByLabel('E-mail').fill(freshAddress());
  await page.getByLabel('User name').fill('Early Bird');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Year of birth').fill('1990');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create the account' }).click();
  arrive();
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Create the account' }).click();

  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
});

/** The bytes of script that this page's first visit costs, as a server sends them. */
async function firstLoadOf(page: Page, path: string): Promise<{ bytes: number; files: string[] }> {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page).toHaveURL(LEADS[path] ?? path);
  const sizes = await Promise.all(scripts.map(async (script) => ({ name: script.url(), bytes: gzipSync(await script.body(), { level: 9 }).length })));
  return { bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0), files: sizes.map(({ name, bytes }) => `${bytes} ${new URL(name).pathname}`) };
}

test('the first visit of no page costs more than 150 KB of script', async ({ page, browser, baseURL }) => {
  test.setTimeout(180_000);
  await signedInPlayer(page);
  await cartOf(page, 'volcan-despierto');
  const mine = await page.context().storageState();
  const orderId = await buys(page, 'mercado-de-fracciones');
  const bought = [`/postorder?orderId=${orderId}`, `/postsubscription?orderId=${orderId}`, `/orders/${orderId}/return`, `/orders/documents/${await receiptOf(page, orderId)}`];
  const visits = [...OPEN.map((path) => ({ path, storageState: undefined })), ...[...MINE, ...Object.keys(LEADS), ...bought].map((path) => ({ path, storageState: mine }))];

  for (const { path, storageState } of visits) {
    const fresh = await browser.newContext({ baseURL, storageState });
    const { bytes, files } = await firstLoadOf(await fresh.newPage(), path);
    expect(files.length, `scripts of ${path}`).toBeGreaterThan(0);
    expect(bytes, `${path}:\n${files.join('\n')}`).toBeLessThanOrEqual(FIRST_LOAD_BYTES);
    await fresh.close();
  }
});

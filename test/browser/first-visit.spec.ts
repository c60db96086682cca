import { gzipSync } from 'node:zlib';
import { expect, test, type Page, type Response } from '@playwright/test';
import { buys, cartOf, receiptOf, signedInPlayer } from './support/journey.js';

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
  '/legal',
  '/developer/terms',
  '/refund',
  '/privacy',
  '/nowhere',
];
const MINE = [
  '/payment',
  '/library',
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
  '/upload',
  '/my-discount-codes',
  '/redeem-code/FERIA',
];
/** Where an old address leads. */
const LEADS: Record<string, string> = { '/discount-codes': '/my-discount-codes' };

/** The bytes of script that this page's first visit costs, as a server sends them. */
async function firstLoadOf(page: Page, path: string): Promise<{ bytes: number; files: string[] }> {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
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
  test.setTimeout(180_000);
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
    const fresh = await browser.newContext({ baseURL, storageState });
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

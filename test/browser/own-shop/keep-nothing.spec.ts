import { expect, test } from '../support/own-shop.js';

test.use({ shopEnv: { OFFLINE_PAGES: 'off' }, serviceWorkers: 'allow' });

/** The worker of a shop that kept its pages, as it stands in a browser before the switch. */
const BEFORE = `addEventListener('install', (event) => event.waitUntil(
  caches.open('offline-before').then((cache) => cache.add('/offline')).then(() => skipWaiting())));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));`;

test('one switch takes what was kept out of every browser', async ({ page, context, shop }) => {
  let isOff = false;
  await context.route('**/worker.js', (route) =>
    isOff ? route.continue() : route.fulfill({ body: BEFORE, contentType: 'text/javascript' }),
  );
  await page.goto(`${shop.url}/games`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' });
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['offline-before']);

  isOff = true;
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await page.reload();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

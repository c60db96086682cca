import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import { buys, registeredPlayer, signIn } from '../support/journey.js';
import { hintsOf, NetworkLog } from '../support/network/log.js';
import { expect, test as ownShop } from '../support/own-shop.js';
import { clockIsOff, DAY } from '../support/sessions.js';

const PORTS = { 'page-views': 3487, 'network-tag': 3488 } as const;
const INSTALLERS = 'http://127.0.0.1:3489';
const TOOLS = { 'page-views': 'http://127.0.0.1:3487', 'network-tag': 'http://127.0.0.1:3488' } as const;

/** Every browser reaches the net through the log, which sees what passes a service worker too. */
const test = ownShop.extend<{ log: NetworkLog }>({
  // eslint-disable-next-line no-empty-pattern
  log: async ({}, use) => {
    const log = await NetworkLog.open();
    await use(log);
    await log.close();
  },
  proxy: ({ log }, use) => use({ server: log.url }),
});
test.use({
  locale: 'es-CL',
  viewport: { width: 1280, height: 900 },
  serviceWorkers: 'allow',
  shopEnv: {
    PAGE_VIEW_TRACKER_URL: `${TOOLS['page-views']}/script.js`,
    PAGE_VIEW_TRACKER_ID: 'ludoteca',
    NETWORK_TAG_URL: `${TOOLS['network-tag']}/script.js`,
    NETWORK_TAG_ID: 'ludoteca',
    INSTALLER_URL: `${INSTALLERS}/{platform}/ludoteca`,
  },
});

/** A tool as others make them: it reports the page, and would take what it could get. */
const scriptOf = (tool: keyof typeof TOOLS): string => `document.cookie = 'follows=you';
localStorage.setItem('a', document.cookie);
fetch('${TOOLS[tool]}/hit', { method: 'POST', mode: 'no-cors', body: location.pathname + ' ' + document.cookie });`;

let hits: string[] = [];
function opens(tool: keyof typeof TOOLS): Promise<Server> {
  const server = createServer((request, reply) => {
    if (request.url === '/script.js')
      return void reply.setHeader('content-type', 'text/javascript').end(scriptOf(tool));
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      hits.push(body.trim());
      reply.setHeader('access-control-allow-origin', '*').end();
    });
  });
  return new Promise((done) => server.listen(PORTS[tool], '127.0.0.1', () => done(server)));
}

let tools: Server[] = [];
test.beforeAll(async () => {
  tools = [await opens('page-views'), await opens('network-tag')];
});
test.afterAll(() => Promise.all(tools.map((tool) => new Promise((done) => tool.close(done)))));
test.beforeEach(() => {
  hits = [];
});

/** What both tools report of these pages. */
const reports = (...paths: string[]): string[] =>
  paths.flatMap((path) => [`/measuring/network-tag${path}`, `/measuring/page-views${path}`]).sort();
const reported = (): string[] => [...hits].sort();

const question = (page: Page) => page.getByRole('dialog', { name: '¿Podemos contar las visitas?' });
const PUBLIC = ['/es', '/es/games', '/es/games/volcan-despierto', '/es/cookies'];
const PRIVATE = ['/cart', '/subscription', '/login', '/register', '/payment', '/webgame/el-taller-de-fuerzas'];

/** Opens pages, each until nothing is on its way. */
async function looksAt(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) await page.goto(path, { waitUntil: 'networkidle' });
}

test('before an answer, and after a no, only the shop is reached', async ({ page, shop, log }) => {
  await looksAt(page, [...PUBLIC, ...PRIVATE]);
  await page.goto('/es');
  await expect(question(page)).toBeVisible();
  await question(page).getByRole('button', { name: 'No, gracias' }).click();
  await expect(question(page)).toBeHidden();
  await looksAt(page, [...PUBLIC, ...PRIVATE]);

  await expect(question(page)).toBeHidden();
  expect([log.hosts(), hits]).toEqual([[shop.url], []]);
});

test('no document prepares for a visit to anyone but the shop', async ({ page, shop }) => {
  for (const path of [...PUBLIC, ...PRIVATE, '/account', '/library', '/postorder']) {
    const reply = await page.request.get(path, { headers: { accept: 'text/html' } });
    expect([path, hintsOf(await reply.text(), reply.headers(), shop.url)]).toEqual([path, [shop.url]]);
  }
});

test('after a yes public pages are counted, in closed frames; a withdrawal counts at once', async ({
  page,
  shop,
  log,
}) => {
  await page.goto('/es');
  await question(page).getByRole('button', { name: 'Sí, permitir' }).click();
  await expect.poll(reported).toEqual(reports('/es'));
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Juegos' }).click();
  await expect.poll(reported).toEqual(reports('/es', '/es/games'));
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'follows' }));
  expect(log.hosts()).toEqual([...Object.values(TOOLS), shop.url].sort());

  await page.goto('/cart', { waitUntil: 'networkidle' });
  log.forget();
  hits = [];
  await looksAt(page, PRIVATE);
  expect([log.hosts(), hits]).toEqual([[shop.url], []]);

  await page.goto('/es/cookies');
  await expect.poll(reported).toEqual(reports('/es/cookies'));
  await expect(page.getByText('permitida', { exact: true })).toHaveCount(2);
  log.forget();
  hits = [];
  await page.getByRole('button', { name: 'Retirar el permiso' }).click();
  await expect(page.getByText('no permitida', { exact: true })).toHaveCount(2);
  await expect(page.locator('iframe')).toHaveCount(0);
  await looksAt(page, [...PUBLIC, ...PRIVATE]);
  expect([log.hosts(), hits]).toEqual([[shop.url], []]);
});

test('after a yes no one watches who plays or pays: only the frame of the game and the page of the bank are reached', async ({
  page,
  shop,
  log,
}) => {
  await signIn(page, await registeredPlayer(page.request, 1990));
  await page.goto('/es');
  await question(page).getByRole('button', { name: 'Sí, permitir' }).click();
  await expect.poll(reported).toEqual(reports('/es'));

  await page.goto('/sudoku-game', { waitUntil: 'networkidle' });
  log.forget();
  hits = [];
  await page.getByRole('button', { name: /^Jugar/ }).click();
  const sudoku = page.frameLocator('iframe');
  await sudoku.getByRole('button', { name: /^Fácil/ }).click();
  await expect(sudoku.getByRole('gridcell').first()).toBeVisible();
  const game = new URL((await page.locator('iframe').getAttribute('src')) ?? '').origin;
  expect(game).toMatch(/^http:\/\/[\w-]+\.games\.localhost:\d+$/);
  await page.goto('/cart', { waitUntil: 'networkidle' });
  expect([log.hosts(), hits]).toEqual([[game, shop.url].sort(), []]);

  log.forget();
  await buys(page, 'volcan-despierto');
  await page.waitForLoadState('networkidle');
  expect([log.hosts(), hits]).toEqual([[shop.url, shop.bank].sort(), []]);
});

test('a browser that refuses everywhere is not asked and not measured', async ({ page, shop, log }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await looksAt(page, PUBLIC);

  await expect(page.getByText('Tu navegador envía la señal Global Privacy Control.')).toBeVisible();
  await expect(question(page)).toBeHidden();
  expect([log.hosts(), hits]).toEqual([[shop.url], []]);
});

test('a child who logs in after another person said yes is not measured', async ({ page }) => {
  await page.goto('/es');
  await question(page).getByRole('button', { name: 'Sí, permitir' }).click();
  await expect.poll(() => hits.length).toBe(2);
  await signIn(page, await registeredPlayer(page.request, new Date().getFullYear() - 10));

  hits = [];
  await looksAt(page, PUBLIC);
  await expect(page.getByText('En tu cuenta no se mide nada.')).toBeVisible();
  expect(hits).toEqual([]);
});

test('the account keeps each answer with its version, and a withdrawal there counts in this browser', async ({
  page,
}) => {
  await signIn(page, await registeredPlayer(page.request, 1990));
  await page.goto('/es');
  await question(page).getByRole('button', { name: 'Sí, permitir' }).click();
  await expect.poll(reported).toEqual(reports('/es'));

  for (const [tool, left] of [
    ['Medición de visitas', PUBLIC.map((path) => `/measuring/network-tag${path}`)],
    ['Etiqueta de red profesional', []],
  ] as const) {
    await page.goto('/account/privacy');
    const answer = page
      .locator('div')
      .filter({ has: page.getByText(tool, { exact: true }) })
      .last();
    await expect(answer).toContainText('Aceptaste la versión 2026-11-30');
    await page.getByRole('button', { name: 'Retirar el permiso' }).first().click();
    await expect(answer).toContainText('No lo permites desde el');
    hits = [];
    await looksAt(page, PUBLIC);
    await expect.poll(reported).toEqual([...left].sort());
  }
  await expect(page.getByText('no permitida', { exact: true })).toHaveCount(2);
});

test('a withdrawal counts, in this browser and in the account, by a clock that is a day slow', async ({
  page,
  context,
}) => {
  await clockIsOff(context, -DAY);
  await signIn(page, await registeredPlayer(page.request, 1990));
  await page.goto('/es');
  await question(page).getByRole('button', { name: 'Sí, permitir' }).click();
  await expect.poll(reported).toEqual(reports('/es'));

  await page.goto('/es/cookies');
  await page.getByRole('button', { name: 'Retirar el permiso' }).click();
  await expect(page.getByText('no permitida', { exact: true })).toHaveCount(2);
  await page.goto('/es', { waitUntil: 'networkidle' });
  await page.goto('/account/privacy');
  await expect(page.getByText(/No lo permites desde el/)).toHaveCount(2);
  await page.goto('/es/cookies', { waitUntil: 'networkidle' });
  await expect(page.getByText('no permitida', { exact: true })).toHaveCount(2);
});

for (const { width, system, platform } of [
  { width: 1280, system: 'Macintosh; Intel Mac OS X 10_15_7', platform: 'mac' },
  { width: 360, system: 'Windows NT 10.0; Win64; x64', platform: 'windows' },
])
  test.describe(`at ${width} px, on ${platform}`, () => {
    test.use({ viewport: { width, height: 800 }, userAgent: `Mozilla/5.0 (${system}) AppleWebKit/537.36` });

    test('the Download button brings the installer, whose host hears of a visitor no sooner', async ({
      page,
      shop,
      log,
    }) => {
      const files = createServer((_, reply) => reply.setHeader('content-disposition', 'attachment').end('installer'));
      await new Promise<void>((done) => files.listen(Number(new URL(INSTALLERS).port), '127.0.0.1', done));
      const button = page.getByRole('button', { name: 'Descargar', exact: true });
      await page.goto('/es', { waitUntil: 'networkidle' });
      await question(page).getByRole('button', { name: 'No, gracias' }).click();
      if (width < 768) {
        await expect(button).toBeHidden();
        await page.getByRole('button', { name: 'Menú', exact: true }).click();
        await expect(page.getByRole('dialog').getByRole('listitem').filter({ has: button })).toBeVisible();
      } else await expect(page.getByRole('banner').locator(button)).toBeVisible();
      expect(log.hosts()).toEqual([shop.url]);

      const download = page.waitForEvent('download');
      await button.click();
      expect((await download).url()).toBe(`${INSTALLERS}/${platform}/ludoteca`);
      expect(log.hosts()).toEqual([INSTALLERS, shop.url]);
      await new Promise((done) => files.close(done));
    });
  });

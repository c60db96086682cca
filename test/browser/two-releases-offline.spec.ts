import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';

test.use({ locale: 'es-CL', viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' });

/** What of the shop a balancer in front of two releases sends to the newer one. */
interface Newer {
  worker: boolean;
  page: boolean;
  /** The list of what a game's page needs; as the page unless it is said otherwise. */
  files?: boolean;
}

/** A shop behind a balancer. The newer release has another style sheet, and its offline page another heading; only it has files of its own. */
class TwoReleases {
  newer: Newer = { worker: false, page: false };
  private server!: Server;

  constructor(private readonly shop: string) {}

  async start(): Promise<string> {
    this.server = createServer((request, response) => {
      void this.answer(request.url ?? '/', request.headers['accept-language'] ?? 'es').then(
        ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      );
    }).listen(0);
    await new Promise((resolve) => this.server.once('listening', resolve));
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(path: string, language: string) {
    const { worker, page, files = page } = this.newer;
    const ofNewer = path.includes('.newer.');
    if (ofNewer && !worker && !page) return { status: 404, headers: {}, body: '' };
    const answer = await fetch(this.shop + path.replace('.newer.', '.'), { headers: { 'accept-language': language } });
    const headers = Object.fromEntries(
      ['content-type', 'cache-control', 'content-security-policy'].flatMap((name) => {
        const value = answer.headers.get(name);
        return value === null ? [] : [[name, value]];
      }),
    );
    const isText = /text\/(html|javascript)|application\/json/.test(headers['content-type'] ?? '');
    if (!isText) return { status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) };
    const text = await answer.text();
    const isNewer = { '/worker.js': worker, '/player-files.json': files }[path] ?? page;
    const body = isNewer
      ? text
          .replace(/RELEASE = "/, 'RELEASE = "newer')
          .replaceAll(/(\/assets\/styles-[\w-]+)\.css/g, '$1.newer.css')
          .replaceAll('Sin conexión', 'Sin conexión por ahora')
      : text;
    return { status: answer.status, headers, body };
  }
}

let releases: TwoReleases;
let shop: string;

test.beforeEach(async ({ baseURL }) => {
  releases = new TwoReleases(baseURL ?? '');
  shop = await releases.start();
});
test.afterEach(() => releases.close());

/** A visit after which the browser keeps what it needs. */
async function visits(page: Page): Promise<void> {
  await page.goto(`${shop}/es/games`);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state))
    .toBe('activated');
}

/** Asks for a new worker, as each visit does. @returns how that one ended */
function lastWorker(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const next = registration.installing ?? registration.waiting;
    if (!next) return 'none';
    return new Promise<string>((resolve) => {
      next.addEventListener('statechange', () => {
        if (['activated', 'redundant'].includes(next.state)) resolve(next.state);
      });
    });
  });
}

/** The offline page as it stands where the shop is gone: its heading, and whether it has its style sheet. */
async function withoutShop(page: Page): Promise<{ title: string; styled: boolean }> {
  await page.context().setOffline(true);
  await page.goto(`${shop}/es/games`);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const styled = await page.evaluate(() => getComputedStyle(document.body).fontFamily.includes('Atkinson'));
  await page.context().setOffline(false);
  return { title, styled };
}

test('the page that is kept follows the release', async ({ page }) => {
  await visits(page);
  expect(await withoutShop(page)).toEqual({ title: 'Sin conexión', styled: true });
  await visits(page);
  releases.newer = { worker: true, page: true };
  expect(await lastWorker(page)).toBe('activated');
  expect(await withoutShop(page)).toEqual({ title: 'Sin conexión por ahora', styled: true });
});

for (const newer of [
  { worker: true, page: false },
  { worker: false, page: true },
]) {
  test(`while two releases run side by side what was kept stays whole: the newer ${newer.worker ? 'worker' : 'page'} comes first`, async ({
    page,
  }) => {
    await visits(page);
    releases.newer = newer;
    expect(await lastWorker(page)).toBe(newer.worker ? 'redundant' : 'none');
    expect(await withoutShop(page)).toEqual({ title: 'Sin conexión', styled: true });

    releases.newer = { worker: true, page: true };
    await visits(page);
    await expect.poll(() => lastWorker(page)).toMatch(/activated|none/);
    expect(await withoutShop(page)).toEqual({ title: 'Sin conexión por ahora', styled: true });
  });
}

/** Has the worker keep a game's page, as the player does. @returns how that ended */
function keepsAGame(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise<string>((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
    });
    active?.postMessage({ games: ['sudoku-del-sur'] }, [port2]);
    return answered;
  });
}

test('the page of a game that is kept has the files of its own release', async ({ page }) => {
  await visits(page);
  expect(await keepsAGame(page)).toBe('kept');
  releases.newer = { worker: true, page: true };
  expect(await lastWorker(page)).toBe('activated');
  releases.newer = { worker: true, page: false, files: true };
  expect(await keepsAGame(page)).toBe('failed');
  const heading = page.getByRole('heading', { level: 1, name: 'Sudoku del sur' });
  await page.context().setOffline(true);
  await page.goto(`${shop}/webgame/sudoku-del-sur`);
  await expect(heading).toBeVisible();

  await page.context().setOffline(false);
  releases.newer = { worker: true, page: true };
  await visits(page);
  expect(await keepsAGame(page)).toBe('kept');
  expect((await page.evaluate(() => caches.keys())).filter((name) => name.startsWith('player-'))).toHaveLength(1);
  await page.context().setOffline(true);
  await page.goto(`${shop}/webgame/sudoku-del-sur`);
  await expect(heading).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily.includes('Atkinson'))).toBe(true);
});

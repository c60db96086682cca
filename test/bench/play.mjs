import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request as httpRequest } from 'node:http';
import { join } from 'node:path';
import pg from 'pg';
import { buyers, call, openShop } from './shop.mjs';
import { freePort, load, percentile, postgresOf, withCpu } from './support.mjs';

const BIG = 64 * 1024 * 1024;
const ENGINE_GAME = 'el-taller-de-fuerzas';
const SUDOKU = 'sudoku-del-sur';
const TYPES = { html: 'text/html', js: 'text/javascript', css: 'text/css', wasm: 'application/wasm' };

/** Tickets, files of builds, and what the shop adds to the start of an engine build. */
export async function measurePlay(url, report, quick) {
  const folder = join(process.cwd(), '.data/test', `bench-play-${process.pid}`);
  // One ticket may load a few thousand files a minute, which a measurement does in a second.
  const more = { DATA_DIR: folder, REQUESTS_PER_MINUTE: '1000000' };
  const shop = await openShop(url, { worker: false, host: 'localhost', more });
  const sql = new pg.Pool({ connectionString: url, max: 2 });
  sql.on('error', () => undefined);
  try {
    await measureTickets(shop, sql, report, quick);
    await measureFiles(shop, { sql, folder }, report, quick);
    await measureStart(shop, report, quick);
  } finally {
    await sql.end();
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureTickets(shop, sql, report, quick) {
  const customers = await buyers(sql, shop.shopUrl, 100);
  const { rows } = await sql.query('select id from publishing.games where slug = $1', [SUDOKU]);
  for (const { token } of customers)
    await call('POST', `${shop.shopUrl}/v1/payment/claim-free-game`, { token, body: { game_id: rows[0].id } });
  let next = 0;
  const open = async () => {
    const { token } = customers[next++ % customers.length];
    const { status, text } = await call('POST', `${shop.shopUrl}/v1/play/${SUDOKU}`, {
      token,
      body: { channel: 'live' },
    });
    if (status >= 300) throw new Error(`the ticket answered ${status}: ${text}`);
  };
  await load(4, 1, open);
  const alone = await load(1, quick ? 2 : 5, open);
  const processes = { 'the API': shop.api.child.pid, PostgreSQL: await postgresOf(sql) };
  const together = await withCpu(processes, () => load(4, quick ? 3 : 10, open));
  report('play tickets, one at a time, p95', alone.p95, 'ms', { most: 50 });
  report('play tickets, 4 at once, p95', together.p95, 'ms', { most: 50 });
  report('play tickets, 4 at once', together.rate, 'per second');
  for (const [name, ms] of Object.entries(together.cpu)) report(`CPU of ${name} for a play ticket`, ms, 'ms');
}

/** A file of 64 MB, which no compression helps, read by four at once as a browser asks for it. */
async function measureFiles(shop, { sql, folder }, report, quick) {
  const content = randomBytes(BIG);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const place = join(folder, 'files/blobs', sha256.slice(0, 2));
  await mkdir(place, { recursive: true });
  await writeFile(join(place, sha256), content);
  await sql.query(
    `insert into publishing.build_files (build_id, path, sha256, size, type)
     select build_id, 'big.data', $1, $2, 'application/octet-stream' from publishing.channels c
     join publishing.games g on g.id = c.game_id where g.slug = $3 and c.channel = 'demo' and c.kind = 'web'`,
    [sha256, BIG, SUDOKU],
  );
  const opened = await call('POST', `${shop.shopUrl}/v1/play/${SUDOKU}`, { body: { channel: 'demo' } });
  const { frameOrigin, ticket } = JSON.parse(opened.text);
  const address = new URL(`/t/${ticket}/big.data`, frameOrigin);
  const seconds = quick ? 3 : 10;
  const bare = await serveBare(join(place, sha256));
  const least = await load(4, seconds, () => drained(address, bare.url));
  bare.close();
  const { rate } = await load(4, seconds, () => drained(address, shop.shopUrl));
  report('a file of 64 MB from a bare server, 4 at once', (least.rate * BIG) / 1e6, 'MB/s');
  report('a file of a build, 64 MB, 4 at once', (rate * BIG) / 1e6, 'MB/s', { least: 400 });
  const range = `bytes=${BIG - 1}-`;
  const { cpu } = await withCpu({ 'the API': shop.api.child.pid }, () =>
    load(4, seconds, () => drained(address, shop.shopUrl, { range, bytes: 1 })),
  );
  report('CPU of the API for the last byte of 64 MB', cpu['the API'], 'ms', { most: 2 });
}

/** What this machine can do at all just now. */
async function serveBare(file) {
  const port = await freePort();
  const server = createServer((_, response) => createReadStream(file, { highWaterMark: 256 * 1024 }).pipe(response));
  await new Promise((ready) => {
    server.listen(port, '127.0.0.1', ready);
  });
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

function drained({ pathname, host }, shopUrl, { range, bytes = BIG } = {}) {
  return new Promise((resolve, reject) => {
    const request = httpRequest(shopUrl + pathname, { headers: { host, ...(range && { range }) } }, (response) => {
      let size = 0;
      response.on('data', (chunk) => (size += chunk.length));
      response.on('end', () =>
        size === bytes ? resolve() : reject(new Error(`${response.statusCode} with ${size} bytes`)),
      );
    });
    request.on('error', reject);
    request.end();
  });
}

/** From the press on "Play" to the engine's first page, beside the same build opened by itself. */
async function measureStart(shop, report, quick) {
  const browser = await chromium();
  const alone = await serveAlone(join(process.cwd(), 'dist/games/forces'));
  const rounds = quick ? 5 : 15;
  try {
    const [own, inShop] = [[], []];
    for (let round = 0; round < rounds; round++) {
      own.push(await startsAlone(browser, alone.url));
      inShop.push(await startsInShop(browser, shop.shopUrl));
    }
    const [before, after] = [own, inShop].map((times) =>
      percentile(
        times.sort((a, b) => a - b),
        0.5,
      ),
    );
    report('start of an engine build by itself, p50', before, 'ms');
    report('the same in the shop, p50', after, 'ms');
    report('what the shop adds to it', after - before, 'ms', { most: 300 });
  } finally {
    await browser.close();
    alone.close();
  }
}

async function chromium() {
  const [{ chromium: playwright }, { default: packaged }] = await Promise.all([
    import('@playwright/test'),
    import('@sparticuz/chromium'),
  ]);
  const executablePath = process.env.CHROMIUM_PATH ?? (await packaged.executablePath());
  return playwright.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'] });
}

const firstJob = (place) => place.getByRole('heading', { name: /Job 1/ }).waitFor({ state: 'attached' });

async function startsAlone(browser, url) {
  const page = await browser.newPage();
  const from = performance.now();
  await page.goto(`${url}/index.html?lang=en`, { waitUntil: 'commit' });
  await firstJob(page);
  const took = performance.now() - from;
  await page.close();
  return took;
}

async function startsInShop(browser, shopUrl) {
  const page = await browser.newPage({ locale: 'en-GB' });
  const data = { email: 'admin@ludoteca.test', password: 'Ludoteca1', remember_me: false };
  const { token } = await (await page.request.post(`${shopUrl}/v1/auth`, { data })).json();
  await page.addInitScript((value) => globalThis.localStorage.setItem('token', value), token);
  await page.goto(`${shopUrl}/webgame/${ENGINE_GAME}?channel=preview`);
  const play = page.getByRole('button', { name: /^Play/ });
  await play.waitFor();
  await page.waitForLoadState('networkidle');
  const from = performance.now();
  await play.click();
  await firstJob(page.frameLocator('iframe'));
  const took = performance.now() - from;
  await page.close();
  return took;
}

async function serveAlone(folder) {
  const port = await freePort();
  const server = createServer(async ({ url }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const content = await readFile(join(folder, pathname)).catch(() => null);
    const type = TYPES[pathname.split('.').pop()] ?? 'application/octet-stream';
    response.writeHead(content ? 200 : 404, { 'content-type': type }).end(content ?? undefined);
  });
  await new Promise((ready) => {
    server.listen(port, '127.0.0.1', ready);
  });
  return { url: `http://localhost:${port}`, close: () => server.close() };
}

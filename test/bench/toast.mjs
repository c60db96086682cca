import { mkdirSync } from 'node:fs';
import pg from 'pg';
import { call, buyers, openShop } from './shop.mjs';
import { percentile } from './support.mjs';

const GAME = 'sudoku-del-sur';
const KEY = 'FIRST_SUDOKU';

/** From a game's call in its frame until the page shows what was earned: real browser, player, bridge and shop. */
export async function measureToast(url, report, quick) {
  const shop = await openShop(url, { worker: false, host: 'localhost' });
  const sql = new pg.Pool({ connectionString: url, max: 2 });
  sql.on('error', () => undefined);
  const browser = await openBrowser();
  try {
    const people = await buyers(sql, shop.shopUrl, quick ? 4 : 20);
    const { rows } = await sql.query('select id from publishing.games where slug = $1', [GAME]);
    const waits = [];
    for (const { token } of people) {
      await call('POST', `${shop.shopUrl}/v1/payment/claim-free-game`, { token, body: { game_id: rows[0].id } });
      waits.push(await earns(browser, shop.shopUrl, token));
    }
    waits.sort((a, b) => a - b);
    report('an achievement shown after the game reported it, p50', percentile(waits, 0.5), 'ms');
    report('  p95', percentile(waits, 0.95), 'ms', { most: 1_000 });
  } finally {
    await browser.close();
    await sql.end();
    await shop.close();
  }
}

/** The packaged browser takes any version that lies in the temporary folder: it gets one of its own. */
async function openBrowser() {
  process.env.TMPDIR = `${process.cwd()}/.data/test/browser/tmp`;
  mkdirSync(process.env.TMPDIR, { recursive: true });
  const { chromium } = await import('@playwright/test');
  const { default: packaged } = await import('@sparticuz/chromium');
  const executablePath = process.env.CHROMIUM_PATH ?? (await packaged.executablePath());
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'] });
}

/** @returns milliseconds */
async function earns(browser, shopUrl, token) {
  const context = await browser.newContext({ baseURL: shopUrl, locale: 'es-CL' });
  const page = await context.newPage();
  await page.goto('/no-page');
  await page.evaluate((value) => globalThis.localStorage.setItem('token', value), token);
  await page.goto(`/webgame/${GAME}`);
  // Its first heartbeat says that the game runs.
  const runs = page.waitForResponse((reply) => reply.url().includes('/heartbeats'));
  await page.getByRole('button', { name: /^Jugar/ }).click();
  await runs;
  const game = page.frames().find((frame) => frame !== page.mainFrame());
  if (!game) throw new Error('the game has no frame');
  const [shown, called] = await Promise.all([page.evaluate(whenShown), game.evaluate(reports, KEY)]);
  await context.close();
  return shown - called;
}

/** In the page. @returns when a note of something earned is there */
function whenShown() {
  const { document, MutationObserver } = globalThis;
  return new Promise((resolve) => {
    const look = () => document.querySelector('main [role=status] strong') && resolve(Date.now());
    new MutationObserver(look).observe(document.querySelector('main'), { subtree: true, childList: true });
  });
}

/** In the game. @returns when it reports */
function reports(key) {
  const at = Date.now();
  void globalThis.ludoteca.unlock(key);
  return at;
}

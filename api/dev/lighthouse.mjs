/** `npm run lighthouse`: what Lighthouse says of the storefront on a phone, several times a page, and what each page loads first. `--runs N`, `--only /es/games`. Never fails a build. */
import './node-version.mjs';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } } });
const { installWhatIsMissing } = await import('./install.mjs');
await installWhatIsMissing({ development: true });
const { readdirSync, readFileSync, statSync, existsSync } = await import('node:fs');
const { gzipSync } = await import('node:zlib');
const { default: chromium } = await import('@sparticuz/chromium');
const { launch } = await import('chrome-launcher');
const { default: lighthouse } = await import('lighthouse');
const { killAll, startChild, stillRunning } = await import('./children.mjs');
const { testEnvironment } = await import('./environment.mjs');
const { inRoot } = await import('./folders.mjs');
const { endWith } = await import('./stopping.mjs');

/** Public pages by the address that search engines know; the plain one leads them there. */
const PAGES = ['/es', '/es/games', '/es/games/volcan-despierto', '/es/subscription', '/es/about', '/cart'];
/** Not to be indexed, so search has nothing to find there. */
const UNLISTED = ['/cart'];
const KB = 1024;
const CLIENT = inRoot('dist/storefront/client');
const ASSETS = `${CLIENT}/assets`;
/** Lighthouse slows a high-end desktop so many times to be a mid-tier phone, and rates such a desktop so; source: its `docs/throttling.md`. */
const DESKTOP = { slowdown: 4, index: 1_750 };

const ending = endWith({
  beforeEnd: async () => {
    for (const handle of stillRunning()) await handle.stop(20);
  },
  force: killAll,
  codeOfRequest: 130,
});
try {
  const shop = await openShop();
  const browser = await launch({
    chromePath: process.env.CHROMIUM_PATH ?? (await chromium.executablePath()),
    chromeFlags: ['--headless', '--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  });
  try {
    const slowdown = await slowdownHere(shop, browser.port);
    for (const path of PAGES.filter((page) => !values.only || page === values.only)) {
      const results = [];
      for (let run = 0; run < Number(values.runs); run++)
        results.push(await visit(shop + path, { port: browser.port, slowdown }));
      report(path, results);
    }
  } finally {
    browser.kill();
  }
  reportChunks();
  await ending.finish(0);
} catch (error) {
  if (!ending.hasBegun()) await ending.failed(error.message);
}

/** A shop on a database of its own; a few days of others' orders are enough for what its pages show. */
function openShop() {
  return new Promise((resolve, reject) => {
    const ready = /^shop ready on (\S+)/;
    const handle = startChild({
      name: 'shop',
      script: 'api/dev/shop.mjs',
      env: { ...testEnvironment(), TEST_SHOP_ENV: JSON.stringify({ DEMO_DAYS: '3' }) },
      onLine: (line) => ready.test(line) && resolve(ready.exec(line)[1]),
    });
    void handle.exited.then(() => reject(new Error(`the shop ended:\n${handle.tail.join('\n')}`)));
  });
}

/** By how much this machine must be slowed to be a mid-tier phone: a slow one less than the desktop that Lighthouse takes it for. */
async function slowdownHere(shop, port) {
  const { lhr } = await lighthouse(shop + PAGES[0], { port, logLevel: 'error', onlyCategories: ['performance'] });
  const { benchmarkIndex } = lhr.environment;
  const share = Math.min(1, benchmarkIndex / DESKTOP.index);
  const slowdown = Math.max(1, Math.round(10 * DESKTOP.slowdown * share) / 10);
  console.log(`Lighthouse rates this machine ${benchmarkIndex}; slowed ${slowdown} times it is a phone`);
  return slowdown;
}

async function visit(url, { port, slowdown }) {
  const throttling = { cpuSlowdownMultiplier: slowdown };
  const { lhr } = await lighthouse(url, { port, output: 'json', logLevel: 'error', throttling });
  const loaded = lhr.audits['network-requests'].details.items;
  return {
    ...Object.fromEntries(Object.entries(lhr.categories).map(([name, { score }]) => [name, Math.round(score * 100)])),
    lcp: lhr.audits['largest-contentful-paint'].numericValue,
    cls: lhr.audits['cumulative-layout-shift'].numericValue,
    scripts: zippedBytes(loaded, 'Script'),
    styles: zippedBytes(loaded, 'Stylesheet'),
    faults: Object.values(lhr.audits).filter(
      ({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary',
    ),
  };
}

/** As `first-visit` counts them: each file by itself, as gzip makes it, whatever the browser was sent. */
function zippedBytes(loaded, kind) {
  return loaded
    .filter(({ resourceType }) => resourceType === kind)
    .map(({ url, transferSize }) => zippedFile(new URL(url).pathname) ?? transferSize)
    .reduce((sum, bytes) => sum + bytes, 0);
}

function zippedFile(path) {
  const file = CLIENT + path;
  return existsSync(file) ? gzipSync(readFileSync(file), { level: 9 }).length : undefined;
}

function median(list) {
  return [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
}

function report(path, results) {
  console.log(`\n${path}`);
  const row = (name, of, { unit = '', least, most, digits = 0 }) => {
    const all = results.map(of);
    const middle = median(all);
    const goal = least !== undefined ? `>= ${least}` : `<= ${most}`;
    const holds = least !== undefined ? middle >= least : middle <= most;
    const each = all.map((value) => value.toFixed(digits)).join(' ');
    console.log(
      `  ${name.padEnd(16)} ${`${middle.toFixed(digits)} ${unit}`.padEnd(12)} ${goal.padEnd(10)} ${(holds ? 'holds' : 'MISSES').padEnd(8)} ${each}`,
    );
  };
  row('performance', (result) => result.performance, { least: 95 });
  row('accessibility', (result) => result.accessibility, { least: 100 });
  row('best practices', (result) => result['best-practices'], { least: 100 });
  if (!UNLISTED.includes(path)) row('search', (result) => result.seo, { least: 100 });
  row('LCP', (result) => result.lcp / 1000, { unit: 's', most: 1.4, digits: 2 });
  row('CLS', (result) => result.cls, { most: 0.02, digits: 3 });
  row('JavaScript', (result) => result.scripts / KB, { unit: 'KB gzip', most: 150, digits: 1 });
  row('CSS', (result) => result.styles / KB, { unit: 'KB gzip', most: 20, digits: 1 });
  const faults = new Set(results.flatMap((result) => result.faults.map(({ id, title }) => `${id}: ${title}`)));
  for (const fault of faults) console.log(`  ${fault}`);
}

function reportChunks() {
  const chunks = readdirSync(ASSETS)
    .filter((name) => name.endsWith('.js.gz'))
    .map((name) => ({ name: name.slice(0, -'.gz'.length), kb: statSync(`${ASSETS}/${name}`).size / KB }))
    .sort((a, b) => b.kb - a.kb);
  console.log('\nLargest chunks, KB gzip');
  for (const { name, kb } of chunks.slice(0, 8)) console.log(`  ${kb.toFixed(1).padStart(6)}  ${name}`);
}

import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader, type FileEntry } from '@zip.js/zip.js';

const ROOT = new URL('../../', import.meta.url);
let disk: string;

test.beforeAll(async () => {
  disk = await mkdtemp(join(tmpdir(), 'downloaded-'));
});
test.afterAll(() => rm(disk, { recursive: true, force: true }));

/** The builds of the games that the demonstration gives out for computers. */
async function downloads(): Promise<string[]> {
  const games = new URL('api/dev/demo/games/', ROOT);
  const files = (await readdir(games)).map((slug) => readFile(new URL(`${slug}/game.json`, games), 'utf8'));
  return (await Promise.all(files))
    .map((text) => JSON.parse(text) as { platforms: string[]; play?: { build: string } })
    .flatMap(({ platforms, play }) => (play && platforms.includes('windows') ? [play.build] : []));
}

/** Unpacks what a player downloads. @returns the address of its page */
async function unpacks(build: string): Promise<string> {
  const archive = new ZipReader(new Uint8ArrayReader(await readFile(new URL(`dist/games/${build}.zip`, ROOT))));
  for (const entry of await archive.getEntries()) {
    const path = join(disk, build, entry.filename);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await (entry as FileEntry).getData(new Uint8ArrayWriter()));
  }
  return pathToFileURL(join(disk, build, 'index.html')).href;
}

/** What a page cannot load, and what goes wrong in it, as it happens. */
function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('requestfailed', (request) => problems.push(`does not load ${request.url()}`));
  page.on('request', (request) => {
    if (!/^(file|data|blob):/.test(request.url())) problems.push(`asks ${request.url()}`);
  });
  return problems;
}

for (const [locale, best] of [
  ['es-CL', /^Tu mejor ronda: \d de \d+ a la primera$/],
  ['en-GB', /^Your best round: \d of \d+ at the first try$/],
] as const)
  test.describe(`on a computer without a line, in ${locale}`, () => {
    test.use({ locale, offline: true });

    test('every downloaded game opens from its folder, begins, and keeps what was reached', async ({ page }) => {
      const problems = problemsOf(page);
      const builds = await downloads();
      expect(builds.length).toBeGreaterThanOrEqual(10);
      for (const build of builds) {
        await page.goto(await unpacks(build));
        await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
        await page.locator('.level').first().click();
        await expect(page.locator('.level')).toHaveCount(0);
        await expect(page.locator('.bar')).toBeVisible();
        expect(await page.evaluate(() => document.fonts.check('16px "Baloo 2"'))).toBe(true);
      }
      await page.goto(pathToFileURL(join(disk, 'market/index.html')).href);
      await page.locator('.level').first().click();
      while (await page.locator('.order').isVisible()) {
        await page.locator('.primary').click();
        const shown = page.locator('.buttons .quiet');
        if (await shown.isVisible()) await shown.click();
        await page.locator('.primary').click();
      }
      await page.reload();
      await expect(page.getByText(best)).toBeVisible();
      expect(problems).toEqual([]);
    });
  });

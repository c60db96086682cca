import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import type { Verdict } from '../../api/contexts/publishing/archives/analyse-archive.js';
import { openArchive } from '../../api/contexts/publishing/archives/server/archive-source.js';
import { analyseOnServer, type BuildKind } from '../../api/contexts/publishing/archives/server/server-analysis.js';
import { LocalFiles } from '../../api/platform/files/local-files.js';
import { downloads } from '../support/archives/downloads.js';
import { hostile } from '../support/archives/hostile.js';
import { breaking, odd } from '../support/archives/odd.js';
import { zipped } from '../support/archives/zip-writer.js';
import { patient } from '../support/patience.js';
import { barriersOn } from './support/barriers.js';
import { signIn } from './support/journey.js';
import { GAME_OF_STUDIO, STUDIO } from './support/studio.js';

const WEB = { kind: 'web' } as const;
const ASSETS = fileURLToPath(new URL('../../dist/storefront/client/assets', import.meta.url));

async function onServer(archive: Buffer, folder: string, build: BuildKind): Promise<Verdict> {
  const path = join(folder, 'archive.zip');
  await writeFile(path, archive);
  const source = await openArchive({ path }, new LocalFiles(folder));
  const verdict = await analyseOnServer(source, build);
  await source.close();
  return { ...verdict, files: verdict.files.map((file) => ({ ...file, sha256: null })) };
}

/** The upload page's own worker, in this very browser. */
function inWorker(page: Page, worker: string, archive: Buffer, build: BuildKind): Promise<Verdict> {
  return page.evaluate(
    async ({ address, content, platform }) => {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      const reader = new Worker(address, { type: 'module' });
      try {
        return await new Promise<Verdict>((resolve, reject) => {
          reader.onmessage = ({ data }: MessageEvent<{ verdict?: Verdict }>) =>
            data.verdict ? resolve(data.verdict) : reject(new Error('the worker failed'));
          reader.onerror = ({ message }) => reject(new Error(message));
          reader.postMessage({ file: new File([bytes], 'archive.zip'), platform });
        });
      } finally {
        reader.terminate();
      }
    },
    {
      address: worker,
      content: archive.toString('base64'),
      platform: build.kind === 'web' ? 'web' : build.platform,
    },
  );
}

test('the upload page and the server say the same of every archive', async ({ page }) => {
  test.setTimeout(patient(300_000));
  const worker = (await readdir(ASSETS)).find((name) => /^archive\.worker-.*\.js$/.test(name));
  const folder = await mkdtemp(join(tmpdir(), 'archives-'));
  await page.goto('/developer');
  const archives = [
    ...Object.entries(hostile).map(([name, { archive }]) => ({ name, archive, isGood: false, build: WEB })),
    ...Object.entries(odd).map(([name, { archive }]) => ({ name, archive, isGood: true, build: WEB })),
    ...Object.entries(breaking).map(([name, { files }]) => ({
      name,
      archive: () => zipped(files),
      isGood: true,
      build: WEB,
    })),
    ...Object.entries(downloads).map(([name, { archive, ok, platform }]) => ({
      name,
      archive,
      isGood: ok,
      build: { kind: 'download', platform, fileName: 'archive.zip' } as const,
    })),
  ];

  for (const { name, archive, isGood, build } of archives) {
    const bytes = archive();
    const [browser, server] = await Promise.all([
      inWorker(page, `/assets/${worker}`, bytes, build),
      onServer(bytes, folder, build),
    ]);
    expect.soft(browser.ok, name).toBe(isGood);
    expect.soft(browser, name).toEqual(server);
  }

  console.log(`${archives.length} archives: ${Object.keys(hostile).length} hostile, ${Object.keys(odd).length} odd`);
  await rm(folder, { recursive: true });
});

test.describe('the upload page', () => {
  test.use({ locale: 'es-CL', viewport: { width: 360, height: 800 } });

  test('names the page that stands in for a missing index.html, and folds what it left out', async ({ page }) => {
    await signIn(page, STUDIO);
    await page.goto(`/developer/${GAME_OF_STUDIO}/edit`);
    await page.getByRole('button', { name: 'Subir una versión' }).click();
    const builds = page.getByRole('region', { name: 'Versiones', exact: true });
    const left = Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`__MACOSX/._${n}.png`, 'x']));
    const buffer = zipped({ 'Iindex.html': '<!doctype html><title>Río</title>', ...left });
    await builds.locator('input[type=file]').setInputFiles({ name: 'rio.zip', mimeType: 'application/zip', buffer });

    await expect(builds.getByText(/^Iindex\.html Falta index\.html en la carpeta principal/)).toBeVisible();
    await expect(builds.getByText('Esto no es parte del juego; lo dejamos fuera.')).toHaveCount(1);
    await expect(builds.getByText('__MACOSX/._5.png')).toBeHidden();
    await builds.getByText('Dónde (5)').press('Enter');
    await expect(builds.getByText('__MACOSX/._5.png')).toBeVisible();
    expect(await barriersOn(page, 'the verdict')).toEqual([]);
  });
});

import type { APIRequestContext, FrameLocator, Page } from '@playwright/test';
import { zipped } from '../../support/archives/zip-writer.js';
import { patient } from '../../support/patience.js';
import { Uploader } from '../../support/studio.js';
import { daysLater, shopsTime, timeReaches } from '../support/clock.js';
import { PASSWORD, signIn } from '../support/journey.js';
import { expect, test } from '../support/own-shop.js';

test.use({ locale: 'en-GB' });

const DEVELOPER = 'developer@ludoteca.test';

/** Files what it keeps as engines do: in a database of the browser, in a folder named by where its page lies. */
const pageOf = (version: string): string => `<!doctype html><html lang="en"><head><title>Climber</title></head><body>
<h1>Climber ${version}</h1><p id="level"></p><button id="climb">Climb</button><a href="#top">Top</a><script src="climber.js"></script>
</body></html>`;
const SCRIPT = `
const folder = document.URL.split('?')[0].replace(/[^/]*$/, '');
const ask = (request) => new Promise((done) => (request.onsuccess = () => done(request.result)));
const opened = indexedDB.open('/idbfs', 1);
opened.onupgradeneeded = () => opened.result.createObjectStore('FILES');
async function begin() {
  const db = await ask(opened);
  const files = () => db.transaction('FILES', 'readwrite').objectStore('FILES');
  let level = (await ask(files().get(folder))) ?? 1;
  const show = () => (document.getElementById('level').textContent = 'Level ' + level);
  document.getElementById('climb').onclick = async () => {
    level += 1;
    await ask(files().put(level, folder));
    show();
  };
  show();
}
begin();`;

async function tokenOf(request: APIRequestContext): Promise<string> {
  const data = { email: DEVELOPER, password: PASSWORD, remember_me: false };
  return ((await (await request.post('/v1/auth', { data })).json()) as { token: string }).token;
}

/** @returns the id of a new game of the studio */
async function begins(request: APIRequestContext): Promise<string> {
  const begun = await request.post('/v1/developer/games', {
    headers: { authorization: `Bearer ${await tokenOf(request)}` },
    data: { title: 'Climber', slug: 'climber' },
  });
  return ((await begun.json()) as { id: string }).id;
}

/** Uploads a build and gives it out as the preview. */
async function previews(request: APIRequestContext, shopUrl: string, gameId: string, version: string): Promise<void> {
  const token = await tokenOf(request);
  const archive = zipped({ 'index.html': pageOf(version), 'climber.js': SCRIPT });
  const buildId = await new Uploader(shopUrl, token).whole(archive, { gameId, version });
  const isGivenOut = (): Promise<number> =>
    request
      .put(`/v1/developer/games/${gameId}/channels`, {
        headers: { authorization: `Bearer ${token}` },
        data: { channel: 'preview', buildId },
      })
      .then((answer) => answer.status());
  await expect.poll(isGivenOut, { timeout: patient(60_000) }).toBe(200);
}

async function plays(page: Page): Promise<FrameLocator> {
  await signIn(page, DEVELOPER);
  await page.goto('/webgame/climber?channel=preview');
  await page.getByRole('button', { name: /^Play/ }).click();
  return page.frameLocator('iframe');
}

test('what an engine keeps in the browser is still there after a new build and eight days', async ({ page, shop }) => {
  const gameId = await begins(page.request);
  await previews(page.request, shop.url, gameId, '1.0');
  const first = await plays(page);
  await first.getByRole('button', { name: 'Climb' }).click();
  await first.getByRole('button', { name: 'Climb' }).click();
  await first.getByRole('link', { name: 'Top' }).click();
  await expect(first.getByText('Level 3')).toBeVisible();

  await previews(page.request, shop.url, gameId, '2.0');
  const second = await plays(page);
  await expect(second.getByRole('heading', { name: 'Climber 2.0' })).toBeVisible();
  await expect(second.getByText('Level 3')).toBeVisible();

  await timeReaches(page.request, daysLater(await shopsTime(page.request), 8));
  await expect((await plays(page)).getByText('Level 3')).toBeVisible();
});

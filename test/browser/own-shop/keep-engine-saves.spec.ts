import { daysLater, shopsTime, timeReaches } from '../support/clock.js';
import { beginsGame, playsPreview, previews } from '../support/own-games.js';
import { expect, test } from '../support/own-shop.js';

test.use({ locale: 'en-GB' });

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
const filesOf = (version: string) => ({ 'index.html': pageOf(version), 'climber.js': SCRIPT });

test('what an engine keeps in the browser is still there after a new build and eight days', async ({ page, shop }) => {
  const gameId = await beginsGame(page.request, 'Climber', 'climber');
  await previews(page.request, shop.url, { gameId, version: '1.0', files: filesOf('1.0') });
  const first = await playsPreview(page, 'climber');
  await first.getByRole('button', { name: 'Climb' }).click();
  await first.getByRole('button', { name: 'Climb' }).click();
  await first.getByRole('link', { name: 'Top' }).click();
  await expect(first.getByText('Level 3')).toBeVisible();

  await previews(page.request, shop.url, { gameId, version: '2.0', files: filesOf('2.0') });
  const second = await playsPreview(page, 'climber');
  await expect(second.getByRole('heading', { name: 'Climber 2.0' })).toBeVisible();
  await expect(second.getByText('Level 3')).toBeVisible();

  await timeReaches(page.request, daysLater(await shopsTime(page.request), 8));
  await expect((await playsPreview(page, 'climber')).getByText('Level 3')).toBeVisible();
});

import { beginsGame, playsPreview, previews } from '../support/own-games.js';
import { expect, test } from '../support/own-shop.js';
import { patient } from '../../support/patience.js';

test.use({ locale: 'en-GB' });

const ODD = `<!doctype html><html lang="en"><head><title>Odd</title></head><body>
<p id="made"></p><button onclick=press()>Press</button> <a href="javascript:follow()">Follow</a>
<button id="greet">Greet</button><p id="heard"></p><script src="odd.js"></script></body></html>`;
const ODD_SCRIPT = `const heard = document.getElementById('heard');
document.getElementById('made').textContent = eval('"Made"') + new Function('return " of text"')();
function press() { heard.innerHTML = '<b onclick="heard.textContent = 1">Pressed</b>'; }
function follow() { heard.textContent = 'Followed'; }
document.getElementById('greet').addEventListener('click', () => {
  heard.textContent = prompt('Your name?') + (confirm('Are you sure?') ? ' is sure' : ' is not');
  alert('Good bye');
});`;

test('a game runs text as code, handlers however they are written, and dialogs of the browser', async ({
  page,
  shop,
}) => {
  const gameId = await beginsGame(page.request, 'Odd', 'odd');
  await previews(page.request, shop.url, { gameId, version: '1', files: { 'index.html': ODD, 'odd.js': ODD_SCRIPT } });
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.accept('Ana');
  });
  const game = await playsPreview(page, 'odd');

  await expect(game.getByText('Made of text')).toBeVisible();
  await game.getByRole('button', { name: 'Press' }).click();
  await expect(game.getByText('Pressed')).toBeVisible();
  await game.getByText('Pressed').click();
  await expect(game.locator('#heard')).toHaveText('1');
  await game.getByRole('link', { name: 'Follow' }).click();
  await expect(game.getByText('Followed')).toBeVisible();
  await game.getByRole('button', { name: 'Greet' }).click();
  await expect(game.getByText('Ana is sure')).toBeVisible();
  expect(dialogs).toEqual(['Your name?', 'Are you sure?', 'Good bye']);
});

test('a game that goes on to its next page by itself arrives there', async ({ page, shop }) => {
  const gameId = await beginsGame(page.request, 'Two pages', 'two-pages');
  const files = {
    'index.html':
      '<!doctype html><title>First</title><meta http-equiv="refresh" content="0; url=game/second.html"><p>First page',
    'game/second.html': '<!doctype html><title>Second</title><p>Second page',
  };
  await previews(page.request, shop.url, { gameId, version: '1', files });
  const game = await playsPreview(page, 'two-pages');

  await expect(game.getByText('Second page')).toBeVisible();
});

test('a game finds its files by the address of its page, in a worker made of text too', async ({ page, shop }) => {
  const gameId = await beginsGame(page.request, 'Beside', 'beside');
  const files = {
    'game/index.html': '<!doctype html><title>Beside</title><p>Waiting</p><script src="beside.js"></script>',
    'game/beside.js': `
      const reads = 'onmessage = async ({ data }) => postMessage(await (await fetch(data)).text());';
      const worker = new Worker(URL.createObjectURL(new Blob([reads])));
      worker.onmessage = ({ data }) => (document.querySelector('p').textContent = data);
      worker.postMessage(new URL('./words/river.txt', location).href);`,
    'game/words/river.txt': 'A river of words',
  };
  await previews(page.request, shop.url, { gameId, version: '1', files });
  const game = await playsPreview(page, 'beside');

  await expect(game.getByText('A river of words')).toBeVisible();
});

test('a game that shows nothing after an error ends with the file and the line that stopped it', async ({
  page,
  shop,
}) => {
  const gameId = await beginsGame(page.request, 'Dark', 'dark');
  const files = {
    'index.html':
      '<!doctype html><title>Dark</title><canvas width="600" height="400"></canvas><script src="js/dark.js"></script>',
    'js/dark.js': 'const pen = document.querySelector("canvas").getContext("2d");\nstars.draw(pen);',
  };
  await previews(page.request, shop.url, { gameId, version: '1', files });
  await playsPreview(page, 'dark');

  const failure = page.getByRole('alert').filter({ hasText: 'The game shows nothing' });
  await expect(failure).toContainText('js/dark.js:2 Uncaught ReferenceError: stars is not defined');
  await expect(failure).not.toContainText('/t/');
  await failure.getByRole('button', { name: 'Start again' }).click();
  await expect(page.locator('iframe')).toBeVisible();
});

test('a game that had an error and draws late is let alone', async ({ page, shop }) => {
  const gameId = await beginsGame(page.request, 'Late', 'late');
  const files = {
    'index.html':
      '<!doctype html><title>Late</title><canvas></canvas><script src="error.js"></script><script src="late.js"></script>',
    'error.js': 'stars.draw();',
    'late.js': `
      setTimeout(() => document.querySelector('canvas').getContext('2d').fillRect(30, 30, 9, 9), 10_000);
      setTimeout(() => (document.title = 'Goes on'), 20_000);`,
  };
  await previews(page.request, shop.url, { gameId, version: '1', files });
  await playsPreview(page, 'late');

  const title = () =>
    page
      .frames()
      .find((frame) => frame.url().includes('/play/'))
      ?.title();
  await expect.poll(title, { timeout: patient(60_000) }).toBe('Goes on');
});

import { beginsGame, playsPreview, previews } from '../support/own-games.js';
import { expect, test } from '../support/own-shop.js';

test.use({ locale: 'en-GB' });

/** As beginners write one: no colour, and everything by the keyboard. */
const PAGE = `<!doctype html><html lang="en"><head><title>Snail</title></head><body>
<p id="heard">Press an arrow</p><script src="snail.js"></script></body></html>`;
const SCRIPT = `addEventListener('keydown', (event) => (document.getElementById('heard').textContent = event.key));`;

test('a page without colours is readable, and hears the keyboard without a click', async ({ page, shop }) => {
  const gameId = await beginsGame(page.request, 'Snail', 'snail');
  await previews(page.request, shop.url, { gameId, version: '1.0', files: { 'index.html': PAGE, 'snail.js': SCRIPT } });
  const game = await playsPreview(page, 'snail');
  await expect(game.getByText('Press an arrow')).toBeVisible();

  await expect(page.locator('iframe')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('button', { name: 'Close the game' })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(game.getByText('ArrowUp')).toBeVisible();
});

import { expect, test } from '@playwright/test';
import { barriersOn } from './support/barriers.js';
import { registeredPlayer, signIn } from './support/journey.js';

const GAME = 'volcan-despierto';

test.describe('at a desk, in English', () => {
  test.use({ locale: 'en-GB', viewport: { width: 1280, height: 900 } });

  test('a game is wished, shared with parents and let go', async ({ page, request, browser }) => {
    await signIn(page, await registeredPlayer(request));
    await page.goto(`/games/${GAME}`);
    const heart = page.getByRole('complementary').getByRole('button', { name: /wishlist/ });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/wishlist');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: 'Make an address' }).click();
    const address = await page.getByLabel('Address to share').inputValue();
    expect(await barriersOn(page, 'a page')).toEqual([]);

    const parent = await (
      await browser.newContext({ locale: 'es-CL', viewport: { width: 360, height: 800 } })
    ).newPage();
    await parent.goto(address);
    await expect(parent.getByRole('heading', { name: 'Una lista de deseos' })).toBeVisible();
    await expect(parent.getByRole('main').getByRole('listitem')).toHaveCount(1);
    expect(await barriersOn(parent, 'a page')).toEqual([]);

    await page.getByRole('button', { name: 'Stop sharing' }).click();
    await expect(page.getByRole('button', { name: 'Make an address' })).toBeVisible();
    await parent.reload();
    await expect(parent.getByText('Esta lista ya no se comparte')).toBeVisible();
    await page.getByRole('button', { name: /^Remove/ }).click();
    await expect(page.getByText('Your list is empty')).toBeVisible();
  });

  test('a game that is wished while the list is still on its way stays wished', async ({ page, request }) => {
    await signIn(page, await registeredPlayer(request));
    const wished = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await page.route('**/v1/wishlist', async (route) => {
      const answer = await route.fetch();
      await wished;
      await route.fulfill({ response: answer });
    });
    await page.goto(`/games/${GAME}`);
    const heart = page.getByRole('complementary').getByRole('button', { name: /wishlist/ });
    const list = page.waitForResponse('**/v1/wishlist');
    await heart.click();
    await list;
    await page.waitForLoadState('networkidle');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });

  test('a page full of games asks once for the list and once for the library', async ({ page, request }) => {
    await signIn(page, await registeredPlayer(request));
    const sent: string[] = [];
    page.on('request', (one) => sent.push(new URL(one.url()).pathname));
    await page.goto('/games', { waitUntil: 'networkidle' });
    expect(sent.filter((path) => ['/v1/wishlist', '/v1/library'].includes(path)).sort()).toEqual([
      '/v1/library',
      '/v1/wishlist',
    ]);
  });
});

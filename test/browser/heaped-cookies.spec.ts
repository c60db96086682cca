import { expect, test } from '@playwright/test';
import { barriersOn } from './support/barriers.js';

test.use({ locale: 'en-GB' });

test('who comes with cookies that another page heaped up gets rid of them, and goes on where they wanted to', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/games/volcan-despierto');
  await page.getByRole('complementary').getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('button', { name: 'Cart, 1 game' })).toBeVisible();
  await context.addCookies(
    Array.from({ length: 8 }, (_, n) => ({ name: `heaped${n}`, value: 'x'.repeat(3_900), url: baseURL ?? '' })),
  );

  expect((await page.goto('/cart'))?.status()).toBe(431);
  expect(await barriersOn(page, 'heaped up')).toEqual([]);
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cart, 1 game' })).toBeVisible();
});

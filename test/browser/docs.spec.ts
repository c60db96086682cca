import { expect, test } from '@playwright/test';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    test('the page of the API lists its routes, and opens one', async ({ page }) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });
      page.on('pageerror', (error) => problems.push(error.message));
      await page.goto('/v1/docs');

      await expect(page.getByRole('heading', { name: /Ludoteca/ })).toBeVisible();
      await page
        .getByRole('button', { name: /^GET \/v1\/admin\/audit/ })
        .first()
        .click();
      await expect(page.getByRole('heading', { name: 'Responses' })).toBeVisible();
      const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      expect(brightness(ground) < 128).toBe(colorScheme === 'dark');
      expect(problems).toEqual([]);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('what a route does has the width of the page, and nothing sticks out', async ({ page }) => {
    await page.goto('/v1/docs');
    const words = page.getByText('Lists the ledger entries of an order').first();
    await expect(words).toBeVisible();
    expect((await words.boundingBox())?.width).toBeGreaterThan(220);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

function brightness(colour: string): number {
  const [red = 255, green = 255, blue = 255, opacity = 1] = (/\(([^)]+)\)/.exec(colour)?.[1] ?? '')
    .split(',')
    .map(Number);
  return opacity === 0 ? 255 : (red + green + blue) / 3;
}

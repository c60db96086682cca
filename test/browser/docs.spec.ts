import { expect, test, type Locator, type Page } from '@playwright/test';
import { patient } from '../support/patience.js';

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
      const audit = page.getByRole('button', { name: /^GET \/v1\/admin\/audit/ }).first();
      await opens(page, 'console', audit);
      await audit.click();
      await expect(page.getByRole('heading', { name: 'Responses' })).toBeVisible();
      const tone = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      expect(brightness(tone) < 128).toBe(colorScheme === 'dark');
      expect(problems).toEqual([]);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('what a route does has the width of the page, and nothing sticks out', async ({ page }) => {
    await page.goto('/v1/docs');
    const words = page.getByText('Lists the ledger entries of an order').first();
    await opens(page, 'console', words);
    await expect(words).toBeVisible();
    expect((await words.boundingBox())?.width).toBeGreaterThan(220);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

/** Opens a group and scrolls to one of its routes: the page draws what is near the window. */
async function opens(page: Page, group: string, route: Locator): Promise<void> {
  await page.getByRole('link', { name: group, exact: true }).click();
  const seen = async (): Promise<boolean> => {
    if (!(await route.isVisible())) await page.mouse.wheel(0, 400);
    return route.isVisible();
  };
  await expect.poll(seen, { timeout: patient(30_000), intervals: [50] }).toBe(true);
}

function brightness(colour: string): number {
  const [red = 255, green = 255, blue = 255, opacity = 1] = (/\(([^)]+)\)/.exec(colour)?.[1] ?? '')
    .split(',')
    .map(Number);
  return opacity === 0 ? 255 : (red + green + blue) / 3;
}

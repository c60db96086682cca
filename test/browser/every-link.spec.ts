import { expect, test } from '@playwright/test';

for (const locale of ['es-CL', 'en-US']) {
  test.describe(locale, () => {
    test.use({ locale });

    test('every link leads somewhere, and no page complains', async ({ page, baseURL }) => {
      test.setTimeout(180_000);
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`);
      });
      const seen = new Set<string>();
      const waiting = ['/'];
      for (let path = waiting.shift(); path; path = waiting.shift()) {
        if (seen.has(path)) continue;
        seen.add(path);
        const response = await page.goto(path);
        if (!response || response.status() >= 400) complaints.push(`${path} answered ${response?.status()}`);
        const links = await page.locator('a[href]').evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).href));
        for (const link of links) {
          const url = new URL(link);
          // Filters are links too; one round of them is enough.
          if (url.origin === baseURL && !url.pathname.startsWith('/media/') && (url.search === '' || path === '/')) waiting.push(url.pathname + url.search);
        }
      }

      expect(complaints).toEqual([]);
      expect(seen.size).toBeGreaterThan(30);
    });

    test('an address that does not exist says so', async ({ page }) => {
      const response = await page.goto('/no-such-page');

      expect(response?.status()).toBe(404);
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    });
  });
}

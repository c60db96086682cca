import { expect, test } from '@playwright/test';
import { patient } from '../support/patience.js';

/** What a page leads to or shows, as its HTML says it; what scripts add, the journeys meet. */
const ADDRESS = /<(a|img|link|script)\b[^>]*?\s(?:href|src)="([^"]+)"/g;

for (const locale of ['es-CL', 'en-US']) {
  test.describe(locale, () => {
    test.use({ locale });

    test('every link leads somewhere, and every picture is there', async ({ request, baseURL }) => {
      test.setTimeout(patient(180_000));
      const other = locale === 'es-CL' ? 'en' : 'es';
      const isOther = (path: string) =>
        path === `/${other}` || path.startsWith(`/${other}/`) || path.startsWith(`/share/${other}/`);
      const complaints: string[] = [];
      const seen = new Set<string>();
      const waiting = ['/'];
      for (let path = waiting.shift(); path; path = waiting.shift()) {
        if (seen.has(path)) continue;
        seen.add(path);
        const reply = await request.get(path, { headers: { 'accept-language': locale } });
        if (!reply.ok()) complaints.push(`${path} answered ${reply.status()}`);
        if (!reply.headers()['content-type']?.startsWith('text/html')) continue;
        const html = await reply.text();
        expect(html, path).toContain(`<html lang="${locale.slice(0, 2)}"`);
        for (const [, kind, address = ''] of html.matchAll(ADDRESS)) {
          const url = new URL(address.replaceAll('&amp;', '&'), `${baseURL}${path}`);
          // Filters are links too; one round of them is enough. The one to the other language would turn all that follow.
          if (
            url.origin === baseURL &&
            !url.searchParams.has('lang') &&
            !isOther(url.pathname) &&
            (kind !== 'a' || url.search === '' || path === '/')
          )
            waiting.push(url.pathname + url.search);
        }
      }

      expect(complaints).toEqual([]);
      const pages = [...seen].filter((path) => !/\.\w+$/.test(path));
      expect(pages.length).toBeGreaterThan(30);
      expect([...seen].filter((path) => path.startsWith('/media/')).length).toBeGreaterThan(10);
    });

    test('an address that does not exist says so', async ({ page }) => {
      const response = await page.goto('/no-such-page');

      expect(response?.status()).toBe(404);
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    });
  });
}

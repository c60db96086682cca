import { expect, test, type Page } from '@playwright/test';

/** Every legal text, the page with choices below it among them. */
const TEXTS = ['/legal', '/refund', '/privacy', '/cookies', '/subscriber-agreement', '/developer/terms'];

/** What paper has no use for. */
async function expectPrinted(page: Page): Promise<void> {
  for (const part of ['banner', 'contentinfo', 'navigation', 'button', 'alert'] as const)
    await expect(page.getByRole(part), part).toHaveCount(0);
  for (const link of await page.locator('.clause a').all()) {
    const href = (await link.getAttribute('href')) ?? '';
    const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(printed, href).toContain(` (${href})`);
  }
}

for (const [language, summary, printed] of [
  ['es', 'En breve', 'Impreso desde'],
  ['en', 'In short', 'Printed from'],
] as const) {
  test(`a legal text is printed with its summaries and the addresses of its links, and nothing else: ${language}`, async ({
    page,
  }) => {
    for (const path of TEXTS) {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(`/${language}${path}`);
      await expect(page.getByText(printed)).toBeHidden();

      await page.emulateMedia({ media: 'print' });
      await expectPrinted(page);
      const clauses = await page
        .locator('section')
        .filter({ has: page.locator('.clause') })
        .count();
      expect(clauses).toBeGreaterThan(2);
      await expect(page.getByText(printed)).toBeVisible();
      await expect(page.getByText(printed)).toContainText(`/${language}${path}`);
      if (path !== '/developer/terms') await expect(page.locator('aside').getByText(summary).first()).toBeVisible();
    }
  });
}

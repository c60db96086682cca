import { expect, test, type Locator, type Page } from '@playwright/test';
import { signedInPlayer } from './support/journey.js';
import { clockIsOff, DAY } from './support/sessions.js';

/** The shop was deployed again meanwhile: these files are gone, for so many requests or for good. */
async function areGone(page: Page, files: string, times = Infinity): Promise<void> {
  let left = times;
  // Not by Playwright's own `times`: where that ends, a page which is being loaded at this moment may hang.
  await page.route(files, (route) =>
    left-- > 0 ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
  );
}

/** How far below the one the other begins, in pixels. Both are measured at one moment: fonts may still be on their way. */
async function gapBetween(above: Locator, below: Locator): Promise<number> {
  const lower = await below.elementHandle();
  return above.evaluate(
    (upper, next) => (next as Element).getBoundingClientRect().top - upper.getBoundingClientRect().bottom,
    lower,
  );
}

test.use({ viewport: { width: 360, height: 740 } });

test('a page whose script is gone is asked for again, and says so where that does not help', async ({ page }) => {
  await signedInPlayer(page);
  const empty = page.getByRole('heading', { name: 'No orders yet' });
  await areGone(page, '**/assets/orders-*.js', 1);
  await page.goto('/orders');
  await expect(empty).toBeVisible();

  await areGone(page, '**/assets/orders-*.js');
  await page.goto('/orders');
  const alert = page.getByRole('alert').filter({ hasText: 'This page could not be shown' });
  await expect(alert).toBeVisible();
  await expect(empty).toBeHidden();

  await page.unrouteAll();
  await alert.getByRole('link', { name: 'Try again' }).click();
  await expect(empty).toBeVisible();
  await expect(alert).toBeHidden();
});

test('a page whose script is gone is asked for again after the clock was set back', async ({ page, context }) => {
  await signedInPlayer(page);
  for (const shift of [0, -DAY]) {
    await clockIsOff(context, shift);
    await areGone(page, '**/assets/orders-*.js', 1);
    await page.goto('/orders');
    await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  }
});

test('the notice of a page that cannot wake up stands above the bar and covers nothing of it', async ({ page }) => {
  await areGone(page, '**/assets/*.js');
  await page.goto('/games');
  const notice = page.getByRole('alert').filter({ hasText: 'This page could not be shown' });
  await expect(notice).toBeVisible();
  await expect(notice).toBeInViewport({ ratio: 1 });

  await expect.poll(() => gapBetween(notice, page.getByRole('banner'))).toBeCloseTo(0, 0);
});

test('a window whose script is gone opens after the page was asked for again', async ({ page }) => {
  await areGone(page, '**/assets/Dialog-*.js', 1);
  await page.goto('/games', { waitUntil: 'networkidle' });
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Filters' }).click();
  await reloaded;
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
});

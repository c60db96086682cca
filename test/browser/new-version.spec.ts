import { expect, test, type Page } from '@playwright/test';
import { signedInPlayer } from './support/journey.js';

/** The shop was deployed anew meanwhile: these files are gone, for so many requests or for good. */
async function areGone(page: Page, files: string, times?: number): Promise<void> {
  await page.route(files, (route) => route.fulfill({ status: 404, body: 'Not found' }), { times });
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

test('the notice of a page that cannot wake up stands above the bar and covers nothing of it', async ({ page }) => {
  await areGone(page, '**/assets/*.js');
  await page.goto('/games');
  const notice = page.getByRole('alert').filter({ hasText: 'This page could not be shown' });
  await expect(notice).toBeVisible();
  await page.waitForLoadState();

  await expect(notice).toBeInViewport({ ratio: 1 });
  const [above, bar] = [await notice.boundingBox(), await page.getByRole('banner').boundingBox()];
  expect(bar?.y).toBeCloseTo(above?.height ?? 0, 0);
});

test('a window whose script is gone opens after the page was asked for again', async ({ page }) => {
  await areGone(page, '**/assets/Dialog-*.js', 1);
  await page.goto('/games', { waitUntil: 'networkidle' });
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Filters' }).click();
  await reloaded;
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
});

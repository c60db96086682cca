import { expect, test } from '@playwright/test';

test.use({ locale: 'es-CL', viewport: { width: 1280, height: 900 } });

test('the language changes on the page, keeps what was typed, and is remembered', async ({ page }) => {
  await page.goto('/register', { waitUntil: 'networkidle' });
  await page.getByLabel('Correo').fill('ana@example.test');
  await page.evaluate(() => Object.assign(window, { isSameWindow: true }));

  await page.getByRole('link', { name: 'View in English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('ana@example.test');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(/^Create an account/);
  expect(await page.evaluate(() => 'isSameWindow' in window)).toBe(true);

  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
  await page.goto('/games/volcan-despierto', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Ver en español' }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Volcán despierto' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Juegos' })).toBeVisible();
});

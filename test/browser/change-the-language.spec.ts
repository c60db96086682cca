import { expect, test, type Locator, type Page } from '@playwright/test';
import { overlapsOn } from './support/overlaps.js';

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

test('a game shows its pictures in the language of the page', async ({ page }) => {
  const shots = (name: string) =>
    page
      .getByRole('region', { name })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => /shot-\d(-en)?/.exec((link as HTMLAnchorElement).href)?.[0]));
  await page.goto('/games/sudoku-del-sur', { waitUntil: 'networkidle' });
  expect(await shots('Imágenes del juego')).toEqual(['shot-1', 'shot-2', 'shot-3']);
  await page.getByRole('link', { name: 'View in English' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sudoku of the South' })).toBeVisible();
  expect(await shots('Pictures of the game')).toEqual(['shot-1-en', 'shot-2-en', 'shot-3-en']);
});

const NAME = /View in English/;

/** Whether this lies in the flow of the page, where it covers nothing. */
const liesInThePage = (link: Locator): Promise<boolean> =>
  link.evaluate((element) => {
    for (let one: Element | null = element; one; one = one.parentElement)
      if (getComputedStyle(one).position === 'fixed') return false;
    return true;
  });
const shown = (page: Page, role: 'banner' | 'contentinfo'): Locator =>
  page.getByRole(role).getByRole('link', { name: NAME }).filter({ visible: true });
const floating = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Idioma y reportes' }).getByRole('link', { name: NAME });

for (const width of [360, 768, 1023]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the language stands in bar and footer, in the menu of a phone, and covers nothing', async ({ page }) => {
      const found: string[] = [];
      for (const path of ['/', '/games', '/games/volcan-despierto', '/cart', '/login', '/subscription', '/help']) {
        await page.goto(path, { waitUntil: 'networkidle' });
        found.push(...(await overlapsOn(page, path)));
        // The pages of a log-in have no bar.
        for (const part of path === '/login' ? (['contentinfo'] as const) : (['banner', 'contentinfo'] as const)) {
          await expect(shown(page, part), `${path}, ${part}`).toHaveCount(1);
          expect(await liesInThePage(shown(page, part)), `${path}, ${part}`).toBe(true);
        }
        await expect(floating(page)).toBeHidden();
      }
      expect(found).toEqual([]);

      const menu = page.getByRole('button', { name: 'Menú' });
      if (width > 768) return expect(menu).toBeHidden();
      await menu.click();
      await page.getByRole('dialog').getByRole('link', { name: NAME }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    });
  });
}

test.describe('at 1024 px', () => {
  test.use({ viewport: { width: 1024, height: 800 } });

  test('the language floats in the empty edge, and only there', async ({ page }) => {
    await page.goto('/games', { waitUntil: 'networkidle' });
    await expect(floating(page)).toBeVisible();
    for (const part of ['banner', 'contentinfo'] as const) await expect(shown(page, part)).toHaveCount(0);
    expect(await overlapsOn(page, '/games')).toEqual([]);
  });
});

import { expect, test, type Locator, type Page } from '@playwright/test';

const STAYS_MS = 8_000;

test.use({ locale: 'es-CL', viewport: { width: 360, height: 800 } });

/** Opens home with its time held still. @returns the two first cards */
async function opensHome(page: Page): Promise<[Locator, Locator]> {
  await page.clock.install();
  await page.goto('/', { waitUntil: 'networkidle' });
  const row = page.getByRole('region', { name: '¿Qué quieres hacer hoy?' });
  await row.scrollIntoViewIfNeeded();
  const card = (name: string): Locator => row.getByRole('heading', { name });
  await expect(card('Jugar ahora mismo')).toBeInViewport();
  await expect(card('Empezar sin pagar')).not.toBeInViewport({ ratio: 1 });
  return [card('Jugar ahora mismo'), card('Empezar sin pagar')];
}

test('the ways to begin move on by themselves until they are stopped', async ({ page }) => {
  const [first, second] = await opensHome(page);

  await page.clock.runFor(STAYS_MS);
  await expect(second).toBeInViewport({ ratio: 1 });
  await expect(first).not.toBeInViewport();

  await page.getByRole('button', { name: 'Detener el movimiento' }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(3 * STAYS_MS);
  await expect(second).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Mover por sí solo' })).toBeVisible();
});

test('the ways to begin stand still for who wants less motion, and follow the keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const [first, second] = await opensHome(page);

  await page.clock.runFor(3 * STAYS_MS);
  await expect(first).toBeInViewport({ ratio: 1 });

  await page.getByRole('button', { name: 'Siguiente' }).press('Enter');
  await expect(second).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Anterior' }).press('Enter');
  await expect(first).toBeInViewport({ ratio: 1 });
  // Past the first comes the last.
  await page.getByRole('button', { name: 'Anterior' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Ver cómo se reparte' })).toBeInViewport({ ratio: 1 });
});

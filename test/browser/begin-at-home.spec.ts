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

test('the ways to begin are moved by the arrow keys, which say where they lead', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const [first, second] = await opensHome(page);
  const row = page.getByRole('group', { name: 'Tarjetas: muévelas con las flechas' });
  const last = page.getByRole('link', { name: 'Ver cómo se reparte' });
  const said = page.getByRole('region', { name: '¿Qué quieres hacer hoy?' }).getByRole('status');

  await page.getByRole('button', { name: 'Siguiente' }).focus();
  await page.keyboard.press('Tab');
  await expect(row).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(second).toBeInViewport({ ratio: 1 });
  await expect(said).toHaveText('2 de 5: Empezar sin pagar');
  await page.keyboard.press('End');
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(said).toHaveText('5 de 5: Publicar mi juego');
  await page.keyboard.press('ArrowRight');
  await expect(first).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowLeft');
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Home');
  await expect(first).toBeInViewport({ ratio: 1 });
  await expect(said).toHaveText('1 de 5: Jugar ahora mismo');

  // From within a card the focus goes along.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Jugar Sudoku' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('link', { name: 'Ver los juegos gratis' })).toBeFocused();
  await expect(second).toBeInViewport({ ratio: 1 });

  // And from its controls.
  await page.getByRole('button', { name: 'Anterior' }).focus();
  await page.keyboard.press('Home');
  await expect(first).toBeInViewport({ ratio: 1 });
});

test('home says where its figures come from, and invites teachers', async ({ page }) => {
  await page.goto('/');
  await expect(
    page.getByText(
      /BID, nota técnica 277 \(mayo de 2011\), encuesta de 2006 en escuelas primarias de 16 países de América Latina y el Caribe\. Teléfonos: cifra publicada por el proyecto/,
    ),
  ).toBeVisible();
  const teachers = page.getByRole('region', { name: '¿Enseñas? Juega con tu curso' });
  await expect(teachers.getByRole('heading', { level: 3 })).toHaveText([
    'Cursos',
    'Códigos',
    'Fichas de clase',
    'Objetivos del currículo',
  ]);
  await teachers.getByRole('link', { name: 'Ver para colegios' }).click();
  await expect(page).toHaveURL('/schools');
});

import { expect, test, type Locator, type Page } from '@playwright/test';
import { cartOf, PASSWORD, registeredPlayer, signedInPlayer, VISA } from './support/journey.js';
import { moves, tabsTo, walksThrough } from './support/keyboard.js';

test.use({ locale: 'es-CL', contextOptions: { reducedMotion: 'reduce' } });

const press = (page: Page, key: string): Promise<void> => page.keyboard.press(key);

/** After a change of page the keyboard stands at the beginning of its content. */
async function arrivesAt(page: Page, path: string | RegExp, words: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('main')).toContainText(words);
  await expect(page.getByRole('main')).toBeFocused();
  await walksThrough(page);
}

async function choosesAGame(page: Page): Promise<void> {
  await page.goto('/games', { waitUntil: 'networkidle' });
  await moves(page);
  await expect(page.getByRole('link', { name: 'Ir al contenido' })).toBeFocused();
  await press(page, 'Enter');
  await moves(page);
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('orbita');
  await press(page, 'Enter');
  await expect(page.getByText('1 juego', { exact: true })).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await tabsTo(page, page.getByRole('link', { name: 'Números en órbita' }));
  await press(page, 'Enter');
}

async function putsItIntoTheCart(page: Page): Promise<void> {
  await arrivesAt(page, '/games/numeros-en-orbita', 'Números en órbita');
  await tabsTo(page, page.getByRole('link', { name: 'Imagen 2 de 3' }));
  await press(page, 'Enter');
  await expect(page.getByRole('link', { name: 'Imagen 2 de 3' })).toHaveAttribute('aria-current', 'true');
  await tabsTo(page, page.getByRole('button', { name: 'Agregar al carrito' }).filter({ visible: true }));
  await press(page, 'Space');
  await expect(page.getByRole('link', { name: 'Ir al carrito' }).filter({ visible: true })).toBeFocused();
  await press(page, 'Enter');
}

async function readsTheTermsAndGoesToPay(page: Page): Promise<void> {
  await arrivesAt(page, '/cart', 'Números en órbita');
  const terms = page.getByText('Términos de uso y de compra').first();
  await tabsTo(page, terms);
  await press(page, 'Enter');
  await moves(page);
  await expect(page.getByRole('region', { name: 'Términos de uso y de compra' })).toBeFocused();
  await moves(page, 'Shift+Tab');
  await press(page, 'Space');
  await tabsTo(page, page.getByRole('link', { name: 'Pagar con Webpay' }), 'Shift+Tab');
  await press(page, 'Enter');
}

async function signsIn(page: Page, email: string): Promise<void> {
  await arrivesAt(page, /login/, 'Ingresa');
  await tabsTo(page, page.getByLabel('Correo'));
  await page.keyboard.type(email);
  await moves(page);
  await page.keyboard.type(PASSWORD);
  await tabsTo(page, page.getByRole('checkbox'));
  await press(page, 'Space');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await tabsTo(page, page.getByRole('button', { name: 'Ingresar' }));
  await press(page, 'Enter');
}

async function agreesAndLeavesForTheBank(page: Page): Promise<void> {
  await arrivesAt(page, '/payment', 'Números en órbita');
  const pay = page.getByRole('button', { name: /Ir a Webpay/ });
  await tabsTo(page, pay);
  await press(page, 'Enter');
  await expect(page.getByRole('checkbox')).toBeFocused();
  await expect(page.getByText('Para pagar debes aceptar los términos.')).toBeVisible();
  await press(page, 'Space');
  await tabsTo(page, pay);
  await press(page, 'Enter');
  await expect(page).toHaveURL(/webpayserver/);
}

async function paysByCard(page: Page): Promise<void> {
  await walksThrough(page);
  await tabsTo(page, page.locator('#tarjetas'));
  await press(page, 'Enter');
  await expect(page.locator('#card-number')).toBeVisible();
  await walksThrough(page);
  await tabsTo(page, page.locator('#card-number'));
  await page.keyboard.type(VISA);
  await moves(page);
  await page.keyboard.type('12/30');
  await moves(page);
  await page.keyboard.type('123');
  await moves(page);
  await press(page, 'ArrowDown');
  await expect(page.getByLabel('2 cuotas sin interés', { exact: true })).toBeChecked();
  await press(page, 'ArrowUp');
  await expect(page.getByLabel('Sin cuotas')).toBeChecked();
  await moves(page);
  await expect(page.getByRole('button', { name: 'Pagar' })).toBeFocused();
  await press(page, 'Enter');
}

async function answersForTheBank(page: Page): Promise<void> {
  await expect(page.locator('#rutClient')).toBeVisible();
  await walksThrough(page);
  await tabsTo(page, page.locator('#rutClient'));
  await page.keyboard.type('11.111.111-1');
  await moves(page);
  await page.keyboard.type('123');
  await press(page, 'Enter');
  const answer = page.getByLabel('Respuesta del banco');
  await tabsTo(page, answer);
  await press(page, 'ArrowDown');
  await expect(answer).toHaveValue('TSN');
  await press(page, 'ArrowUp');
  await expect(answer).toHaveValue('TSY');
  await moves(page);
  await press(page, 'Enter');
}

async function givesItBack(page: Page): Promise<void> {
  await page.goto('/library');
  await tabsTo(page, page.getByRole('link', { name: 'Devolver Números en órbita' }));
  await press(page, 'Enter');
  await arrivesAt(page, /\/orders\/.*\/return/, 'Números en órbita');
  await tabsTo(page, page.getByRole('button', { name: 'Devolver con esta regla' }));
  await press(page, 'Enter');
  const question = page.getByRole('dialog');
  await expect(question.locator(':focus')).toBeVisible();
  await tabsTo(page, question.getByRole('button', { name: 'Sí, devolver' }));
  await press(page, 'Enter');
  await expect(page.getByRole('article', { name: /Devuelto/ })).toBeFocused();
  await walksThrough(page);
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('a game is found, bought, its receipt read and the game given back without a mouse', async ({ page }) => {
      const email = await registeredPlayer(page.request);
      await choosesAGame(page);
      await putsItIntoTheCart(page);
      await readsTheTermsAndGoesToPay(page);
      await signsIn(page, email);
      await agreesAndLeavesForTheBank(page);
      await paysByCard(page);
      await answersForTheBank(page);

      await expect(page.getByRole('heading', { level: 1, name: 'Pagado' })).toBeVisible();
      await walksThrough(page);
      await tabsTo(page, page.getByRole('link', { name: 'Ir a mi biblioteca' }));
      await press(page, 'Enter');
      await arrivesAt(page, '/library', 'Números en órbita');
      await tabsTo(page, page.getByRole('link', { name: 'Comprobante' }));
      await press(page, 'Enter');
      await expect(page.getByRole('main')).toContainText('Código de autorización');
      await givesItBack(page);
    });
  });
}

async function opens(page: Page, sheet: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await press(page, key);
  await expect(sheet).toBeInViewport({ ratio: 0.95 });
  await expect(sheet.locator(':focus')).toBeVisible();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu opens, leads on, and closes to where one was', async ({ page }) => {
    await page.goto('/games', { waitUntil: 'networkidle' });
    const menu = page.getByRole('button', { name: 'Menú' });
    const sheet = page.getByRole('dialog', { name: 'Menú' });
    await tabsTo(page, menu);
    await opens(page, sheet, 'Enter');
    await press(page, 'Escape');
    await expect(sheet).toBeHidden();
    await expect(menu).toBeFocused();

    await opens(page, sheet, 'Space');
    await tabsTo(page, sheet.getByRole('button', { name: 'Cerrar' }));
    await press(page, 'Enter');
    await expect(menu).toBeFocused();

    await opens(page, sheet, 'Enter');
    await tabsTo(page, sheet.getByRole('link', { name: 'Inicio' }));
    await press(page, 'Enter');
    await arrivesAt(page, '/', 'Un laboratorio en cada mochila');
  });

  test('the filters open, change the list, and close to where one was', async ({ page }) => {
    await page.goto('/games', { waitUntil: 'networkidle' });
    await walksThrough(page);
    const filters = page.getByRole('button', { name: 'Filtros' });
    const sheet = page.getByRole('dialog', { name: 'Filtros' });
    await tabsTo(page, filters);
    await opens(page, sheet, 'Space');
    await tabsTo(page, sheet.getByLabel('Precio'));
    await press(page, 'ArrowDown');
    await expect(sheet.getByRole('button', { name: 'Ver los juegos (3)' })).toBeVisible();
    await expect(sheet.getByLabel('Precio')).toBeFocused();
    await press(page, 'Escape');
    await expect(filters).toBeFocused();
    await expect(page.getByText('3 juegos', { exact: true })).toBeVisible();
  });
});

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 740 } });

  test('a list is left on the choice that changed it', async ({ page }) => {
    await page.goto('/games', { waitUntil: 'networkidle' });
    const grade = page.getByLabel('Curso');
    await tabsTo(page, grade);
    await press(page, 'ArrowDown');
    await expect(page).toHaveURL('/games?grade=0');
    await expect(grade).toBeFocused();
    await press(page, 'ArrowDown');
    await expect(page).toHaveURL('/games?grade=1');
    await expect(grade).toBeFocused();

    await page.goto('/games?search=zzz', { waitUntil: 'networkidle' });
    await tabsTo(page, page.getByRole('link', { name: 'Quitar los filtros' }));
    await press(page, 'Enter');
    await expect(page.getByText('24 juegos', { exact: true })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();

    await tabsTo(page, page.getByRole('link', { name: 'Siguiente' }));
    await press(page, 'Enter');
    await expect(page.getByText('Página 2 de 2')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('the account menu closes to its button, and what vanishes leaves the keyboard in the page', async ({ page }) => {
    await signedInPlayer(page);
    await cartOf(page, 'telar-andino');
    await page.goto('/cart');
    const account = page.getByRole('button', { name: 'Tu cuenta, Viajera' });
    await tabsTo(page, account);
    await press(page, 'Enter');
    await moves(page);
    await expect(page.getByRole('link', { name: 'Tu cuenta' })).toBeFocused();
    // The wishlist and what was played stand between.
    for (let step = 0; step < 3; step++) await moves(page);
    await expect(page.getByRole('link', { name: 'Mis compras' }).first()).toBeFocused();
    await press(page, 'Escape');
    await expect(account).toBeFocused();

    await tabsTo(page, page.getByRole('button', { name: 'Quitar Telar andino' }));
    await press(page, 'Enter');
    await expect(page.getByRole('heading', { name: 'Tu carrito está vacío' })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();

    await page.goto('/games/sudoku-del-sur');
    await tabsTo(page, page.getByRole('button', { name: 'Obtener gratis' }).filter({ visible: true }));
    await press(page, 'Enter');
    await expect(
      page.getByRole('link', { name: /^Jugar|^Abrir mi biblioteca/ }).filter({ visible: true }),
    ).toBeFocused();
  });
});

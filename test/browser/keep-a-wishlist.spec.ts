import { expect, test, type Page } from '@playwright/test';
import { barriersInLightAndDark } from './support/barriers.js';
import { inBothLanguages } from './support/both-languages.js';
import {
  freshAddress,
  gameId,
  logsIn,
  registeredPlayer,
  registers,
  signIn,
  verificationLink,
} from './support/journey.js';
import { notesShifts, shiftsOn } from './support/shifts.js';

const VOLCANO = { slug: 'volcan-despierto', es: 'Volcán despierto', en: 'Wide-Awake Volcano' };
const LOOM = { slug: 'telar-andino', es: 'Telar andino', en: 'Andean Loom' };

const WORDS = {
  es: {
    heart: (title: string) => `Quiero ${title}`,
    kept: 'Se guarda en este navegador. Si ingresas, pasa a tu cuenta.',
    noRoom: 'Este navegador no tiene espacio: la lista dura hasta que cierres esta ventana.',
    cartNoRoom: 'Este navegador no tiene espacio: el carrito dura hasta que cierres esta ventana.',
    buy: 'Agregar al carrito',
    toCart: 'Ir al carrito',
    list: 'Lista de deseos',
    menu: 'Menú',
    here: 'Esta lista está en este navegador',
    see: 'Ver el juego',
    remove: /^Quitar/,
    empty: 'Tu lista está vacía',
    games: 'Ver los juegos',
    login: 'Ingresar',
    signup: 'Crear cuenta',
  },
  en: {
    heart: (title: string) => `I want ${title}`,
    kept: 'It is kept in this browser. When you log in, it joins your account.',
    noRoom: 'This browser has no room: the list lasts until you close this window.',
    cartNoRoom: 'This browser has no room: the cart lasts until you close this window.',
    buy: 'Add to cart',
    toCart: 'Go to the cart',
    list: 'Wishlist',
    menu: 'Menu',
    here: 'This list is in this browser',
    see: 'See the game',
    remove: /^Remove/,
    empty: 'Your list is empty',
    games: 'See the games',
    login: 'Log in',
    signup: 'Sign up',
  },
} as const;
type Language = keyof typeof WORDS;

const heartOf = (page: Page, title: string, language: Language = 'es') =>
  page
    .getByRole('main')
    .getByRole('button', { name: WORDS[language].heart(title), exact: true })
    .first();
const listed = (page: Page) => page.getByRole('main').getByRole('listitem');

/** Presses the heart of a game on its card. */
async function keeps(page: Page, title: string, language: Language = 'es'): Promise<void> {
  await page.goto(`/games?search=${encodeURIComponent(title)}`);
  const heart = heartOf(page, title, language);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
}

/** Logs out by the menu that this width has. */
async function logsOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Tu cuenta, / }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByText('Cerraste tu sesión.')).toBeVisible();
}

inBothLanguages(WORDS, ({ language, width, words }) => {
  test('a visitor wishes for games, finds them again and lets them go', async ({ page }) => {
    const [volcano, loom] = [VOLCANO[language], LOOM[language]];
    const barriers: string[] = [];
    await notesShifts(page);
    await keeps(page, volcano, language);
    await expect(page.getByRole('status').filter({ hasText: words.kept })).toBeVisible();
    await page.reload();
    await expect(heartOf(page, volcano, language)).toHaveAttribute('aria-pressed', 'true');
    await keeps(page, loom, language);

    await test.step('the bar or the menu leads to the list', async () => {
      if (width < 768) await page.getByRole('button', { name: words.menu }).click();
      const way = page.getByRole('link', { name: words.list, exact: true });
      await way.filter({ visible: true }).click();
      await expect(page).toHaveURL('/wishlist');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.list);
      await expect(listed(page)).toContainText([loom, volcano]);
    });

    await test.step('a visit of its own shows it too', async () => {
      await page.goto('/wishlist', { waitUntil: 'networkidle' });
      await expect(listed(page)).toHaveCount(2);
      expect(await shiftsOn(page, '/wishlist')).toEqual([]);
      const invitation = page.getByRole('region', { name: words.here });
      await expect(invitation.getByRole('link', { name: words.login })).toHaveAttribute(
        'href',
        /login\?next=%2Fwishlist/,
      );
      await expect(invitation.getByRole('link', { name: words.signup })).toBeVisible();
      barriers.push(...(await barriersInLightAndDark(page, 'the list of a visitor')));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });

    await test.step('each game can be seen, and taken off', async () => {
      await listed(page).filter({ hasText: volcano }).getByRole('link', { name: words.see }).click();
      await expect(page).toHaveURL(`/games/${VOLCANO.slug}`);
      await page.goBack();
      await listed(page).filter({ hasText: volcano }).getByRole('button', { name: words.remove }).click();
      await expect(listed(page)).toHaveCount(1);
      await expect(page.getByRole('main')).toBeFocused();
      await listed(page).getByRole('button', { name: words.remove }).click();
      await expect(page.getByRole('heading', { name: words.empty })).toBeVisible();
      barriers.push(...(await barriersInLightAndDark(page, 'the empty list of a visitor')));
      await page.getByRole('main').getByRole('link', { name: words.games }).click();
      await expect(page).toHaveURL('/games');
    });
    expect(barriers).toEqual([]);
  });
});

/** Fills the storage of the shop's pages to its last byte. */
const fillsTheStorage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (let size = 4 * 1024 * 1024; size >= 1; size = Math.floor(size / 2))
      for (let n = 0; ; n++)
        try {
          localStorage.setItem(`full-${size}-${n}`, 'x'.repeat(size));
        } catch {
          break;
        }
  });

test.describe('in a browser without room', () => {
  inBothLanguages(WORDS, ({ language, width, words }) => {
    test('a wish and a cart last while the window is open, which is said', async ({ page }) => {
      const title = VOLCANO[language];
      await page.goto(`/games?search=${encodeURIComponent(title)}`);
      await fillsTheStorage(page);
      await heartOf(page, title, language).click();
      await expect(page.getByRole('alert').filter({ hasText: words.noRoom })).toBeVisible();
      const barriers = await barriersInLightAndDark(page, 'a wish without room');
      await page.getByRole('main').getByRole('link', { name: title }).first().click();
      await page.getByRole('main').getByRole('button', { name: words.buy }).click();
      await expect(page.getByRole('alert').filter({ hasText: words.cartNoRoom })).toBeVisible();
      barriers.push(...(await barriersInLightAndDark(page, 'a cart without room')));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.getByRole('main').getByRole('link', { name: words.toCart }).click();
      await expect(page).toHaveURL('/cart');
      await expect(page.getByRole('main')).toContainText(title);
      expect(barriers).toEqual([]);
    });
  });
});

test.describe('what a visitor wished', () => {
  test.use({ locale: 'es-CL', viewport: { width: 1280, height: 800 } });

  test('joins the account that logs in, and not the next one on the same computer', async ({ page, request }) => {
    const [ana, bruno] = [await registeredPlayer(request), await registeredPlayer(request)];
    await keeps(page, VOLCANO.es);
    await page.goto('/wishlist');
    await page.getByRole('main').getByRole('link', { name: 'Ingresar' }).click();
    await logsIn(page, ana);
    await expect(page).toHaveURL('/wishlist');
    await expect(listed(page)).toContainText([VOLCANO.es]);
    await expect(page.getByRole('heading', { name: 'Avisos por correo' })).toBeVisible();

    await logsOut(page);
    await page.goto(`/games?search=${encodeURIComponent(VOLCANO.es)}`);
    await expect(heartOf(page, VOLCANO.es)).toHaveAttribute('aria-pressed', 'false');
    await page.goto('/wishlist');
    await expect(page).toHaveURL(/\/login\?next=%2Fwishlist$/);

    await logsIn(page, bruno);
    await expect(page).toHaveURL('/wishlist');
    await expect(page.getByRole('heading', { name: 'Tu lista está vacía' })).toBeVisible();
  });

  test('joins the account that the visitor makes', async ({ page, request }) => {
    const email = freshAddress();
    await keeps(page, LOOM.es);
    await page.goto('/register');
    await registers(page, email);
    await page.goto(await verificationLink(request, email));
    await page.getByRole('button', { name: 'Sí, yo la creé' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Ingresar' }).click();
    await logsIn(page, email);
    await expect(page.getByRole('button', { name: /^Tu cuenta, / })).toBeVisible();
    await page.goto('/wishlist');
    await expect(listed(page)).toContainText([LOOM.es]);
    expect(await page.evaluate(() => localStorage.getItem('wishlist'))).toBeNull();
  });

  test('joins beside what the account has, wants or cannot have', async ({ page, request }) => {
    const email = await registeredPlayer(request);
    const { token } = (await (
      await request.post('/v1/auth', { data: { email, password: 'Ludoteca1', remember_me: false } })
    ).json()) as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    const owned = await gameId(request, 'sudoku-del-sur');
    await request.post('/v1/payment/claim-free-game', { headers, data: { game_id: owned } });
    const [volcano, loom] = [await gameId(request, VOLCANO.slug), await gameId(request, LOOM.slug)];
    await request.put(`/v1/wishlist/games/${volcano}`, { headers });

    await page.goto('/robots.txt');
    const kept = [owned, volcano, '0198a000-0000-7000-8000-000000000000', 'no-game', loom];
    await page.evaluate((ids) => localStorage.setItem('wishlist', JSON.stringify(ids)), kept);
    await signIn(page, email);
    await page.goto('/wishlist');
    await expect(listed(page)).toContainText([LOOM.es, VOLCANO.es]);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('wishlist')))).toEqual(
      [],
    );
  });

  test('waits in this browser while the shop cannot take it', async ({ page, request }) => {
    const email = await registeredPlayer(request);
    await keeps(page, VOLCANO.es);
    await page.route('**/v1/wishlist/games/*', (route) => route.abort());
    await page.goto('/login?next=%2Fgames');
    await logsIn(page, email);
    await expect(page).toHaveURL('/games');
    await page.unroute('**/v1/wishlist/games/*');

    await page.goto('/wishlist');
    await expect(listed(page)).toContainText([VOLCANO.es]);
  });

  test('joins the account where the browser has no room, and the account stays', async ({ page, request }) => {
    const email = await registeredPlayer(request);
    await page.goto(`/games?search=${encodeURIComponent(VOLCANO.es)}`);
    await fillsTheStorage(page);
    await heartOf(page, VOLCANO.es).click();
    await page.getByRole('link', { name: 'Lista de deseos', exact: true }).filter({ visible: true }).click();
    await page.getByRole('main').getByRole('link', { name: 'Ingresar' }).click();
    await logsIn(page, email);
    await expect(page).toHaveURL('/wishlist');
    await expect(listed(page)).toContainText([VOLCANO.es]);
    await expect(page.getByRole('heading', { name: 'Avisos por correo' })).toBeVisible();
  });

  test('is the same in two tabs, which lose nothing of each other', async ({ page, context }) => {
    await page.goto(`/games?search=${encodeURIComponent(VOLCANO.es)}`);
    const other = await context.newPage();
    await other.goto(`/games?search=${encodeURIComponent(LOOM.es)}`);
    await heartOf(page, VOLCANO.es).click();
    await heartOf(other, LOOM.es).click();
    await other.goto(`/games?search=${encodeURIComponent(VOLCANO.es)}`);
    await expect(heartOf(other, VOLCANO.es)).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/wishlist');
    await expect(listed(page)).toContainText([LOOM.es, VOLCANO.es]);
  });
});

test.describe('a heart', () => {
  test.use({ locale: 'es-CL', viewport: { width: 360, height: 800 } });

  for (const [place, path] of [
    ['the newest games at home', '/'],
    ['an objective', '/objetivos/MA03-OA-11'],
    ['games like another one', '/games/mercado-de-fracciones'],
  ] as const)
    test(`is on the cards of ${place}, where nothing moves when it comes`, async ({ page }) => {
      await notesShifts(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      const card = page
        .getByRole('main')
        .getByRole('article')
        .filter({ has: page.locator('img') })
        .last();
      await card.scrollIntoViewIfNeeded();
      const heart = card.getByRole('button', { name: /^Quiero / });
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
      expect(await shiftsOn(page, path)).toEqual([]);
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      expect(await barriersInLightAndDark(page, path)).toEqual([]);
    });
});

import { expect, test } from '@playwright/test';
import { barriersOn } from './support/barriers.js';
import { inBothLanguages } from './support/both-languages.js';
import { cartOf, registeredPlayer, signIn } from './support/journey.js';

const COMING = 'arrecife-vivo';

const WORDS = {
  es: {
    title: 'Arrecife vivo',
    soon: 'Próximamente',
    notify: /^Avísame/,
    wished: /^En tu lista de deseos/,
    buy: 'Agregar al carrito',
    kept: 'Para que te escribamos cuando salga, ingresa a tu cuenta.',
    about: 'Sobre Arrecife vivo',
    cannotBuy: 'Un juego de tu carrito no se puede comprar ahora.',
    takeOut: 'Sacarlos del carrito',
  },
  en: {
    title: 'Living Reef',
    soon: 'Coming soon',
    notify: /^Notify me/,
    wished: /^On your wishlist/,
    buy: 'Add to cart',
    kept: 'Log in, and we write to you when it comes out.',
    about: 'About Living Reef',
    cannotBuy: 'A game in your cart cannot be bought now.',
    takeOut: 'Take them out of the cart',
  },
} as const;

inBothLanguages(WORDS, ({ language, width, words }) => {
  test('a game that cannot be played yet is waited for, and not bought', async ({ page, request }) => {
    const email = await registeredPlayer(request, undefined, language);
    const main = page.getByRole('main');
    const barriers: string[] = [];

    await test.step('a guest finds it, without a price, and wants to hear of it', async () => {
      await page.goto(`/games?search=${encodeURIComponent(words.title)}`);
      const card = main.getByRole('article').filter({ hasText: words.title });
      await expect(card).toContainText(words.soon);
      await expect(card).not.toContainText(/\$|CLP/);
      await card.getByRole('link').first().click();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(words.title);
      await expect(main.getByRole('button', { name: words.buy })).toHaveCount(0);
      await main.getByRole('button', { name: words.notify }).filter({ visible: true }).click();
      await expect(page.getByRole('status').filter({ hasText: words.kept })).toBeVisible();
      const wished = main.getByRole('button', { name: words.wished }).filter({ visible: true });
      await expect(wished).toHaveAttribute('aria-pressed', 'true');
      await wished.click();
      await expect(main.getByRole('button', { name: words.notify }).filter({ visible: true })).toBeFocused();
    });

    await test.step('logged in, it is on the wishlist from one press on', async () => {
      await signIn(page, email);
      await page.goto(`/games/${COMING}`);
      await main.getByRole('button', { name: words.notify }).filter({ visible: true }).click();
      const wished = main.getByRole('button', { name: words.wished }).filter({ visible: true });
      await expect(wished).toHaveAttribute('aria-pressed', 'true');
      await expect(wished).toBeFocused();
      barriers.push(...(await barriersOn(page, 'game')));
      await page.goto('/wishlist');
      await expect(main.getByRole('listitem').filter({ hasText: words.title })).toContainText(words.soon);
    });

    await test.step('its player says why nothing starts, and leads to its page', async () => {
      await page.goto(`/webgame/${COMING}`);
      await expect(main.getByRole('heading', { name: words.soon })).toBeVisible();
      await expect(main.getByRole('link', { name: words.about })).toHaveCount(2);
      barriers.push(...(await barriersOn(page, 'player')));
    });

    await test.step('a cart from before says that it cannot be bought', async () => {
      await cartOf(page, COMING);
      await page.goto('/cart');
      await expect(main).toContainText(words.cannotBuy);
      await main.getByRole('button', { name: words.takeOut }).click();
      await expect(main).not.toContainText(words.cannotBuy);
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(barriers).toEqual([]);
  });
});

test.describe('a library from before', () => {
  test.use({ locale: 'es-CL', viewport: { width: 360, height: 740 } });

  test('folds away what cannot be played yet', async ({ page, request }) => {
    await signIn(page, await registeredPlayer(request));
    // A game that was claimed while such games still were: the shop gives none any more.
    await page.route('**/v1/library', async (route) => {
      const reply = await route.fetch();
      const library = (await reply.json()) as { entries: object[] };
      await route.fulfill({ response: reply, json: { ...library, entries: ENTRIES } });
    });
    await page.goto('/library');
    const main = page.getByRole('main');
    await expect(main.getByRole('status').filter({ hasText: '1 juego' })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Arrecife vivo' })).toBeHidden();
    await main.getByText('1 juego que todavía no se puede jugar').click();
    await expect(main.getByRole('heading', { name: 'Arrecife vivo' })).toBeVisible();
    expect(await barriersOn(page, 'library')).toEqual([]);
  });
});

const entry = (slug: string, title: string, web: boolean): object => ({
  gameId: crypto.randomUUID(),
  slug,
  title: { es: title, en: title },
  cover: '/favicon.svg',
  grantedAt: '2026-10-01T12:00:00.000Z',
  because: 'free-claim',
  orderId: null,
  subjects: ['science'],
  platforms: ['web'],
  playMinutes: 0,
  lastPlayedAt: null,
  takenDown: null,
  web,
  downloads: [],
  installed: false,
  until: null,
  renews: false,
});
const ENTRIES = [entry('volcan-despierto', 'Volcán despierto', true), entry(COMING, 'Arrecife vivo', false)];

import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { barriersOn } from './support/barriers.js';
import { inBothLanguages } from './support/both-languages.js';
import { ADMIN, atTheConsole, confirms } from './support/console.js';
import { PASSWORD, signedInPlayer } from './support/journey.js';

/** What stands on the pages and in the mail, by language. Each language wishes for another game, whose price no other journey reads. */
const WORDS = {
  es: {
    slug: 'numeros-en-orbita',
    title: 'Números en órbita',
    price: 2990,
    shown: /\$\s?2\.990/,
    addToList: /^Agregar a mi lista/,
    subject: 'Números en órbita bajó de precio',
    costs: /Ahora cuesta \$\s?2\.990/,
    why: 'Te escribimos porque este juego está en tu lista de deseos.',
    about: 'Tu lista sigue igual: solo dejamos de escribirte sobre ella.',
    stop: 'No recibir más',
    stopped: 'Listo: ya no te escribiremos sobre tu lista de deseos.',
    back: 'Ir a mi lista',
    mails: /^Avísame/,
  },
  en: {
    slug: 'circuito-vivo',
    title: 'Living Circuit',
    price: 3490,
    shown: /CLP\s?3,490/,
    addToList: /^Add to my wishlist/,
    subject: 'Living Circuit costs less now',
    costs: /It costs CLP\s?3,490 now/,
    why: 'We write to you because this game is on your wishlist.',
    about: 'Your list stays as it is: we only stop writing about it.',
    stop: 'Stop these mails',
    stopped: 'Done: we will no longer write to you about your wishlist.',
    back: 'Go to my list',
    mails: /^Tell me/,
  },
} as const;
type Words = (typeof WORDS)['es' | 'en'];

/** At the console, as staff change a price. */
async function lowersThePrice(browser: Browser, gameId: string, price: number): Promise<void> {
  const staff = await atTheConsole(browser, ADMIN);
  await staff.goto(`/admin/#/games/${gameId}/show`);
  await staff.getByRole('button', { name: 'Cambiar el precio' }).click();
  await staff.getByRole('dialog').getByLabel('Precio').fill(String(price));
  await confirms(staff, 'Cambiar el precio', 'Rebaja de verano');
  await expect(staff.getByText('El precio cambió')).toBeVisible();
  await staff.context().close();
}

/** Puts the price back: other journeys share the shop. */
async function restoresThePrice(request: APIRequestContext, { id, price }: PricedGame): Promise<void> {
  const data = { email: ADMIN, password: PASSWORD, remember_me: false };
  const { token } = (await (await request.post('/v1/auth', { data })).json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const reply = await request.post(`/v1/admin/games/${id}/price`, {
    headers,
    data: { price, reason: 'La rebaja terminó' },
  });
  expect(reply.status()).toBe(200);
}

interface PricedGame {
  id: string;
  price: number;
}
async function gameOf(request: APIRequestContext, slug: string): Promise<PricedGame> {
  return (await (await request.get(`/v1/games/${slug}`)).json()) as PricedGame;
}

/** Opens the mail about the price in the mailbox, in a browser without a session. */
async function opensTheMail(reader: Page, email: string, words: Words): Promise<void> {
  const mail = reader.getByRole('row').filter({ hasText: email }).getByRole('link', { name: words.subject });
  await expect(async () => {
    await reader.goto('/dev/mail');
    await expect(mail).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await mail.click();
  await expect(reader.locator('pre')).toContainText(words.costs);
  await expect(reader.locator('pre')).toContainText(words.why);
}

const follows = (reader: Page, address: RegExp): Promise<void> =>
  reader.locator('pre').getByRole('link', { name: address }).click();

inBothLanguages(WORDS, ({ language, locale, viewport, width, words }) => {
  let game: PricedGame;
  test.beforeEach(async ({ request }) => {
    game = await gameOf(request, words.slug);
    expect(game.price).toBeGreaterThan(words.price);
  });
  test.afterEach(({ request }) => restoresThePrice(request, game));

  test('a price drops, the mail comes, and its one click ends such mails', async ({ page, browser }) => {
    const email = await signedInPlayer(page, language);
    await page.goto(`/games/${words.slug}`);
    await page.getByRole('button', { name: words.addToList }).filter({ visible: true }).first().click();
    await expect(page.getByRole('button', { pressed: true }).filter({ visible: true }).first()).toBeVisible();
    await lowersThePrice(browser, game.id, words.price);
    const reader = await (await browser.newContext({ locale, viewport })).newPage();
    const main = reader.getByRole('main');
    const barriers: string[] = [];

    await test.step('the mail leads to the game', async () => {
      await opensTheMail(reader, email, words);
      await follows(reader, new RegExp(`/games/${words.slug}`));
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(words.title);
      await expect(main.getByText(words.shown).filter({ visible: true }).first()).toBeVisible();
      barriers.push(...(await barriersOn(reader, 'game')));
    });

    await test.step('its way out ends them with one click, without a log-in', async () => {
      await opensTheMail(reader, email, words);
      await follows(reader, /unsubscribe/);
      await expect(main).toContainText(words.about);
      barriers.push(...(await barriersOn(reader, 'before the click')));
      await page.goto('/wishlist');
      await expect(page.getByRole('checkbox', { name: words.mails })).toBeChecked();
      await main.getByRole('button', { name: words.stop }).click();
      await expect(main.getByRole('status')).toHaveText(words.stopped);
      barriers.push(...(await barriersOn(reader, 'after the click')));
      expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });

    await test.step('the list stays, and there the mails may come again', async () => {
      await main.getByRole('link', { name: words.back }).click();
      await expect(reader).toHaveURL(/\/login\?next=%2Fwishlist/);
      await page.reload();
      await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: words.title })).toBeVisible();
      const mails = page.getByRole('checkbox', { name: words.mails });
      await expect(mails).not.toBeChecked();
      await mails.click();
      await expect(mails).toBeChecked();
      await page.reload();
      await expect(mails).toBeChecked();
    });
    await reader.context().close();
    expect(barriers).toEqual([]);
  });
});

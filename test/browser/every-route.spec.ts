import { expect, test, type Page } from '@playwright/test';
import { cartOf, gameId } from './support/journey.js';
import { pagePatterns } from './support/pages.js';
import { barOf, isFramed, readsMenu } from './support/routes/frame.js';
import { PEOPLE, type Person } from './support/routes/people.js';
import { BEYOND, NOT_FOUND, SPECIFIED, type Language, type SpecifiedRoute } from './support/routes/specified.js';
import { GAME_OF_STUDIO } from './support/studio.js';
import { patient } from '../support/patience.js';

declare global {
  interface Window {
    __reactRouterDataRouter?: { navigate(to: string): Promise<void> };
  }
}

const LOCALES = { es: 'es-CL', en: 'en-US' } as const;
const LANGUAGES = ['es', 'en'] as const;

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' });

test('the shop has every route of the specification, and others only on purpose', () => {
  const known = [...SPECIFIED.map(({ pattern }) => pattern), ...BEYOND];
  expect(new Set(known).size).toBe(known.length);
  expect(pagePatterns().sort()).toEqual([...known].sort());
});

/** The routes, the studio's game in their addresses. */
async function routesWith(page: Pick<Page, 'request'>): Promise<SpecifiedRoute[]> {
  const game = await gameId(page.request, GAME_OF_STUDIO);
  return SPECIFIED.map((route) => ({ ...route, address: route.address.replace('{game}', game) }));
}

const routeOf = (pattern: string): SpecifiedRoute => {
  const found = SPECIFIED.find((route) => route.pattern === pattern);
  if (!found) throw new Error(`${pattern} is no route of the specification.`);
  return found;
};

interface End {
  /** Where a person is in the end. */
  address: string;
  route: SpecifiedRoute;
  title: string;
}

/** What a person sees who opens a route: it, or where it leads at once. */
function endOf(route: SpecifiedRoute, { who, name }: Person, language: Language): End {
  const at = (pattern: string, address = pattern): End => {
    const other = routeOf(pattern);
    return { address, route: other, title: other.title[language] };
  };
  if (!name && route.access !== 'public') return at('/login', `/login?next=${encodeURIComponent(route.address)}`);
  // Who is logged in already needs no way in.
  if (name && route.pattern === '/login') return at('/');
  if (route.pattern === '/discount-codes') return at('/my-discount-codes');
  const isOfOthers = route.access === 'own' && who !== 'a developer';
  return { address: route.address, route, title: isOfOthers ? NOT_FOUND[language] : route.title[language] };
}

/** Goes to a page: by a document of its own, or on from the page that is open. */
async function opens(page: Page, address: string, isInside: boolean): Promise<void> {
  const went =
    isInside && (await page.evaluate((to) => window.__reactRouterDataRouter?.navigate(to).then(() => true), address));
  if (!went) await page.goto(address);
}

for (const language of LANGUAGES) {
  test.describe(LOCALES[language], () => {
    test.use({ locale: LOCALES[language] });

    test('every route of the specification answers a visitor with a document of its own', async ({ page }) => {
      const headers = { 'accept-language': LOCALES[language] };
      const answers: unknown[] = [];
      const routes = await routesWith(page);
      for (const { address } of routes) {
        const reply = await page.request.get(address, { headers, maxRedirects: 0 });
        const html = await reply.text();
        const [, lang] = /<html lang="(\w+)"/.exec(html) ?? [];
        const [, title] = /<title>([^<]+)</.exec(html) ?? [];
        answers.push([address, reply.status(), lang, title]);
      }
      expect(answers).toEqual(
        routes.map(({ address, drawn }) => [address, 200, language, `${drawn[language]} · Ludoteca`]),
      );
    });

    for (const person of PEOPLE) {
      test(`every route of the specification is framed and guarded as it says, for ${person.who}`, async ({ page }) => {
        test.setTimeout(patient(180_000));
        await person.enters(page, language);
        await cartOf(page, 'volcan-despierto');
        await page.goto('/about');
        // A document has another guard than a step inside the shop: a visitor meets one in each language.
        const isInside = person.name !== null || language === 'en';
        for (const route of await routesWith(page)) {
          if (route.pattern === '/discount-codes' && person.who === 'an administrator') continue;
          const end = endOf(route, person, language);
          await opens(page, route.address, isInside);
          await expect(page).toHaveURL(end.address);
          await expect(page, route.address).toHaveTitle(`${end.title} · Ludoteca`);
          await isFramed(page, route.address, end.route.frame);
          if (end.route.frame.bar)
            await expect(page.getByRole('banner'), route.address).toMatchAriaSnapshot(barOf(person, language));
        }
        await readsMenu(page, person, language);
      });
    }
  });
}

test('an empty cart stays in the menu of a phone, says that it is empty, and leads to the cart once it is not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: 'Cart, empty' }).press('Enter');
  await expect(menu.getByRole('status')).toHaveText('Your cart is empty');

  await cartOf(page, 'volcan-despierto', 'telar-andino');
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'Cart, 2 games' }).press('Enter');
  await expect(page).toHaveURL('/cart');
  await expect(menu).toBeHidden();
});

test('the page of discount codes leads an administrator to the console', async ({ page }) => {
  await PEOPLE.find(({ who }) => who === 'an administrator')?.enters(page, 'es');
  await page.goto('/discount-codes');
  await expect(page).toHaveURL('/admin/#/codes');
});

import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { cartOf, freshAddress, PASSWORD, registeredPlayer, signIn, verificationLink } from './support/journey.js';
import { boughtPages, MINE, studioPages } from './support/pages.js';
import { notesShifts, shiftsOn } from './support/shifts.js';
import { VISITORS } from './support/visitors.js';
import { patient } from '../support/patience.js';

const PAGES = [
  '/',
  '/games',
  '/games/volcan-despierto',
  '/webgame/el-taller-de-fuerzas',
  '/sudoku-game',
  '/cart',
  '/payment',
  '/library',
  '/player-stats',
  '/wishlist',
  '/orders',
  '/account',
  '/account/security',
  '/account/sessions',
  '/account/privacy',
  '/edit',
  '/payment-methods',
  '/developer',
  '/developer/application',
  '/upload',
  '/ach-pass',
  '/my-discount-codes',
  '/subscription',
  '/subscription-management',
  '/legal',
  '/privacy',
  '/nowhere',
];
const WORDS = {
  'es-CL': { question: 'Textos por aceptar', guardian: 'Permiso para comprar' },
  'en-US': { question: 'Texts to accept', guardian: 'Permission to buy' },
};

test.describe.configure({ mode: 'parallel' });

/** An account with a confirmed address that never accepted a text and never told its year of birth. */
async function accountWithoutConsent(request: APIRequestContext): Promise<string> {
  const email = freshAddress();
  await request.post('/v1/auth/signup', { data: { email, username: 'Viajera', password: PASSWORD, language: 'es' } });
  await request.post('/v1/auth/verify-email', {
    data: { token: new URL(await verificationLink(request, email)).searchParams.get('token') },
  });
  return email;
}

/** Where the question gets higher than the place that is kept for it. */
async function outgrownAt(page: Page, question: string): Promise<number[]> {
  const found: number[] = [];
  for (const width of [320, 352, 360, 414, 480, 620, 767, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const [kept, taken] = await page
      .getByRole('region', { name: question })
      .evaluate(({ parentElement }) =>
        parentElement
          ? [parseFloat(getComputedStyle(parentElement).minHeight), parentElement.getBoundingClientRect().height]
          : [],
      );
    if (kept !== taken) found.push(width);
  }
  return found;
}

/** Opens each page as a visit of its own. @returns what moved */
async function jumpsOn(page: Page, seen: (path: string) => Promise<void>): Promise<string[]> {
  const found: string[] = [];
  for (const path of PAGES) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await seen(path);
    found.push(...(await shiftsOn(page, path)));
  }
  return found;
}

for (const { locale, width } of VISITORS) {
  const { question, guardian } = WORDS[locale];
  test.describe(`${locale} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 800 } });
    test.setTimeout(patient(180_000));

    test('no page jumps below the question about changed texts', async ({ page }) => {
      await notesShifts(page);
      await signIn(page, await accountWithoutConsent(page.request));
      await cartOf(page, 'volcan-despierto');
      await page.goto('/library', { waitUntil: 'networkidle' });
      const found = await shiftsOn(page, 'the first page after the texts changed');

      const region = page.getByRole('region', { name: question });
      found.push(...(await jumpsOn(page, (path) => expect(region, path).toBeVisible())));
      expect(found).toEqual([]);

      await page.goto('/library', { waitUntil: 'networkidle' });
      expect(await outgrownAt(page, question)).toEqual([]);
      await region.getByRole('button').click();
      await expect(region).toHaveCount(0);
      await page.goto('/account', { waitUntil: 'networkidle' });
      expect(await shiftsOn(page, 'after the yes')).toEqual([]);
      await expect(page.locator('html[data-agree]')).toHaveCount(0);
    });

    test('the question about changed texts is asked right after a log-in', async ({ page }) => {
      const email = await accountWithoutConsent(page.request);
      await page.goto('/login?next=%2Fgames', { waitUntil: 'networkidle' });
      await page.locator('input[name="email"]').fill(email);
      await page.locator('input[name="password"]').fill(PASSWORD);
      await page.locator('form button[type="submit"]').click();
      await expect(page).toHaveURL('/games');
      await expect(page.getByRole('region', { name: question })).toBeVisible();
    });

    test('no page jumps for a child', async ({ page }) => {
      await notesShifts(page);
      await signIn(page, await registeredPlayer(page.request, new Date().getFullYear() - 10));
      await cartOf(page, 'volcan-despierto');

      const found = await jumpsOn(page, async (path) => {
        if (path === '/account') await expect(page.getByRole('heading', { name: guardian })).toBeVisible();
      });
      expect(found).toEqual([]);
    });

    test('no page behind a log-in jumps without a session', async ({ page }) => {
      await notesShifts(page);
      const found: string[] = [];
      for (const path of [...MINE, ...boughtPages('any', 'any'), ...studioPages('any')]) {
        await page.goto(path, { waitUntil: 'networkidle' });
        found.push(...(await shiftsOn(page, path)));
      }
      await expect(page, 'the last of them').toHaveURL('/login?next=%2Fupload');
      expect(found).toEqual([]);
    });

    test('no page jumps when its letters come late', async ({ page }) => {
      await notesShifts(page);
      let late = 0;
      await page.route('**/*.woff2', async (route) => {
        late += 1;
        await page.waitForTimeout(700);
        await route.continue();
      });
      const found: string[] = [];
      for (const path of ['/', '/games', '/games/volcan-despierto', '/subscription', '/login']) {
        await page.goto(path, { waitUntil: 'networkidle' });
        found.push(...(await shiftsOn(page, path)));
      }

      expect(found).toEqual([]);
      expect(late).toBeGreaterThan(1);
    });
  });
}

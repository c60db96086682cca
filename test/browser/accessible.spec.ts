import { expect, test } from '@playwright/test';
import { barriersOn, colourBarriersAfter } from './support/barriers.js';
import { buys, cartOf, receiptOf, signedInPlayer } from './support/journey.js';
import { overlapsOn } from './support/overlaps.js';
import { notesShifts, shiftsOn } from './support/shifts.js';

const OPEN = [
  '/',
  '/games',
  '/games/volcan-despierto',
  '/games/volcan-despierto/achievements',
  '/webgame/el-taller-de-fuerzas',
  '/sudoku-game',
  '/cart',
  '/login',
  '/register',
  '/register-pending',
  '/new-account-verify-email',
  '/forgot-password',
  '/confirm-password-reset',
  '/confirm-password-reset?token=x',
  '/verify-email',
  '/verify-email?token=any',
  '/verify-email?for=new-address&token=any',
  '/new-account-verify-email?token=any',
  '/keep-address',
  '/keep-address?token=any',
  '/allow-address',
  '/allow-address?token=any',
  '/cancel-erasure',
  '/cancel-erasure?token=any',
  '/confirm-erasure',
  '/confirm-erasure?token=any',
  '/unsubscribe',
  '/unsubscribe?token=any',
  '/guardian',
  '/guardian?token=any',
  '/legal',
  '/developer/terms',
  '/refund',
  '/privacy',
  '/nowhere',
  '/cancel-subscription',
  '/cancel-subscription?token=any',
  '/subscription',
  '/postsubscription',
];
const MINE = [
  '/games/volcan-despierto',
  '/cart',
  '/payment',
  '/library',
  '/orders',
  '/account',
  '/account/security',
  '/account/sessions',
  '/account/privacy',
  '/edit',
  '/payment-methods',
  '/payment-methods/callback',
  '/developer',
  '/developer/application',
  '/upload',
  '/my-discount-codes',
  '/redeem-code/NADA-DE-NADA',
  '/subscription',
  '/postsubscription',
  '/subscription-management',
];

const VISITORS = [
  { locale: 'es-CL', width: 360 },
  { locale: 'en-US', width: 1280 },
];

// Each of them looks at some fifty pages.
test.describe.configure({ mode: 'parallel' });

for (const { locale, width } of VISITORS) {
  test.describe(`${locale} at ${width} px`, () => {
    // Without motion, no colour is met on its way from light to dark.
    test.use({ locale, viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing on any page, light or dark, nothing lies below what floats, nothing jumps, and no page complains', async ({
      page,
    }) => {
      test.setTimeout(300_000);
      const found: string[] = [];
      const judge = async (path: string): Promise<void> => {
        found.push(...(await barriersOn(page, path)));
        found.push(
          ...(await colourBarriersAfter(() => page.emulateMedia({ colorScheme: 'dark' }), page, `${path}, dark`)),
        );
        await page.emulateMedia({ colorScheme: 'light' });
      };
      const look = async (path: string): Promise<void> => {
        await page.goto(path, { waitUntil: 'networkidle' });
        found.push(...(await shiftsOn(page, path)));
        if (width < 1024) found.push(...(await overlapsOn(page, path)));
        await judge(path);
      };
      page.on('pageerror', (error) => found.push(`${page.url()}: ${error.message}`));
      page.on('console', (message) => {
        // A link that is over is refused, and the browser notes every refusal.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          found.push(`${page.url()}: ${message.text()}`);
      });
      await notesShifts(page);
      for (const path of OPEN) await look(path);
      await signedInPlayer(page);
      await cartOf(page, 'volcan-despierto');
      for (const path of MINE) await look(path);
      const orderId = await buys(page, 'volcan-despierto', 'mercado-de-fracciones');
      await look(`/orders/documents/${await receiptOf(page, orderId)}`);
      for (const path of [`/postorder?orderId=${orderId}`, '/library', '/orders', `/orders/${orderId}/return`])
        await look(path);
      await page.getByRole('main').getByRole('checkbox').first().check();
      await page.getByRole('main').getByRole('button').first().click();
      await page.getByRole('dialog').waitFor();
      await judge('the question before a return');
      await page.getByRole('dialog').getByRole('button').nth(1).click();
      await page.getByRole('main').getByRole('article').waitFor();
      await judge('a return that is done');
      for (const path of ['/orders', `/postorder?orderId=${orderId}`]) await look(path);

      expect(found).toEqual([]);
    });
  });
}

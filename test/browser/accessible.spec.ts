import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { buys, cartOf, receiptOf, signedInPlayer } from './support/journey.js';

const OPEN = ['/', '/games', '/games/volcan-despierto', '/games/volcan-despierto/achievements', '/cart', '/login', '/register', '/register-pending', '/new-account-verify-email', '/forgot-password', '/confirm-password-reset', '/confirm-password-reset?token=x', '/verify-email', '/cancel-erasure', '/cancel-erasure?token=any', '/confirm-erasure', '/confirm-erasure?token=any', '/unsubscribe', '/unsubscribe?token=any', '/guardian', '/guardian?token=any', '/legal', '/refund', '/privacy', '/nowhere', '/cancel-subscription', '/cancel-subscription?token=any', '/subscription', '/postsubscription'];
const MINE = ['/cart', '/payment', '/library', '/orders', '/account', '/account/security', '/account/sessions', '/account/privacy', '/edit', '/payment-methods', '/payment-methods/callback', '/my-discount-codes', '/redeem-code/NADA-DE-NADA', '/subscription', '/postsubscription', '/subscription-management'];

const VISITORS = [
  { locale: 'es-CL', width: 360, colorScheme: 'light' },
  { locale: 'en-US', width: 1280, colorScheme: 'light' },
  { locale: 'es-CL', width: 1280, colorScheme: 'dark' },
] as const;

for (const { locale, width, colorScheme } of VISITORS) {
  test.describe(`${locale} at ${width} px, ${colorScheme}`, () => {
    test.use({ locale, colorScheme, viewport: { width, height: 800 } });

    test('axe finds nothing on any page', async ({ page }) => {
      test.setTimeout(300_000);
      const found: string[] = [];
      const judge = async (path: string): Promise<void> => {
        const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
        found.push(...violations.map((violation) => `${path}: ${violation.id}: ${violation.nodes[0]?.html ?? ''}`));
      };
      const look = async (path: string): Promise<void> => {
        await page.goto(path, { waitUntil: 'networkidle' });
        await judge(path);
      };
      for (const path of OPEN) await look(path);
      await signedInPlayer(page);
      await cartOf(page, 'volcan-despierto');
      for (const path of MINE) await look(path);
      const orderId = await buys(page, 'volcan-despierto', 'mercado-de-fracciones');
      await look(`/orders/documents/${await receiptOf(page, orderId)}`);
      for (const path of [`/postorder?orderId=${orderId}`, '/library', '/orders', `/orders/${orderId}/return`]) await look(path);
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

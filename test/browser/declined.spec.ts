import { expect, test } from '@playwright/test';
import {
  cartOf,
  goesToTheBank,
  MASTERCARD_DECLINED,
  paysAtTheBank,
  signedInPlayer,
  spoils,
} from './support/journey.js';

test.use({ locale: 'en-US' });

test('a declined card is shown plainly, and another card pays the same order', async ({ page }) => {
  await signedInPlayer(page);
  await cartOf(page, 'volcan-despierto');
  await goesToTheBank(page);
  await paysAtTheBank(page, MASTERCARD_DECLINED);

  const result = page.getByRole('main');
  await expect(result).toContainText('The payment was rejected. Please check your payment details and try again.');
  await expect(result).toContainText(/nothing was charged/i);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]').length)).toBe(1);

  await result.getByRole('button', { name: /again/i }).click();
  await expect(page).toHaveURL(/webpayserver/);
  await paysAtTheBank(page);
  await expect(page.getByRole('main')).toContainText('Paid');
});

test('a guest whose card is declined reads that nothing was charged', async ({ page }) => {
  await signedInPlayer(page);
  await cartOf(page, 'volcan-despierto');
  await goesToTheBank(page);
  await page.context().clearCookies();
  await page.addInitScript(() => localStorage.removeItem('token'));
  await paysAtTheBank(page, MASTERCARD_DECLINED);

  const result = page.getByRole('main');
  await expect(result).toContainText('The payment was rejected.');
  await expect(result).toContainText(/nothing was charged/i);
  await expect(result).toContainText('Log in to see the details of this order and to try paying again.');
});

test('while the bank has not spoken, a question that fails is told, and asked again', async ({ page }) => {
  await signedInPlayer(page);
  await cartOf(page, 'volcan-despierto');
  const token = await goesToTheBank(page);
  await spoils(page.request, token, { operation: 'commit', fault: 'applyThenDrop' });
  const silence = { operation: 'status', fault: 'dropReply' };
  await Promise.all([silence, silence, silence].map((fault) => spoils(page.request, token, fault)));
  await page.route('**/v1/payment/state/*', (route) => route.abort());
  await paysAtTheBank(page);

  const result = page.getByRole('main');
  await expect(result.getByRole('alert')).toHaveText('Failed to check order status. We keep trying.');
  await page.unroute('**/v1/payment/state/*');
  await expect(result.getByRole('alert')).toBeHidden();
});

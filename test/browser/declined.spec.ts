import { expect, test } from '@playwright/test';
import { cartOf, goesToTheBank, MASTERCARD_DECLINED, paysAtTheBank, signedInPlayer } from './support/journey.js';

test.use({ locale: 'en-US' });

test('a declined card is told plainly, and another card pays the same order', async ({ page }) => {
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

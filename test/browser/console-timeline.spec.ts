import { expect, test } from '@playwright/test';
import { cartOf, goesToTheBank, paysAtTheBank, signedInPlayer } from './support/journey.js';

test.use({ locale: 'en-US' });

test('the console tells the whole story of an order', async ({ page, browser }) => {
  await signedInPlayer(page);
  await cartOf(page, 'el-taller-de-fuerzas');
  await goesToTheBank(page);
  await paysAtTheBank(page);
  await expect(page.getByRole('main')).toContainText('Paid');
  const number = /LT-\w+/.exec(await page.getByRole('main').innerText())?.[0] ?? 'no number';

  const staff = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 900 } });
  const consolePage = await staff.newPage();
  await consolePage.goto('/admin/');
  await consolePage
    .getByLabel(/e-mail|email|username/i)
    .first()
    .fill('admin@ludoteca.test');
  await consolePage
    .getByLabel(/password/i)
    .first()
    .fill('Ludoteca1');
  await consolePage.keyboard.press('Enter');
  await consolePage.getByRole('menuitem', { name: 'Orders' }).click();
  await consolePage.getByRole('link', { name: number }).click();

  await expect(consolePage.getByText(/order was placed/i).first()).toBeVisible();
  await expect(consolePage.getByText(/approved/i).first()).toBeVisible();
  await expect(consolePage.getByText(/receipt/i).first()).toBeVisible();

  await consolePage.getByRole('region', { name: 'Payments' }).getByRole('link').click();
  await expect(consolePage.getByText(/facts of the payment/i)).toBeVisible();
  await expect(consolePage.getByText(/approved/i).first()).toBeVisible();
  await staff.close();
});

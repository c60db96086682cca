import { expect, test } from '@playwright/test';
import { cartOf, goesToTheBank, paysAtTheBank, signedInPlayer } from './support/journey.js';

test.use({ locale: 'en-US' });

test('the console tells the whole story of an order', async ({ page, browser }) => {
  await signedInPlayer(page);
  await cartOf(page, 'cielo-de-atacama');
  await goesToTheBank(page);
  await paysAtTheBank(page);
  await expect(page.getByRole('main')).toContainText('Paid');
  const number = /LT-\w+/.exec(await page.getByRole('main').innerText())?.[0] ?? 'no number';

  const staff = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 900 } });
  const desk = await staff.newPage();
  await desk.goto('/admin/');
  await desk
    .getByLabel(/e-mail|email|username/i)
    .first()
    .fill('admin@ludoteca.test');
  await desk
    .getByLabel(/password/i)
    .first()
    .fill('Ludoteca1');
  await desk.keyboard.press('Enter');
  await desk.getByRole('menuitem', { name: 'Orders' }).click();
  await desk.getByRole('link', { name: number }).click();

  await expect(desk.getByText(/order was placed/i).first()).toBeVisible();
  await expect(desk.getByText(/approved/i).first()).toBeVisible();
  await expect(desk.getByText(/receipt/i).first()).toBeVisible();

  await desk.getByRole('region', { name: 'Payments' }).getByRole('link').click();
  await expect(desk.getByText(/facts of the payment/i)).toBeVisible();
  await expect(desk.getByText(/approved/i).first()).toBeVisible();
  await staff.close();
});

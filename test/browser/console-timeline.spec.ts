import { expect, test } from '@playwright/test';
import { cartOf, goesToTheBank, paysAtTheBank, signedInPlayer } from './support/journey.js';

test.use({ locale: 'en-US' });

test('the console tells the whole story of an order', async ({ page, browser }) => {
  await signedInPlayer(page);
  await cartOf(page, 'cielo-de-atacama');
  await goesToTheBank(page);
  await paysAtTheBank(page);
  await expect(page.getByRole('main')).toContainText('Paid');
  const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';

  const staff = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 900 } });
  const desk = await staff.newPage();
  await desk.goto('/admin/');
  await desk.getByLabel(/e-mail|email|username/i).first().fill('admin@ludoteca.test');
  await desk.getByLabel(/password/i).first().fill('Ludoteca1');
  await desk.keyboard.press('Enter');
  await expect(desk).not.toHaveURL(/login/);
  await desk.goto(`/admin/#/orders/${orderId}/show`);

  await expect(desk.getByText(/order was placed/i).first()).toBeVisible();
  await expect(desk.getByText(/approved/i).first()).toBeVisible();
  await expect(desk.getByText(/receipt/i).first()).toBeVisible();
  await staff.close();
});

import { expect, test } from '@playwright/test';
import { cartOf, freshAddress, linkTo, registeredPlayer, signIn } from './support/journey.js';

test.use({ locale: 'es-CL', viewport: { width: 360, height: 740 } });

test('a child asks for permission where buying is refused, an adult gives it, and the way to the bank is open', async ({
  page,
  browser,
}) => {
  const child = await registeredPlayer(page.request, new Date().getFullYear() - 10);
  const adult = freshAddress();
  await signIn(page, child);
  await cartOf(page, 'volcan-despierto');

  await page.goto('/payment');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: /Webpay/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Falta el permiso' })).toBeFocused();
  await page.getByRole('link', { name: 'Pedir el permiso' }).click();

  await expect(page.getByRole('heading', { name: 'Permiso para comprar' })).toBeFocused();
  await page.getByLabel('Correo de la persona adulta').fill(child);
  await page.getByRole('button', { name: 'Pedir el permiso' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'distinto del de esta cuenta' })).toBeFocused();
  await page.getByLabel('Correo de la persona adulta').fill(adult);
  await page.getByRole('button', { name: 'Pedir el permiso' }).click();
  await expect(page.getByText(`Preguntamos a ${adult}`)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

  const adults = await (await browser.newContext({ locale: 'es-CL', viewport: { width: 360, height: 740 } })).newPage();
  await adults.goto(await linkTo(page.request, adult, 'guardian'));
  await adults.getByRole('button', { name: 'Sí, autorizo las compras' }).click();
  await expect(adults.getByRole('heading', { name: 'Gracias por responder' })).toBeVisible();

  await page.goto('/account');
  await expect(page.getByText('Tienes permiso para comprar')).toBeVisible();
  await page.goto('/payment');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: /Webpay/ }).click();
  await expect(page).toHaveURL(/webpayserver/);
});

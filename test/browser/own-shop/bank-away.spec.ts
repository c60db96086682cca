import { cartOf, passesTheBank, signedInPlayer } from '../support/journey.js';
import { expect, test } from '../support/own-shop.js';

test.use({ locale: 'es-CL', viewport: { width: 360, height: 740 } });

test('a person who finds the bank away keeps the cart, tries again on the same page, and pays', async ({
  page,
  shop,
}) => {
  await signedInPlayer(page);
  await cartOf(page, 'volcan-despierto');
  await page.goto('/payment');
  await page.getByRole('checkbox').check();
  await page.request.post(`${shop.bank}/__sim/faults`, {
    data: { operation: 'create', fault: 'dropBeforeApply', times: 1 },
  });

  await page.getByRole('button', { name: /Webpay/ }).click();
  const reply = page.getByRole('alert').filter({ hasText: 'El banco no responde' });
  await expect(reply).toContainText('No se cobró nada');
  await reply.getByRole('button').click();

  await expect(page).toHaveURL(/webpayserver/);
  await passesTheBank(page);
  await expect(page).toHaveURL(/postorder/);
  await expect(page.getByRole('main')).toContainText('Pagado');
});

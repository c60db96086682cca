import { chargesTo, subscribes } from '../support/cards.js';
import { daysLater, nextMonth, timeReaches, timeReachesA10th } from '../support/clock.js';
import { signedInPlayer } from '../support/journey.js';
import { expect, test } from '../support/own-shop.js';

test.use({ locale: 'es-CL', timezoneId: 'America/Santiago', viewport: { width: 360, height: 740 } });

test('a person who undoes a cancellation on a page that stood open past the end is not charged, and reads why', async ({
  page,
  shop,
}) => {
  const { request } = page;
  const begun = await timeReachesA10th(request);
  const email = await signedInPlayer(page);
  await subscribes(page);
  await page.goto('/subscription-management');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Cancelar la suscripción' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sí, cancelar' }).click();
  await expect(main.getByRole('status')).toContainText('Tu suscripción quedó cancelada.');
  await timeReaches(request, daysLater(nextMonth(begun), 1));

  await main.getByRole('button', { name: /Deshacer/ }).click();

  await expect(main.getByRole('status')).toHaveText(
    /Lo que habías pagado ya terminó.*costaría \$\s8\.000\. No se cobró nada\./,
  );
  await expect(main).toContainText('No tienes una suscripción');
  expect(await chargesTo(request, email, shop.bank)).toHaveLength(1);
});

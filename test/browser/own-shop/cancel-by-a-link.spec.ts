import { chargesTo, subscribes } from '../support/cards.js';
import { dayInWords, daysLater, timeReaches, timeReachesA10th } from '../support/clock.js';
import { linkTo, signedInPlayer } from '../support/journey.js';
import { expect, test } from '../support/own-shop.js';

test.use({ locale: 'es-CL', timezoneId: 'America/Santiago', viewport: { width: 360, height: 740 } });

test('the mail that announces a yearly renewal ends it by its link, without a password', async ({
  page,
  shop,
  browser,
}) => {
  const { request } = page;
  const begun = await timeReachesA10th(request);
  const email = await signedInPlayer(page);
  await subscribes(page, 'anual');
  const renewal = new Date(begun);
  renewal.setUTCFullYear(begun.getUTCFullYear() + 1);
  await timeReaches(request, daysLater(renewal, -14));

  const stranger = await browser.newContext({ locale: 'es-CL', viewport: { width: 360, height: 740 } });
  const elsewhere = await stranger.newPage();
  await elsewhere.goto(await linkTo(request, email, 'cancel-subscription'));
  const main = elsewhere.getByRole('main');
  await expect(main).toContainText(/Próximo cobro: \$\s90\.000/);
  await expect(main).toContainText(`sigues jugando hasta el final del ${dayInWords(daysLater(renewal, -1))}`);
  await main.getByRole('button', { name: 'No renovar' }).click();
  await expect(main.getByRole('status')).toContainText('Listo, no se renovará');
  await elsewhere.reload();
  await expect(main.getByRole('status')).toContainText('Ya no se renueva');
  await stranger.close();

  await page.goto('/subscription-management');
  await expect(page.getByRole('main')).toContainText(
    `Juegas hasta el ${dayInWords(daysLater(renewal, -1))}. No se cobrará nada más.`,
  );
  await timeReaches(request, daysLater(renewal, 1));
  await page.reload();
  await expect(page.getByRole('main')).toContainText('No tienes una suscripción');
  await expect(page.getByRole('main')).toContainText('No se renovó.');
  expect(await chargesTo(request, email, shop.bank)).toHaveLength(1);
});

import type { Page } from '@playwright/test';
import { patient } from '../../support/patience.js';
import { chargesTo, declines, goesToTheForm, savesAtTheBank, subscribes } from '../support/cards.js';
import { civilDay, dayInWords, daysLater, nextMonth, timeReaches, timeReachesA10th } from '../support/clock.js';
import { ADMIN, atTheConsole } from '../support/console.js';
import { linkIn, mailsTo, PREPAID, signedInPlayer } from '../support/journey.js';
import { expect, test, type OwnShop } from '../support/own-shop.js';

test.use({ locale: 'es-CL', timezoneId: 'America/Santiago', viewport: { width: 360, height: 740 } });

const ISSUER_SAYS_NO = -4;

/** A person subscribed on a 10th, whose bank says no to the first renewal. */
async function declined(page: Page, { bank }: OwnShop): Promise<{ begun: Date; renewal: Date; email: string }> {
  const begun = await timeReachesA10th(page.request);
  const renewal = nextMonth(begun);
  const email = await signedInPlayer(page);
  await subscribes(page);
  await declines(page.request, email, { code: ISSUER_SAYS_NO, bank });
  await timeReaches(page.request, renewal);
  await page.goto('/subscription-management');
  return { begun, renewal, email };
}

test("a declined renewal is told with its dates, and the card that the mail's link leads to recovers it", async ({
  page,
  shop,
}) => {
  const { request } = page;
  const { begun, renewal, email } = await declined(page, shop);
  const main = page.getByRole('main');
  await expect(main).toContainText(
    `La tarjeta fue rechazada. Lo intentamos otra vez el ${dayInWords(daysLater(renewal, 1))}. Sigues jugando hasta el ${dayInWords(daysLater(renewal, 10))}.`,
  );
  await page.goto('/library');
  await expect(main.getByText(/^Con tu plan (desde|hasta) el/).first()).toBeVisible();

  const [mail] = (await mailsTo(request, email)).filter(
    ({ subject }) => subject === 'No pudimos renovar tu suscripción',
  );
  expect(mail?.text).toContain(`hasta el final del ${dayInWords(daysLater(renewal, 10))}`);
  await page.goto(await linkIn(request, email, /https?:\/\/\S+\/subscription-management#card/));
  await expect(main.getByRole('heading', { name: 'Elige la tarjeta' })).toBeFocused();
  await goesToTheForm(page);
  await savesAtTheBank(page, PREPAID);
  await main.getByRole('link', { name: 'Seguir con la suscripción' }).click();
  await main.getByRole('radio', { name: 'Tarjeta prepago terminada en 6590' }).check();
  await main.getByRole('button', { name: /Pagar \$\s8\.000 ahora/ }).click();

  await expect(main.getByText('Pagado. Tu suscripción está activa.')).toBeVisible();
  await expect(main).toContainText(`Se renueva el ${dayInWords(nextMonth(renewal))} por`);
  expect(
    (await chargesTo(request, email, shop.bank)).map(({ authorizedAt, details: [{ status }] }) => [
      civilDay(new Date(authorizedAt)),
      status,
    ]),
  ).toEqual([
    [civilDay(begun), 'AUTHORIZED'],
    [civilDay(renewal), 'FAILED'],
    [civilDay(renewal), 'AUTHORIZED'],
  ]);
});

test('the console counts the declined renewal on its first page, beside what was not delivered', async ({
  page,
  shop,
  browser,
}) => {
  await declined(page, shop);
  const office = await atTheConsole(browser, ADMIN, shop.url);
  const tile = (name: string) => office.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) });
  await expect(tile('Pagado y no entregado')).toContainText(/entregado\s*0/);
  await expect(tile('Renovaciones con problemas')).toContainText(/problemas\s*[1-9]/);
  await tile('Renovaciones con problemas').click();
  await expect(office).toHaveURL(/#\/operations$/);
  await expect(
    office
      .getByRole('main')
      .getByRole('row', { name: /Viajera/ })
      .first(),
  ).toBeVisible();
  await office.context().close();
});

test('a person who does nothing is charged by the next try, which the clock brings', async ({ page, shop }) => {
  const { request } = page;
  const { renewal, email } = await declined(page, shop);
  const main = page.getByRole('main');
  await expect(main).toContainText('La tarjeta fue rechazada.');

  await timeReaches(request, daysLater(renewal, 1));
  await page.reload();

  await expect(main).toContainText(`Se renueva el ${dayInWords(nextMonth(renewal))} por`);
  await expect(main.getByRole('region', { name: 'Cobros' }).getByRole('listitem').first()).toContainText('Pagado');
  expect((await chargesTo(request, email, shop.bank)).map(({ details: [{ status }] }) => status)).toEqual([
    'AUTHORIZED',
    'FAILED',
    'AUTHORIZED',
  ]);
});

test('what is owed is charged once, though its request and its answers are lost', async ({ page, shop }) => {
  const { request } = page;
  const { renewal, email } = await declined(page, shop);
  const main = page.getByRole('main');
  await page.goto('/payment-methods');
  await goesToTheForm(page);
  await savesAtTheBank(page, PREPAID);
  await page.goto('/subscription-management#card');
  await main.getByRole('radio', { name: 'Tarjeta prepago terminada en 6590' }).check();
  let sent = 0;
  await page.route('**/v1/subscription/*/card', async (route) => {
    sent += 1;
    // The first never arrives; of the others only the answer is lost.
    if (sent > 1 && sent <= 4) await route.fetch();
    await (sent <= 4 ? route.abort() : route.continue());
  });
  await main.getByRole('button', { name: /Pagar \$\s8\.000 ahora/ }).click();

  await expect(main.getByText('Seguimos intentando, no cierres esta página…')).toBeVisible();
  const notice = main.getByRole('alert').filter({ hasText: 'No sabemos si se hizo el pago' });
  await expect(notice).toBeFocused({ timeout: patient(40_000) });
  await notice.getByRole('button', { name: 'Revisar otra vez' }).click();

  await expect(main.getByText('Pagado. Tu suscripción está activa.')).toBeVisible();
  await expect(main).toContainText(`Se renueva el ${dayInWords(nextMonth(renewal))} por`);
  expect((await chargesTo(request, email, shop.bank)).map(({ details: [{ status }] }) => status)).toEqual([
    'AUTHORIZED',
    'FAILED',
    'AUTHORIZED',
  ]);
});

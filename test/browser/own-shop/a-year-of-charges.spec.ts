import type { Page } from '@playwright/test';
import { chargesTo, subscribes } from '../support/cards.js';
import { civilDay, dayInWords, shopsTime, timeReaches } from '../support/clock.js';
import { mailsTo, signedInPlayer } from '../support/journey.js';
import { expect, test } from '../support/own-shop.js';
import { patient } from '../../support/patience.js';

test.use({ locale: 'es-CL', timezoneId: 'America/Santiago', viewport: { width: 1280, height: 900 } });

/** The next 31st that lies ahead, at noon in Chile. */
function next31st(now: Date): Date {
  for (let month = now.getUTCMonth(); ; month++) {
    const last = new Date(Date.UTC(now.getUTCFullYear(), month + 1, 0, 16));
    if (last.getUTCDate() === 31 && last > now) return last;
  }
}

/** The last day of the month that lies so many months after this day's: where an anchor on the 31st falls. */
const monthsLater = (day: Date, months: number): Date =>
  new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months + 1, 0, 16));

/** The numbers of the receipts under a person's purchases, page by page. */
async function receiptsOn(page: Page, pages: number): Promise<string[]> {
  const numbers: string[] = [];
  for (let n = 1; n <= pages; n++) {
    await page.goto(`/orders?page=${n}`);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    numbers.push(
      ...(await page
        .getByRole('main')
        .getByRole('link', { name: /Comprobante N\.º/ })
        .allInnerTexts()),
    );
  }
  return numbers;
}

/** As a person does it who is told, on a slow machine, that there is more on the way. */
async function aYearPasses(page: Page): Promise<void> {
  const report = page.getByRole('status');
  let next = page.getByRole('button', { name: 'A year' });
  do {
    await Promise.all([page.waitForEvent('load', { timeout: patient(60_000) }), next.click()]);
    await expect(report).toHaveText(/Time went through \d+ moments? at which something was due\./);
    next = page.getByRole('button', { name: /^Go on to / });
  } while (await next.isVisible());
}

test('a year of a plan that began on a 31st: twelve charges, twelve receipts, the right dates; then it is cancelled and its price asked back', async ({
  page,
  shop,
}) => {
  const { request } = page;
  await timeReaches(request, next31st(await shopsTime(request)));
  const first = await shopsTime(request);
  const email = await signedInPlayer(page);
  await subscribes(page);

  await page.goto('/dev/clock');
  await aYearPasses(page);

  const [begun, ...renewals] = await chargesTo(request, email, shop.bank);
  expect(civilDay(new Date(begun!.authorizedAt))).toBe(civilDay(first));
  expect(renewals.map(({ authorizedAt }) => civilDay(new Date(authorizedAt)))).toEqual(
    Array.from({ length: 12 }, (_, n) => civilDay(monthsLater(first, n + 1))),
  );
  expect(renewals.map(({ details: [{ amount, status }] }) => [amount, status])).toEqual(
    renewals.map(() => [8_000, 'AUTHORIZED']),
  );

  await page.goto('/subscription-management');
  const main = page.getByRole('main');
  await expect(main).toContainText(`Se renueva el ${dayInWords(monthsLater(first, 13))} por`);
  const history = main.getByRole('region', { name: 'Cobros' }).getByRole('listitem');
  await expect(history).toHaveCount(13);
  await expect(history.first()).toContainText(`${dayInWords(monthsLater(first, 12))} al`);
  const receipts = await receiptsOn(page, 2);
  expect(new Set(receipts).size).toBe(13);
  expect(receipts).toHaveLength(13);
  expect(
    (await mailsTo(request, email)).filter(({ text }) => text.includes('Recibimos tu pago y tu plan está al día')),
  ).toHaveLength(13);

  await page.goto('/subscription-management');
  await main.getByRole('button', { name: 'Cancelar la suscripción' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sí, cancelar' }).click();
  await expect(main.getByRole('status')).toContainText('Tu suscripción quedó cancelada. Juegas hasta el');
  await expect(main.getByRole('definition').filter({ hasText: 'Ninguno' })).toBeVisible();

  await history
    .first()
    .getByRole('link', { name: /^Devolver/ })
    .click();
  await main.getByRole('button', { name: 'Retractarme de la compra' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sí, retractarme' }).click();
  await expect(main).toContainText('El banco lo abona a la misma tarjeta.');
  await page.goto('/subscription-management');
  await expect(main).toContainText('Se devolvió el dinero.');
  await expect(history.first()).toContainText('Devuelto');
  await expect
    .poll(async () =>
      (await chargesTo(request, email, shop.bank)).map(({ details: [{ refunds }] }) =>
        refunds.map(({ amount }) => amount),
      ),
    )
    .toEqual([...Array.from({ length: 12 }, () => []), [8_000]]);
});

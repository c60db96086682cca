import { expect, test, type Page } from '@playwright/test';
import { BANK, cartOf, goesToTheBank, mailsTo, passesTheBank, signedInPlayer, spoils } from './support/journey.js';

test.use({ locale: 'es-CL' });

interface Transaction {
  token: string;
  state: string;
  calls: { commit?: number };
}

/** The address by which the bank sends this buyer back, kept from the browser. */
function keepsTheWayBack(page: Page): Promise<string> {
  return new Promise((found) => {
    void page.route(/authenticatorProcess/, async (route) => {
      const answer = await route.fetch({ maxRedirects: 0 });
      found(answer.headers().location ?? '');
      await route.fulfill({ contentType: 'text/html', body: '' });
    });
  });
}

test('who comes back from the bank in two tabs at once buys once', async ({ page, context, request }) => {
  const email = await signedInPlayer(page);
  await cartOf(page, 'mercado-de-fracciones');
  const token = await goesToTheBank(page);
  const wayBack = keepsTheWayBack(page);
  await passesTheBank(page);
  const address = await wayBack;
  await spoils(request, token, { operation: 'commit', fault: 'delay', ms: 1000 });

  // A watched request goes past the browser's cache, which would hold the second until the first is answered.
  await context.route('**/webpay/return*', (route) => route.continue());
  const tabs = [await context.newPage(), await context.newPage()];
  await Promise.all(tabs.map((tab) => tab.goto(address)));

  for (const tab of tabs) {
    await expect(tab.getByRole('heading', { level: 1, name: 'Pagado' })).toBeVisible();
    await expect(tab.getByRole('main')).toContainText('Mercado de fracciones');
  }
  expect(tabs[0]?.url()).toBe(tabs[1]?.url());
  const { transactions } = (await (await request.get(`${BANK}/__sim/transactions?token=${token}`)).json()) as {
    transactions: Transaction[];
  };
  expect(transactions).toMatchObject([{ state: 'authorized', calls: { commit: 1 } }]);
  const { charges } = (await (await request.get(`${BANK}/__sim/charges`)).json()) as { charges: Transaction[] };
  expect(charges.filter((charge) => charge.token === token)).toHaveLength(1);

  await page.goto('/orders');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('Pagado');
  const receipts = async (): Promise<number> =>
    (await mailsTo(request, email)).filter(({ subject }) => subject.includes('Tu compra en Ludoteca')).length;
  await expect.poll(receipts).toBe(1);
});

import { expect, test, type Page } from '@playwright/test';
import { aColleague, ADMIN, atTheConsole } from './support/console.js';
import { BANK, cartOf, goesToTheBank, paysAtTheBank, signedInPlayer } from './support/journey.js';
import { patient } from '../support/patience.js';

const PERMISSIONS = ['console:open', 'order:read', 'refund:read', 'refund:approve'];

interface AtTheBank {
  amount: number;
  balance: number;
  refunds: { amount: number }[];
}

/** Buys every game of the shop, which is more than one person of the team may give back. */
async function buysEverything(page: Page): Promise<{ number: string; token: string }> {
  await signedInPlayer(page);
  const { games } = (await (await page.request.get('/v1/games?price=paid&size=48')).json()) as {
    games: { slug: string }[];
  };
  await cartOf(page, ...games.map(({ slug }) => slug));
  const token = await goesToTheBank(page);
  await paysAtTheBank(page);
  await expect(page.getByRole('main')).toContainText('Pagado');
  return { number: /LT-\w+/.exec(await page.getByRole('main').innerText())?.[0] ?? 'no number', token };
}

test.use({ locale: 'es-CL' });

test('a large refund goes back once two people of the team have agreed', async ({ page, browser, request }) => {
  test.setTimeout(patient(180_000));
  const colleague = await aColleague(request, 'Devoluciones', PERMISSIONS);
  const { number, token } = await buysEverything(page);
  const bank = async (): Promise<AtTheBank | undefined> =>
    ((await (await request.get(`${BANK}/__sim/transactions?token=${token}`)).json()) as { transactions: AtTheBank[] })
      .transactions[0];
  const paid = (await bank())?.amount ?? 0;
  expect(paid).toBeGreaterThan(20_000);

  const first = await atTheConsole(browser, ADMIN);
  await first.getByRole('menuitem', { name: 'Pedidos' }).click();
  await first.getByRole('link', { name: number }).click();
  await first.getByRole('button', { name: 'Devolver dinero' }).click();
  const dialog = first.getByRole('dialog');
  await expect(dialog).toContainText('Por cuánto devuelve el equipo de este pedido esperará a una segunda persona');
  await expect(dialog).toContainText('Con esto no queda nada pagado de este pedido.');
  await dialog.getByRole('button', { name: /^Devolver \$/ }).click();
  await expect(dialog).toContainText('Escribe el motivo.');
  await dialog.getByLabel('Motivo').fill('Compra hecha por error');
  await dialog.getByRole('button', { name: /^Devolver \$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(first.getByRole('region', { name: 'Devoluciones' })).toContainText('Falta una segunda persona');
  await first.getByRole('region', { name: 'Devoluciones' }).getByRole('link').click();
  await expect(first.getByRole('status')).toContainText(
    'Tú la aprobaste. Por cuánto se devuelve del pedido espera a una segunda persona, que no puedes ser tú.',
  );
  await expect(first.getByRole('button', { name: 'Rechazar' })).toBeVisible();
  await expect(first.getByRole('button', { name: /Aprobar/ })).toBeHidden();
  expect(await bank()).toMatchObject({ balance: paid, refunds: [] });

  const second = await atTheConsole(browser, colleague);
  await second.getByRole('menuitem', { name: 'Devoluciones' }).click();
  await second.getByRole('switch', { name: 'Espera por mí' }).check();
  await expect(second).toHaveURL(/waitingForMe/);
  await second.getByRole('link', { name: number }).click();
  await expect(second.getByRole('status')).toContainText(
    'Admin la aprobó. Por cuánto se devuelve del pedido falta el acuerdo de una segunda persona.',
  );
  await second.getByRole('button', { name: 'Aprobar como segunda persona' }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'Aprobar como segunda persona' }).click();

  await expect(second.getByRole('status')).toContainText(/Se devolvieron \$/);
  expect(await bank()).toMatchObject({ balance: 0, refunds: [{ amount: paid }] });
  const story = second.getByRole('main');
  for (const reply of [
    'Se aprobó la devolución y espera a una segunda persona',
    'Motivo: Compra hecha por error',
    'Una segunda persona aprobó la devolución',
    'El banco devolvió',
    'Se devolvió todo lo pagado por el pedido',
    'salió de la biblioteca',
  ]) {
    await expect(story).toContainText(reply);
  }
  await first.getByRole('menuitem', { name: 'Pedidos' }).click();
  await first.getByRole('link', { name: number }).click();
  await expect(first.getByRole('main')).toContainText('Nota de crédito N.º');
  await expect(first.getByRole('button', { name: 'Devolver dinero' })).toBeHidden();
  await Promise.all([first.context().close(), second.context().close()]);
});

import { randomUUID } from 'node:crypto';
import { applies } from '../../support/applications.js';
import { passesTo } from '../../support/owners.js';
import type { Player, Shop } from '../../support/shop.js';
import type { Staff } from '../backoffice/console.js';
import { monthCloses, returnsEnd } from './studio-reads.js';

/** A studio, and where its owner reads its money. */
export interface StudioToPay {
  owner: Player;
  id: string;
  path: string;
}

/** 16,807 without VAT; 70 % of it are 11,765, of which 1,882 are withheld. */
const PRICE = 20_000;
export const PAID = 9_883;
export const ACCOUNT = { holder: 'Ana Rojas', bank: 'BancoEstado', kind: 'sight', number: '0098 7654' };

/** Studios of which each sold one game, with its statement and a tax document. @param applications what each applies with beyond the ordinary */
export async function studiosToPay(
  shop: Shop,
  admin: Staff,
  applications: readonly Record<string, unknown>[],
): Promise<StudioToPay[]> {
  const games = (await shop.games()).slice(0, applications.length);
  const studios: StudioToPay[] = [];
  for (const [place, game] of games.entries()) {
    const owner = await shop.aPlayer({ language: 'en' });
    const application = { studioName: `Estudio ${place + 1}`, account: ACCOUNT, ...applications[place] };
    const id = await applies(shop, owner, application);
    await admin.post(`developers/${id}/approve`, {});
    await passesTo(shop, admin, game, id, PRICE);
    studios.push({ owner, id, path: `/v1/developer/studios/${id}` });
  }
  const prices = await shop.games();
  for (const { id } of games) await (await shop.aPlayer()).buys(prices.filter((game) => game.id === id));
  await shop.settles();
  await monthCloses(shop);
  await returnsEnd(shop);
  for (const { owner, path } of studios) {
    const taxDocument = { taxDocumentId: randomUUID(), kind: 'fees-note', number: 'F-1', expiresOn: '2030-06-30' };
    await owner.put(`${path}/tax-document`, taxDocument);
  }
  return studios;
}

/** Requests all that a studio can have. @returns the pay-out's id */
export async function requested({ owner, path }: StudioToPay): Promise<string> {
  const payoutId = randomUUID();
  const { body } = await owner.post<{ open: { id: string } | null }>(`${path}/payouts`, { payoutId });
  expect(body.open).toMatchObject({ id: payoutId });
  return payoutId;
}

/** Requests it, and two people release it. @returns the pay-out's id */
export async function released(studio: StudioToPay, [first, second]: readonly [Player, Player]): Promise<string> {
  const payoutId = await requested(studio);
  await first.post(`/v1/admin/payouts/${payoutId}/approve`, {});
  const { body } = await second.post(`/v1/admin/payouts/${payoutId}/release`, {});
  expect(body).toMatchObject({ state: 'released' });
  return payoutId;
}

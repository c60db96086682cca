import { randomUUID } from 'node:crypto';
import { aStudio } from '../../support/applications.js';
import { expectInvariants } from '../../support/invariants.js';
import { gamesOfPlan, passesTo } from '../../support/owners.js';
import { patient } from '../../support/patience.js';
import { startShop, type Game, type Player, type Shop } from '../../support/shop.js';
import { aColleague, Staff } from '../backoffice/console.js';
import { becomes, requestsRefund } from '../refunds/returning.js';

interface Payouts {
  payable: number;
  owed: number;
  waiting: { from: string; amount: number }[];
  open: { id: string; amount: number; withheld: number } | null;
  code?: string;
}

/*
 * A sale of 4,990 brings the studio 2,935; whoever bought may give it back until the 14th day after.
 *
 *   20 December: 4 sales  11,740, theirs from 4 January on
 *   30 December: 5 sales  14,675, theirs from 14 January on; two of them go back, on 5 January and on 1 February
 *   the statement of December gives 26,415 and withholds 16 % of it: 4,226.4, so 4,226
 *   the first pay-out takes 11,740 and 4,226 × 11,740 / 26,415 = 1,878.2, so 1,878 of the tax
 *   the second takes 11,740 and 2,348 × 11,740 / 14,675 = 1,878.4, so 1,878 of it
 *   January brings −2,935, a debt that its statement carries on; February −2,935 and a sale of 2,935
 */
const SALE = 2_935;
const DECEMBER = 9 * SALE;

describe('a pay-out of sales that may still go back', () => {
  let shop: Shop;
  let admin: Staff;
  let eva: Player;
  let leo: Player;
  let owner: Player;
  let game: Game;
  let path: string;
  const late: { buyer: Player; orderId: string }[] = [];
  beforeAll(async () => {
    shop = await startShop({ begins: '2026-12-20T15:00:00.000Z' });
    admin = await Staff.signsIn(shop);
    eva = await aColleague(shop, admin, 'Pagos 1', ['payout:read', 'payout:release']);
    leo = await aColleague(shop, admin, 'Pagos 2', ['payout:read', 'payout:release']);
    owner = await shop.aPlayer({ language: 'en' });
    [game] = await gamesOfPlan(shop);
    const studio = await aStudio(shop, admin, owner);
    path = `/v1/developer/studios/${studio}`;
    await passesTo(shop, admin, game, studio, 4_990);
    const document = { kind: 'fees-note', number: 'F-1', expiresOn: '2030-06-30', taxDocumentId: randomUUID() };
    await owner.put(`${path}/tax-document`, document);
  }, patient(300_000));
  afterAll(() => shop?.close());

  const sells = async (times: number): Promise<void> => {
    for (let n = 0; n < times; n++) {
      const buyer = await shop.aPlayer();
      late.push({ buyer, orderId: (await buyer.buys([game])).orderId });
    }
    await shop.settles();
  };
  const goesBack = async (): Promise<void> => {
    const sale = late.pop();
    const { body } = (await requestsRefund(sale?.buyer as Player, sale?.orderId ?? '', {})) as {
      body: { refundId: string };
    };
    await becomes(shop, body.refundId, 'completed');
    await shop.settles();
  };
  const payouts = async (): Promise<Payouts> => (await owner.get<Payouts>(`${path}/payouts`)).body;
  const requests = async (): Promise<Payouts> =>
    (await owner.post<Payouts>(`${path}/payouts`, { payoutId: randomUUID() })).body;
  /** Two people and the bank. */
  const isPaid = async (payoutId: string): Promise<void> => {
    await eva.post(`/v1/admin/payouts/${payoutId}/approve`, {});
    await leo.post(`/v1/admin/payouts/${payoutId}/release`, {});
    const { body } = await leo.post<{ state: string }>(`/v1/admin/payouts/${payoutId}/record-paid`, {
      reference: 'TEF 1',
    });
    expect(body.state).toBe('paid');
  };

  it(
    'waits for the day on which buyers can no longer give a game back, and says which',
    async () => {
      await sells(4);
      await shop.clockReaches('2026-12-30T15:00:00.000Z');
      await sells(5);
      await shop.clockReaches('2027-01-03T15:00:00.000Z');
      const waiting = [
        { from: '2027-01-04', amount: 4 * SALE },
        { from: '2027-01-14', amount: 5 * SALE },
      ];
      expect(await payouts()).toMatchObject({ payable: 0, owed: 0, waiting });
      expect((await requests()).code).toBe('payout-below-threshold');

      await shop.clockReaches('2027-01-04T03:00:00.000Z');
      expect(await payouts()).toMatchObject({ payable: 4 * SALE, waiting: waiting.slice(1) });
      const { open } = await requests();
      expect(open).toMatchObject({ amount: 11_740, withheld: 1_878 });
      await isPaid(open?.id ?? '');
    },
    patient(300_000),
  );

  it(
    'leaves out what went back, before and after the statement that tells it',
    async () => {
      await shop.clockReaches('2027-01-05T15:00:00.000Z');
      await goesBack();
      expect(await payouts()).toMatchObject({
        payable: 0,
        owed: SALE,
        waiting: [{ from: '2027-01-14', amount: 4 * SALE }],
      });
      await shop.clockReaches('2027-01-14T15:00:00.000Z');
      expect(await payouts()).toMatchObject({ payable: 4 * SALE, owed: SALE, waiting: [] });
      // The statement of January is a debt; what December gave does not become more by it.
      await shop.clockReaches('2027-02-01T15:00:00.000Z');
      expect(await payouts()).toMatchObject({ payable: 4 * SALE, owed: SALE, waiting: [] });
    },
    patient(300_000),
  );

  it(
    'pays each peso of the statements once, with the tax that they withheld',
    async () => {
      const sale = late.pop();
      const { body } = await requestsRefund(sale?.buyer as Player, sale?.orderId ?? '', {
        words: 'No funciona en mi equipo',
      });
      await admin.post(`refunds/${body.refundId}/approve`, { reason: 'Falla conocida' });
      await becomes(shop, body.refundId, 'completed');
      expect(await payouts()).toMatchObject({ payable: 3 * SALE, owed: 2 * SALE });
      await sells(1);
      await shop.clockReaches('2027-03-20T15:00:00.000Z');

      const { statements } = (
        await owner.get<{ statements: { gross: number; withheld: number; carriedOut: number }[] }>(
          `${path}/earnings/statements`,
        )
      ).body;
      // February: −2,935 and 2,935, with the debt of January.
      expect(statements.map(({ gross, carriedOut }) => [gross, carriedOut])).toEqual([
        [0, -SALE],
        [0, -SALE],
        [DECEMBER, 0],
      ]);
      // Ten sales less two: 8 × 2,935, of which four are paid.
      const { open } = await requests();
      expect(open).toMatchObject({ amount: 4 * SALE, withheld: 1_878 });
      expect(await payouts()).toMatchObject({ payable: 0, owed: SALE, waiting: [] });
      await expectInvariants(shop);
    },
    patient(300_000),
  );
});

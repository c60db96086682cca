import { days } from '../../../api/kernel/instant.js';
import { expectInvariants } from '../../support/invariants.js';
import { startShop, type Game, type Player, type Shop } from '../../support/shop.js';
import { Staff } from '../backoffice/console.js';
import { requestsRefund, becomes, plays } from '../refunds/returning.js';

interface Document {
  documentId: string;
  series: string;
  number: number;
  total: number;
  refundId: string | null;
}

let shop: Shop;
let ana: Player;
let beto: Player;
let dear: Game;
let cheap: Game;

beforeAll(async () => {
  shop = await startShop();
  [ana, beto] = await Promise.all([shop.aPlayer(), shop.aPlayer({ language: 'en' })]);
  [dear, cheap] = (await shop.games()).slice(0, 2) as [Game, Game];
});
afterAll(() => shop?.close());

const documentsOf = async (player: Player, orderId: string): Promise<Document[]> =>
  (await player.get<{ documents: Document[] }>(`/v1/orders/${orderId}/documents`)).body.documents;

async function booked(orderId: string): Promise<Record<string, number>> {
  const { rows } = await shop.sql.query<{ account: string; amount: string }>(
    'select account, sum(amount)::text as amount from books.entries where order_id = $1 group by account having sum(amount) <> 0',
    [orderId],
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, Number(amount)]));
}

describe('money that goes back', () => {
  it('leaves nothing of a whole order in the books, and gives its buyer a credit note', async () => {
    const { orderId } = await ana.buys([dear]);
    const other = await beto.buys([dear]);
    await shop.settles();
    expect((await ana.post(`/v1/orders/${orderId}/refunds`, { lines: 'all' })).status).toBe(200);
    await shop.settles();

    expect(await booked(orderId)).toEqual({});
    expect(await booked(other.orderId)).toMatchObject({ 'cash-at-provider': dear.price });
    const [receipt, note, ...more] = await documentsOf(ana, orderId);
    expect(more).toEqual([]);
    expect([receipt?.series, note?.series, note?.number, note?.total]).toEqual([
      'receipt',
      'credit-note',
      1,
      dear.price,
    ]);
    const mails = (await ana.mailbox()) as unknown as { subject: string; text: string; files: string[] }[];
    const back = mails.filter(
      ({ subject, files }) => /devolvimos|crédito/.test(subject) || files.includes('nota-de-credito-1.pdf'),
    );
    expect(back).toMatchObject([
      {
        subject: expect.stringMatching(/^Te devolvimos tu dinero: LT-/),
        text: expect.stringContaining('La nota de crédito N.º 1 va adjunta'),
        files: ['nota-de-credito-1.pdf'],
      },
    ]);
    expect((await beto.get(`/v1/documents/${note?.documentId}/pdf`)).status).toBe(404);
  });

  it('leaves one of two games in the books as if it alone had been sold', async () => {
    const { orderId } = await beto.buys([cheap, (await shop.games())[2] as Game]);
    await shop.settles();
    const before = await booked(orderId);
    expect((await beto.post(`/v1/orders/${orderId}/refunds`, { lines: [cheap.id] })).status).toBe(200);
    await shop.settles();

    const after = await booked(orderId);
    expect(after['cash-at-provider']).toBe((before['cash-at-provider'] ?? 0) - cheap.price);
    expect(Object.values(after).reduce((sum, amount) => sum + amount, 0)).toBe(0);
    expect(after.refunds).toBeUndefined();
    expect((await documentsOf(beto, orderId)).map(({ series, total }) => [series, total])).toEqual([
      ['receipt', before['cash-at-provider']],
      ['credit-note', cheap.price],
    ]);
  });

  it('by a transfer of our own leaves our bank account, and the provider keeps what it has', async () => {
    const [, , third] = (await shop.games()) as [Game, Game, Game];
    const [staff, carla] = [await Staff.signsIn(shop), await shop.aPlayer()];
    const { orderId } = await carla.buys([third]);
    await shop.settles();
    await plays(shop, carla, third, 200);
    await shop.timePasses(days(91));
    const {
      body: { refundId },
    } = await requestsRefund(carla, orderId, { words: 'Dejó de funcionar.' });
    await staff.post(`refunds/${refundId}/approve`, { reason: 'Falla conocida' });
    await becomes(shop, refundId, 'failed');
    const sold = await booked(orderId);
    expect(sold).toMatchObject({ 'cash-at-provider': third.price });

    const transfer = { reference: 'TEF 20261121-0042' };
    expect((await staff.post(`refunds/${refundId}/record-transfer`, transfer)).body).toMatchObject({
      state: 'completed',
      how: 'transferred',
    });
    await staff.post(`refunds/${refundId}/record-transfer`, transfer);
    await shop.settles();

    expect(await booked(orderId)).toEqual({ 'cash-at-provider': third.price, bank: -third.price });
    expect((await documentsOf(carla, orderId)).map(({ series, total }) => [series, total])).toEqual([
      ['receipt', third.price],
      ['credit-note', third.price],
    ]);
  });

  it('is the same when the books are written again', async () => {
    await expectInvariants(shop);
  });
});

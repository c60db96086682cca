import { startShop, type Shop } from '../../support/shop.js';
import { Subscriber } from '../../support/subscriber.js';
import { Staff } from '../backoffice/console.js';
import { requestsRefund, becomes } from '../refunds/returning.js';

type Shown = { lines: { rows: { note?: string }[] } };

describe('a plan that is subscribed to on one day and found paid on the next', () => {
  let shop: Shop;
  let ana: Subscriber;
  let orderId: string;

  const days = 'Del 1 de febrero de 2027 al 28 de febrero de 2027';
  const documents = async (): Promise<{ documentId: string; series: string }[]> =>
    (await ana.player.get<{ documents: { documentId: string; series: string }[] }>(`/v1/orders/${orderId}/documents`))
      .body.documents;
  const reply = async (series: string): Promise<{ words: Shown; page: string }> => {
    const path = `/v1/documents/${(await documents()).find((document) => document.series === series)?.documentId}`;
    return {
      words: (await ana.player.get<Shown & Record<string, unknown>>(path)).body,
      page: String((await ana.player.get(`${path}/html`)).body),
    };
  };

  beforeAll(async () => {
    shop = await startShop({ begins: '2027-02-01T01:00:00.000Z' });
    // Two minutes before the first of February in Santiago.
    await shop.clockReaches('2027-02-01T02:58:00.000Z');
    ana = await Subscriber.withCard(shop);
    await shop.bank.fails('authorize', 'applyThenDrop');
    await shop.bank.fails('oneclickStatus', 'http', { status: 502, times: 5 });
    const { status, body } = await ana.subscribes();
    if (status !== 202) throw new Error(`the answer was not lost: ${status} ${JSON.stringify(body)}`);
    await shop.clockReaches('2027-02-01T04:00:00.000Z');
    const { rows } = await shop.sql.query<{ id: string }>(
      'select order_id as id from ordering.orders where person_id = $1',
      [ana.player.id],
    );
    orderId = rows[0]?.id ?? '';
  });
  afterAll(() => shop?.close());

  it('runs from the day on which the money was found', async () => {
    expect(await ana.plan()).toMatchObject({ status: 'active', next_billing_date: '2027-03-01' });
  });

  it('is receipted with the days that it runs', async () => {
    const [mail, ...more] = await ana.receipts();
    expect(more).toEqual([]);
    expect(mail?.text).toContain(days);
    const { words, page } = await reply('receipt');
    expect(words.lines.rows.map(({ note }) => note)).toEqual([days]);
    expect(page).toContain(days);
  });

  it("shows these days to its buyer and to the shop's people", async () => {
    const plan = { from: '2027-02-01', until: '2027-03-01', planId: 'monthly', title: { es: 'Plan mensual' } };
    expect((await ana.player.get(`/v1/payment/order/${orderId}`)).body).toMatchObject({ plan });
    expect((await (await Staff.signsIn(shop)).get(`orders/${orderId}`)).body).toMatchObject({ plan });
  });

  it('names them in the credit note, too', async () => {
    const { status, body } = await requestsRefund(ana.player, orderId);
    expect(status).toBe(200);
    await becomes(shop, body.refundId, 'completed');
    await shop.settles();

    const { words, page } = await reply('credit-note');
    expect(words.lines.rows.map(({ note }) => note)).toEqual([days]);
    expect(page).toContain(days);
  });
});

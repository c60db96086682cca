import { days } from '../../../api/kernel/instant.js';
import { startShop, type Checkout, type Player, type Shop } from '../../support/shop.js';
import { aColleague, Staff } from '../backoffice/console.js';

const HEAD = 'Fecha Venta;Tipo Transacción;Orden de Compra;Código Autorización;Monto';

interface Line {
  id: string;
  fileName: string | null;
  rows: number;
  matched: number;
  differing: number;
  isRepeat: boolean;
  importedByName: string | null;
  importedAt: string;
}

interface Result extends Line {
  differences: Record<
    | 'kind'
    | 'subject'
    | 'expected'
    | 'found'
    | 'incidentId'
    | 'incidentStatus'
    | 'paymentId'
    | 'buyOrder'
    | 'orderId'
    | 'orderNumber',
    string | null
  >[];
}

describe('the settlement files that were compared', () => {
  let shop: Shop;
  let clerk: Player;
  let looker: Player;
  let [matching, lacking]: Checkout[] = [];
  let file: string;

  const day = async (): Promise<string> =>
    new Intl.DateTimeFormat('es-CL', {
      timeZone: 'America/Santiago',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    }).format(new Date(await shop.now()));
  const compares = (text: string, fileName?: string) =>
    clerk.post<Result>('/v1/admin/settlements', { file: text, fileName });
  const looksInto = (text: string) => clerk.post('/v1/admin/settlements/preview', { file: text });
  const listed = async (): Promise<Line[]> => (await clerk.get<Line[]>('/v1/admin/settlements')).body;

  beforeAll(async () => {
    shop = await startShop();
    const admin = await Staff.signsIn(shop);
    clerk = await aColleague(shop, admin, 'Conciliación', [
      'console:open',
      'settlement:import',
      'incident:read',
      'incident:resolve',
    ]);
    looker = await aColleague(shop, admin, 'Mira', ['console:open', 'incident:read', 'payment:read']);
    // A day of its own, on which nothing else was sold.
    await shop.timePasses(days(3));
    const buyer = await shop.aPlayer();
    [matching, lacking] = [
      await buyer.buys((await shop.games()).slice(0, 1)),
      await buyer.buys((await shop.games()).slice(1, 2)),
    ];
    await shop.settles();
    const { buyOrder, amount } = await shop.bank.transaction(matching.token);
    const on = await day();
    file = [HEAD, `${on};Venta;${buyOrder};1213;${amount}`, `${on};Venta;FORASTERA1;1213;5990`].join('\r\n');
  });
  afterAll(() => shop?.close());

  it('are none at first, and a look into a file compares and keeps nothing', async () => {
    const { amount } = await shop.bank.transaction(matching?.token ?? '');
    const { status, body } = await looksInto(file);

    expect(status).toBe(200);
    expect(body).toMatchObject({
      rows: 2,
      sales: { count: 2, amount: amount + 5_990 },
      refunds: { count: 0, amount: 0 },
      earlier: null,
    });
    expect(body.first).toMatchObject([
      { line: 2, kind: 'sale', amount },
      { line: 3, kind: 'sale', buyOrder: 'FORASTERA1', authorizationCode: '1213', amount: 5_990 },
    ]);
    expect(await listed()).toEqual([]);
    expect((await clerk.get<unknown[]>('/v1/admin/incidents')).body).toEqual([]);
  });

  it('are kept with who, when and what came of them; each difference leads to its payment, order and incident', async () => {
    const { status, body } = await compares(file, 'liquidacion-21.csv');

    const { paymentId, buyOrder } = await shop.attempt(lacking?.token ?? '');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      fileName: 'liquidacion-21.csv',
      rows: 2,
      matched: 1,
      differing: 2,
      isRepeat: false,
      importedById: clerk.id,
      importedByName: expect.any(String),
    });
    expect(body.differences).toEqual([
      {
        kind: 'settlement-not-ours',
        subject: 'FORASTERA1',
        expected: '0',
        found: '5990',
        incidentId: expect.any(String),
        incidentStatus: 'open',
        paymentId: null,
        buyOrder: null,
        orderId: null,
        orderNumber: null,
      },
      {
        kind: 'settlement-missing',
        subject: paymentId,
        expected: expect.stringMatching(/^\d+$/),
        found: '0',
        incidentId: expect.any(String),
        incidentStatus: 'open',
        paymentId,
        buyOrder,
        orderId: lacking?.orderId,
        orderNumber: expect.stringMatching(/^LT-/),
      },
    ]);
    const [line, ...more] = await listed();
    expect(more).toEqual([]);
    expect(line).toMatchObject({ id: body.id, fileName: 'liquidacion-21.csv', matched: 1, differing: 2 });
    expect(Math.abs(Date.parse(line?.importedAt ?? '') - Date.parse(await shop.now()))).toBeLessThan(60_000);
    expect((await clerk.get<Result>(`/v1/admin/settlements/${body.id}`)).body).toEqual(body);
  });

  it('tell that the very same file was compared before, and what became of its incidents', async () => {
    const [earlier] = await listed();
    expect((await looksInto(file)).body).toMatchObject({
      earlier: { id: earlier?.id, importedByName: earlier?.importedByName },
    });
    const { body: again } = await compares(file);
    expect(again).toMatchObject({ fileName: null, isRepeat: true, matched: 1, differing: 2 });

    const path = `/v1/admin/incidents/${again.differences[0]?.incidentId}/resolve`;
    expect((await clerk.post(path, { reason: 'Es de la otra tienda' })).status).toBe(200);

    const { body: first } = await clerk.get<Result>(`/v1/admin/settlements/${earlier?.id}`);
    expect(first.differences.map(({ incidentStatus }) => incidentStatus)).toEqual(['resolved', 'open']);
    expect((await listed()).map(({ isRepeat }) => isRepeat)).toEqual([true, false]);
    expect(
      (await clerk.get<Line[]>(`/v1/admin/settlements?filter=${encodeURIComponent('{"q":"LIQUIDACION"}')}`)).body.map(
        ({ id }) => id,
      ),
    ).toEqual([earlier?.id]);
  });

  it('hold none that could not be read: the answer names the columns that are missing, or the line', async () => {
    const kept = (await listed()).length;
    const unreadable = (line: number, column: string) => ({
      status: 422,
      body: { code: 'settlement-unreadable', line, column },
    });

    for (const ask of [looksInto, compares]) {
      expect(await ask('Informe del banco\nFecha Venta;Monto\n21/11/2026;1')).toMatchObject(
        unreadable(2, 'kind, buyOrder, authorizationCode'),
      );
      expect(await ask(`${HEAD}\n21/11/2026;Venta;B1;1213;mucho`)).toMatchObject(unreadable(2, 'amount'));
      for (const empty of ['', ' \n', HEAD])
        expect(await ask(empty)).toMatchObject({ status: 422, body: { code: 'settlement-empty' } });
      expect((await ask('x'.repeat(8_000_001))).status).toBe(422);
      expect((await ask('x'.repeat(16_000_000))).status).toBe(413);
    }

    expect(await listed()).toHaveLength(kept);
  });

  it('are for those alone who may import one', async () => {
    const [{ id } = { id: '' }] = await listed();
    const request = [
      looker.get('/v1/admin/settlements'),
      looker.get(`/v1/admin/settlements/${id}`),
      looker.post('/v1/admin/settlements/preview', { file }),
    ];

    expect((await Promise.all(request)).map(({ status }) => status)).toEqual([403, 403, 403]);
    expect((await clerk.get('/v1/admin/settlements/019a9f5e-7c1b-7d3e-8f10-0123456789ab')).status).toBe(404);
    expect((await clerk.get('/v1/admin/settlements/nothing')).status).toBe(404);
  });
});

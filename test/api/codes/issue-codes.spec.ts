import { startShop, type Game, type Shop } from '../../support/shop.js';
import { Staff } from '../backoffice/console.js';
import { aCode, requests } from './codes.js';

describe('issuing codes at the console', () => {
  let shop: Shop;
  let admin: Staff;
  let game: Game;
  beforeAll(async () => {
    shop = await startShop();
    admin = await Staff.signsIn(shop);
    game = (await shop.games())[0] as Game;
  });
  afterAll(() => shop?.close());
  const rules = { kind: 'percent', percent: 20, purpose: 'Colegios de Valparaíso' };

  it('makes a word a code once', async () => {
    const made = await admin.post('codes', {
      ...rules,
      text: 'Volcán 2026',
      validFrom: '2026-09-06',
      validUntil: '2026-12-31',
    });
    expect([made.status, made.body]).toEqual([
      200,
      expect.objectContaining({
        text: 'VOLCÁN 2026',
        percent: 20,
        validFrom: '2026-09-06T04:00:00.000Z',
        validUntil: '2027-01-01T03:00:00.000Z',
        used: 0,
      }),
    ]);
    expect((await admin.post('codes', { ...rules, percent: 90, text: 'volcan-2026' })).body).toMatchObject({
      code: 'code-taken',
    });
    expect((await admin.post('codes', { ...rules, text: 'A-B' })).body).toMatchObject({ code: 'code-too-short' });
  });

  it('makes a batch whose texts are told once, and keeps hashes of them', async () => {
    const { body } = await admin.post<{ batchId: string; codes: string[] }>('codes/batches', {
      ...rules,
      count: 120,
      uses: 1,
    });
    expect(new Set(body.codes).size).toBe(120);
    const { body: lines } = await admin.list<{ id: string; text: string | null; hint: string }>('codes', {
      filter: { batchId: body.batchId },
      range: [0, 199],
    });

    expect(lines.map(({ text }) => text)).toEqual(Array(120).fill(null));
    expect(lines.map(({ hint }) => hint).sort()).toEqual(body.codes.map((text) => text.slice(-4)).sort());
    const kept = JSON.stringify([
      (await shop.sql.query('select data from es.events where type = $1', ['CodeIssued'])).rows,
      (await shop.sql.query('select * from code_texts.chosen')).rows,
    ]);
    for (const text of body.codes) expect(kept).not.toContain(text.replaceAll('-', ''));
    expect((await requests(await shop.aPlayer(), [game.id], body.codes[7] ?? '')).status).toBe(200);
  });

  it('draws codes that nobody can use until they are issued, once however often that is asked', async () => {
    const batch = { ...rules, count: 3 };
    const { body: drawn } = await admin.post<{ batchId: string; codes: string[] }>('codes/batches/draw', batch);
    expect((await requests(await shop.aPlayer(), [game.id], drawn.codes[0] ?? '')).body.code).toBe('code-unknown');

    const issued = [
      await admin.post('codes/batches', { ...batch, ...drawn }),
      await admin.post('codes/batches', { ...batch, ...drawn }),
    ];
    expect(issued).toMatchObject([
      { status: 200, body: drawn },
      { status: 200, body: drawn },
    ]);
    expect((await admin.list('codes', { filter: { batchId: drawn.batchId } })).body).toHaveLength(3);
    expect((await requests(await shop.aPlayer(), [game.id], drawn.codes[0] ?? '')).status).toBe(200);
  });

  it.each([
    ['chosen words', ['FERIA-2026', 'FERIA-2027']],
    ['fewer codes than were asked for', ['K7QM-3FXP-9TDA']],
  ])('issues no batch of %s', async (_, codes) => {
    const { status, body } = await admin.post<{ errors: { path: string }[] }>('codes/batches', {
      ...rules,
      count: 2,
      codes,
    });
    expect([status, body.errors.map(({ path }) => path)]).toEqual([422, ['codes']]);
  });

  it('switches a batch off with a reason, of which the audit log tells', async () => {
    const { body } = await admin.post<{ batchId: string; codes: string[] }>('codes/batches', { ...rules, count: 3 });
    const {
      body: [line],
    } = await admin.list<{ id: string }>('codes', { filter: { batchId: body.batchId } });
    await admin.post(`codes/${line?.id}/deactivate-batch`, { reason: 'Se imprimieron mal' });

    for (const text of body.codes)
      expect((await requests(await shop.aPlayer(), [game.id], text)).body.code).toBe('code-inactive');
    await shop.settles();
    const { body: entries } = await admin.list<{ action: string; reason: string | null }>('audit', { range: [0, 20] });
    expect(entries.filter(({ action }) => action === 'CodeDeactivated').map(({ reason }) => reason)).toEqual(
      Array(3).fill('Se imprimieron mal'),
    );
  });

  it('shows uses with their orders, and tries a code on a cart', async () => {
    const [code, ana] = [await aCode(shop, { percent: 50 }), await shop.aPlayer()];
    const { body } = await requests(ana, [game.id], code.text);

    const { body: shown } = await admin.get<{ reserved: number; latestUses: unknown[] }>(`codes/${code.id}`);
    expect(shown).toMatchObject({
      reserved: 1,
      used: 0,
      latestUses: [
        { personId: ana.id, orderId: body.orderId, orderNumber: expect.stringMatching(/^LT-/), state: 'reserved' },
      ],
    });
    expect((await admin.post(`codes/${code.id}/preview`, { cart: [game.id] })).body).toMatchObject({
      why: null,
      totalBefore: game.price,
      totalAfter: Math.floor((game.price + 1) / 2),
    });
  });

  it.each([
    ['percent beyond 100', { percent: 101 }, 'percent'],
    ['a fraction', { percent: 12.5 }, 'percent'],
    ['no such kind', { kind: 'gold' }, 'kind'],
    ['a game that is none', { kind: 'game', gameId: 'x' }, 'gameId'],
    ['a day that is none', { validFrom: '2026-02-30' }, 'validFrom'],
    ['an end before the start', { validFrom: '2026-05-02', validUntil: '2026-05-01' }, 'validUntil'],
    ['an address in the purpose', { purpose: 'ana@example.test' }, 'purpose'],
  ])('refuses %s', async (_, wrong, path) => {
    const { status, body } = await admin.post<{ errors: { path: string }[] }>('codes', {
      ...rules,
      text: 'NUNCA-SERA',
      ...wrong,
    });
    expect([status, body.errors.map((error) => error.path)]).toEqual([422, [path]]);
  });
});

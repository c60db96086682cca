import { randomUUID } from 'node:crypto';
import { expectInvariants } from '../../support/invariants.js';
import { patient } from '../../support/patience.js';
import { startShop, type Player, type Shop } from '../../support/shop.js';
import { aColleague, Staff } from '../backoffice/console.js';
import { ACCOUNT, PAID, released, requested, studiosToPay, type StudioToPay } from './studios-to-pay.js';

interface FilePayout {
  payoutId: string;
  developerName: string;
  paid: number;
  reference: string;
  state: string;
}
interface BankFile {
  id: string;
  number: number;
  count: number;
  sum: number;
  waiting: number;
  paid: number;
  failed: number;
  canDownload: boolean;
  madeBy: { id: string };
  withdrawnBy: { id: string } | null;
  withdrawnBecause: string | null;
  payouts: FilePayout[];
  code?: string;
  message?: string;
}
interface Next {
  count: number;
  sum: number;
  leftOut: { payoutId: string; developerName: string; why: string }[];
}
interface Recorded {
  recorded: number;
  sum: number;
  untouched: { payoutId: string; why: string }[];
  file: BankFile;
  code?: string;
}

const HEAD =
  '\uFEFFRUT beneficiario;Nombre beneficiario;Banco;Tipo de cuenta;Número de cuenta;Monto;Correo;Referencia\r\n';
/** What a person may type who wants to reach more than their own line. */
const HOSTILE = {
  holder: `=cmd|' /C calc'!A0;"Ñandú"\u2028🎮`,
  bank: '@Banco;de "Chile"',
  kind: 'checking',
  number: '00-12.345 678',
};

describe('the file of pay-outs for the bank', () => {
  let shop: Shop;
  let admin: Staff;
  let eva: Player;
  let leo: Player;
  let both: [Player, Player];
  let hostile: StudioToPay;
  let second: StudioToPay;
  let third: StudioToPay;
  let fourth: StudioToPay;
  let abroad: StudioToPay;
  beforeAll(async () => {
    shop = await startShop({ begins: '2027-01-05T15:00:00.000Z' });
    admin = await Staff.signsIn(shop);
    eva = await aColleague(shop, admin, 'Pagos 1', ['payout:read', 'payout:release']);
    leo = await aColleague(shop, admin, 'Pagos 2', ['payout:read', 'payout:release']);
    both = [eva, leo];
    const applications = [{}, {}, {}, {}, { country: 'PE', taxId: '20123456789' }];
    const studios = await studiosToPay(shop, admin, applications);
    [hostile, second, third, fourth, abroad] = studios as [
      StudioToPay,
      StudioToPay,
      StudioToPay,
      StudioToPay,
      StudioToPay,
    ];
    expect((await hostile.owner.put(`${hostile.path}/payout-account`, HOSTILE)).status).toBe(200);
    await shop.timePasses(72 * 3_600_000);
  }, patient(300_000));
  afterAll(() => shop?.close());

  const decides = (who: Player, payoutId: string, what: string, body: unknown = {}) =>
    who.post<{
      state: string;
      code?: string;
      account: unknown;
      bankFile: { number: number; reference: string } | null;
    }>(`/v1/admin/payouts/${payoutId}/${what}`, body);
  const makes = (who: Player, fileId = randomUUID()) => who.post<BankFile>('/v1/admin/bank-files', { fileId });
  const next = async (who: Player): Promise<Next> => (await who.get<Next>('/v1/admin/bank-files/next')).body;
  const reads = async (id: string): Promise<BankFile> => (await eva.get<BankFile>(`/v1/admin/bank-files/${id}`)).body;
  const downloads = async (id: string, { token } = eva) => {
    const reply = await fetch(`${shop.url}/v1/admin/bank-files/${id}/csv`, {
      headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
    });
    return { status: reply.status, headers: reply.headers, text: Buffer.from(await reply.arrayBuffer()).toString() };
  };
  const records = (who: Player, id: string, reference: string) =>
    who.post<Recorded>(`/v1/admin/bank-files/${id}/record-paid`, { reference });
  const putsBack = (who: Player, id: string) =>
    who.post<BankFile>(`/v1/admin/bank-files/${id}/put-back`, { reason: 'Se hizo por error' });
  const plainLine = ({ owner }: StudioToPay, number: string, reference: string): string =>
    `12345678-5;Ana Rojas;BancoEstado;Cuenta vista;${number};${PAID};${owner.email};${reference}\r\n`;

  let first: BankFile;
  let ofHostile: string;
  let ofSecond: string;
  let ofThird: string;

  it('is not made of nothing', async () => {
    ofThird = await requested(third);
    expect(await next(eva)).toEqual({ count: 0, sum: 0, leftOut: [] });
    expect(await makes(eva)).toMatchObject({
      status: 409,
      body: { code: 'bank-file-empty', message: 'No hay pagos liberados que falten en una nómina.' },
    });
  });

  it('holds whom the released pay-outs go to, and is the same bytes each time', async () => {
    ofHostile = await released(hostile, both);
    ofSecond = await released(second, both);
    expect(await next(eva)).toEqual({ count: 2, sum: 2 * PAID, leftOut: [] });

    const fileId = randomUUID();
    first = (await makes(eva, fileId)).body;
    expect(first).toMatchObject({ id: fileId, number: 1, count: 2, sum: 2 * PAID, waiting: 2, canDownload: true });
    const { status, headers, text } = await downloads(fileId);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="ludoteca-nomina-1.csv"');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(text).toBe(
      HEAD +
        `12345678-5;"'=cmd|' /C calc'!A0;""Ñandú"" 🎮";"'@Banco;de ""Chile""";Cuenta corriente;0012345678;${PAID};${hostile.owner.email};LUD00001N001\r\n` +
        plainLine(second, '00987654', 'LUD00001N002'),
    );
    expect((await makes(eva, fileId)).body).toEqual(first);
    expect((await downloads(fileId, leo)).text).toBe(text);
    expect(await next(leo)).toMatchObject({ count: 0 });
  });

  it('keeps the accounts out of the log, and from pages that need them no longer', async () => {
    const page = (await eva.get(`/v1/admin/payouts/${ofHostile}`)).body;
    expect(page).toMatchObject({ account: null, bankFile: { number: 1, reference: 'LUD00001N001' } });
    expect(JSON.stringify(await reads(first.id))).not.toMatch(/0012345678|Ñandú/);
    const { rows } = await shop.sql.query<{ type: string; data: string }>(
      `select type, data::text from es.events where data::text like '%' || $1 || '%'`,
      [first.id],
    );
    expect(rows.map(({ type }) => type).sort()).toEqual(['BankFileMade', 'PayoutSentToBank', 'PayoutSentToBank']);
    const kept = await shop.sql.query<{ text: string }>(
      'select l::text as text from payouts.bank_file_lines l union all select e.data::text from es.events e',
    );
    expect(kept.rows.filter(({ text }) => /12345678|98765?4|ndú|Ana Rojas/.test(text))).toEqual([]);
    await shop.settles();
    const audit = await admin.list<{ action: string; actorId: string }>('audit', { filter: { actorId: eva.id } });
    expect(audit.body.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['BankFileMade', 'PayoutSentToBank', 'PayoutApproved']),
    );
  });

  it('gives no pay-out to two people who make a file at the same time', async () => {
    await decides(eva, ofThird, 'approve');
    await decides(leo, ofThird, 'release');
    await released(fourth, both);
    const answers = await Promise.all([eva, leo, eva, leo, eva, leo].map((who) => makes(who)));
    const made = answers.filter(({ status }) => status === 200).map(({ body }) => body);
    expect(answers.filter(({ body }) => body.code === 'bank-file-empty')).toHaveLength(5);
    expect(made.map(({ number, count }) => [number, count])).toEqual([[2, 2]]);
    expect((await downloads(made[0]?.id ?? '')).text).toBe(
      HEAD + plainLine(third, '00987654', 'LUD00002N001') + plainLine(fourth, '00987654', 'LUD00002N002'),
    );
    const { body } = await eva.get<BankFile[]>('/v1/admin/bank-files');
    expect(body.map(({ number, sum }) => [number, sum])).toEqual([
      [2, 2 * PAID],
      [1, 2 * PAID],
    ]);
  });

  it('pays the account of the release: none can be changed until the transfer is recorded or failed', async () => {
    const account = { ...ACCOUNT, number: '55550000' };
    const change = () => second.owner.put<{ code?: string }>(`${second.path}/payout-account`, account);
    expect((await change()).body.code).toBe('payout-under-way');
    expect((await decides(eva, ofSecond, 'fail', { why: 'account-closed' })).body.state).toBe('failed');
    expect((await change()).status).toBe(200);

    expect(await downloads(first.id)).toMatchObject({ status: 409, text: expect.stringContaining('pay twice') });
    expect(await reads(first.id)).toMatchObject({ waiting: 1, failed: 1, canDownload: false });
    expect(await next(eva)).toEqual({ count: 0, sum: 0, leftOut: [] });

    const again = await requested(second);
    await decides(eva, again, 'approve');
    expect((await decides(leo, again, 'release')).body.code).toBe('payout-account-waits');
    await shop.timePasses(72 * 3_600_000);
    expect((await decides(leo, again, 'release')).body).toMatchObject({
      state: 'released',
      account: { number: '55550000' },
    });
    const { body } = await makes(leo);
    expect((await downloads(body.id)).text).toBe(HEAD + plainLine(second, '55550000', 'LUD00003N001'));
  });

  it('is recorded in one step, which leaves out what is over', async () => {
    const { body } = await records(leo, first.id, 'NOM 7781');
    expect(body).toMatchObject({
      recorded: 1,
      sum: PAID,
      untouched: [{ payoutId: ofSecond, why: 'failed' }],
      file: { waiting: 0, paid: 1, failed: 1, canDownload: false },
    });
    const story = (await eva.get(`/v1/admin/payouts/${ofHostile}`)).body;
    expect(story).toMatchObject({ state: 'paid', reference: 'NOM 7781', bankFile: { reference: 'LUD00001N001' } });
    expect((await records(eva, first.id, 'NOM 7782')).body).toMatchObject({
      recorded: 0,
      untouched: [{ why: 'paid' }, { why: 'failed' }],
    });
    await shop.settles();
    const { rows } = await shop.sql.query<{ count: number }>(
      `select count(*)::int from books.entries where event_type = 'PayoutPaid' and account = 'bank' and amount = $1`,
      [-PAID],
    );
    expect(rows[0]?.count).toBe(1);
    expect((await putsBack(leo, first.id)).body.code).toBe('bank-file-executed');
    expect((await records(eva, first.id, 'a name')).status).toBe(422);
  });

  it('is put back by another person, and then pays nothing', async () => {
    const two = (await eva.get<BankFile[]>('/v1/admin/bank-files')).body.find(({ number }) => number === 2);
    const [maker, other] = two?.madeBy.id === eva.id ? [eva, leo] : [leo, eva];
    const id = two?.id ?? '';
    expect((await putsBack(maker, id)).body).toMatchObject({
      code: 'bank-file-own',
      message: expect.stringContaining('Otra persona tiene que devolverla'),
    });
    expect((await maker.post(`/v1/admin/bank-files/${id}/put-back`, { reason: '' })).status).toBe(422);
    const ofFourth = (await reads(id)).payouts.at(-1)?.payoutId;
    await decides(eva, ofFourth ?? '', 'fail', { why: 'bank-refused' });
    const { body } = await putsBack(other, id);
    expect(body).toMatchObject({ withdrawnBy: { id: other.id }, withdrawnBecause: 'Se hizo por error', waiting: 0 });
    expect(body.payouts.map(({ payoutId }) => payoutId)).toEqual([ofThird, ofFourth]);
    expect((await putsBack(maker, id)).status).toBe(200);

    expect(await downloads(id)).toMatchObject({ status: 409, text: expect.stringContaining('was put back') });
    expect((await records(eva, id, 'NOM 1')).body.code).toBe('bank-file-withdrawn');
    const after = (await makes(eva)).body;
    expect(after).toMatchObject({ number: 4, count: 1 });
    expect((await downloads(after.id)).text).toBe(HEAD + plainLine(third, '00987654', 'LUD00004N001'));
    await records(leo, after.id, 'NOM 7790');
    expect(await reads(after.id)).toMatchObject({ paid: 1, waiting: 0 });
    expect((await reads(id)).payouts.map(({ state }) => state)).toEqual(['put-back', 'failed']);
  });

  it('leaves out what it cannot pay, and says why', async () => {
    const [ofFourth, ofAbroad] = [await released(fourth, both), await released(abroad, both)];
    const why = async (who: Player): Promise<string[][]> =>
      (await next(who)).leftOut.map(({ payoutId, why }) => [payoutId, why]);
    expect(await why(eva)).toEqual([[ofAbroad, 'abroad']]);

    await shop.sql.query(
      `insert into developers.members (person_id, developer_id, role, since) values ($1, $2, 'reader', now())`,
      [leo.id, fourth.id],
    );
    expect(await why(leo)).toEqual([
      [ofFourth, 'own'],
      [ofAbroad, 'abroad'],
    ]);
    expect((await makes(leo)).body.code).toBe('bank-file-empty');
    await shop.sql.query('delete from developers.members where person_id = $1', [leo.id]);

    // No request leads to this: the account cannot be changed while a pay-out is released.
    const waits = (until: string) =>
      shop.sql.query(`update payouts.studios set no_release_before = ${until} where developer_id = $1`, [fourth.id]);
    await waits(`'2099-01-01'`);
    expect(await why(eva)).toEqual([
      [ofFourth, 'account-changed'],
      [ofAbroad, 'abroad'],
    ]);
    await waits('null');

    // As after the erasure of the person who applied.
    await shop.sql.query('delete from developers.applications where developer_id = $1', [fourth.id]);
    expect(await why(eva)).toEqual([
      [ofFourth, 'account-missing'],
      [ofAbroad, 'abroad'],
    ]);
    expect((await decides(eva, ofFourth, 'fail', { why: 'account-closed' })).body.state).toBe('failed');
    const byHand = await decides(eva, ofAbroad, 'record-paid', { reference: 'SWIFT 81' });
    expect(byHand.body).toMatchObject({ state: 'paid', bankFile: null });
    expect(await why(eva)).toEqual([]);
  });

  it('is for those who release pay-outs alone', async () => {
    const reader = await aColleague(shop, admin, 'Pagos 3', ['payout:read']);
    for (const who of [reader, hostile.owner]) {
      expect((await makes(who)).status).toBe(403);
      expect((await who.get('/v1/admin/bank-files')).status).toBe(403);
      expect((await who.get('/v1/admin/bank-files/next')).status).toBe(403);
      expect((await downloads(first.id, who)).status).toBe(403);
      expect((await records(who, first.id, 'NOM 1')).status).toBe(403);
      expect((await putsBack(who, first.id)).status).toBe(403);
    }
    expect(await eva.get(`/v1/admin/bank-files/${randomUUID()}`)).toMatchObject({
      status: 404,
      body: { code: 'bank-file-unknown' },
    });
  });

  it(
    'leaves a shop in which everything adds up',
    async () => {
      await shop.settles();
      await expectInvariants(shop);
    },
    patient(300_000),
  );
});

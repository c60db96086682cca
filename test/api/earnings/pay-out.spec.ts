import { randomUUID } from 'node:crypto';
import { aStudio } from '../../support/applications.js';
import { startShop, type Game, type Player, type Shop } from '../../support/shop.js';
import { aColleague, Staff } from '../backoffice/console.js';
import { monthCloses, returnsEnd } from './studio-reads.js';

interface Payout {
  id: string;
  state: string;
  amount: number;
  withheld: number;
  paid: number;
  promisedFor: string;
  why: string | null;
}

interface Payouts {
  payable: number;
  canDecide: boolean;
  account: { last4: string } | null;
  noReleaseBefore: string | null;
  taxDocument: { kind: string; isValid: boolean } | null;
  open: (Payout & { queuePlace: number }) | null;
  payouts: Payout[];
  code?: string;
}

const TAX_DOCUMENT = { kind: 'fees-note', number: 'F-1', expiresOn: '2030-06-30' };
const ACCOUNT = { holder: 'Coigüe SpA', bank: 'BancoEstado', kind: 'checking', number: '99887766' };

describe('paying a studio out', () => {
  let shop: Shop;
  let admin: Staff;
  let eva: Player;
  let leo: Player;
  let game: Game;
  beforeAll(async () => {
    shop = await startShop();
    admin = await Staff.signsIn(shop);
    eva = await aColleague(shop, admin, 'Pagos 1', ['payout:read', 'payout:release']);
    leo = await aColleague(shop, admin, 'Pagos 2', ['payout:read', 'payout:release']);
    game = (await shop.games())[0] as Game;
  });
  afterAll(() => shop?.close());

  /** A studio whose game was sold so often, with the statement of it, and no sale that may still go back. */
  const aStudioThatSold = async (times: number): Promise<{ owner: Player; studio: string; path: string }> => {
    const owner = await shop.aPlayer({ language: 'en' });
    const studio = await aStudio(shop, admin, owner);
    await shop.settles();
    await shop.sql.query('update books.developers set developer_id = $1 where game_id = $2', [studio, game.id]);
    await shop.sql.query('insert into earnings.game_owners (game_id, since, developer_id) values ($1, $2, $3)', [
      game.id,
      await shop.now(),
      studio,
    ]);
    for (let n = 0; n < times; n++) await (await shop.aPlayer()).buys([game]);
    await shop.settles();
    await monthCloses(shop);
    await returnsEnd(shop);
    return { owner, studio, path: `/v1/developer/studios/${studio}` };
  };
  const share = (times: number): number => {
    const net = Math.floor((200 * game.price + 119) / 238);
    return times * Math.round(net * 0.7);
  };
  const enough = (): number => Math.ceil(10_000 / share(1));
  const request = (player: Player, path: string, payoutId = randomUUID()) =>
    player.post<Payouts>(`${path}/payouts`, { payoutId });
  const readsOf = (player: Player, path: string) => player.get<Payouts>(`${path}/payouts`);
  const subjects = async (player: Player): Promise<string[]> => {
    await shop.settles();
    return (await player.mailbox()).map(({ subject }) => subject);
  };

  it('goes from the request over two people and the bank to the books', async () => {
    const { owner, path, studio } = await aStudioThatSold(enough());
    expect((await readsOf(owner, path)).body).toMatchObject({ payable: share(enough()), open: null, canDecide: true });

    const { status, body } = await request(owner, path);
    expect(status).toBe(200);
    expect(body).toMatchObject({ payable: 0, open: { state: 'requested', amount: share(enough()), queuePlace: 1 } });
    const id = body.open?.id ?? '';

    expect((await eva.post(`/v1/admin/payouts/${id}/approve`, {})).body).toMatchObject({
      code: 'payout-tax-document-missing',
    });
    await owner.put(`${path}/tax-document`, { ...TAX_DOCUMENT, taxDocumentId: randomUUID() });
    expect((await eva.post(`/v1/admin/payouts/${id}/approve`, {})).body).toMatchObject({ state: 'approved' });
    expect((await eva.post(`/v1/admin/payouts/${id}/release`, {})).body).toMatchObject({ code: 'payout-same-person' });
    const released = (await leo.post<Payout & { account: { number: string } }>(`/v1/admin/payouts/${id}/release`, {}))
      .body;
    expect(released).toMatchObject({ state: 'released', account: { number: '12 345 678' } });
    const { statements } = (
      await owner.get<{ statements: { gross: number; withheld: number; paid: number }[] }>(
        `${path}/earnings/statements`,
      )
    ).body;
    expect(statements).toMatchObject([{ gross: released.amount, withheld: released.withheld, paid: released.paid }]);
    expect(released.withheld).toBeGreaterThan(0);

    const done = await leo.post(`/v1/admin/payouts/${id}/record-paid`, { reference: 'TEF 4411' });
    expect(done.body).toMatchObject({ state: 'paid', account: null });
    await shop.settles();
    const { rows } = await shop.sql.query<{ account: string; amount: string }>(
      `select account, amount::text from books.entries where event_type = 'PayoutPaid' and event_id in
         (select event_id from books.entries where sub_account = $1) order by account`,
      [studio],
    );
    expect(rows.map(({ account, amount }) => [account, Number(amount)])).toEqual([
      ['bank', -released.paid],
      ['developer-payable', released.amount],
      ['withheld-tax', -released.withheld],
    ]);
    expect(await subjects(owner)).toEqual(expect.arrayContaining([expect.stringMatching(/^We transferred CLP/)]));
  });

  it('claims a balance once, however many ask at the same time', async () => {
    const { owner, path } = await aStudioThatSold(enough());
    const answers = await Promise.all(Array.from({ length: 50 }, () => request(owner, path)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'payout-open')).toHaveLength(49);
    const { body } = await readsOf(owner, path);
    expect(body).toMatchObject({ payable: 0, payouts: [{ amount: share(enough()) }] });
    expect(body.payouts).toHaveLength(1);
  });

  it('gives the balance back when the transfer fails, and says why', async () => {
    const { owner, path } = await aStudioThatSold(enough());
    const id = (await request(owner, path)).body.open?.id ?? '';
    await owner.put(`${path}/tax-document`, { ...TAX_DOCUMENT, taxDocumentId: randomUUID() });
    await eva.post(`/v1/admin/payouts/${id}/approve`, {});
    await leo.post(`/v1/admin/payouts/${id}/release`, {});
    await eva.post(`/v1/admin/payouts/${id}/record-paid`, { reference: 'TEF 4412' });
    expect((await eva.post(`/v1/admin/payouts/${id}/fail`, { why: 'account-closed' })).body).toMatchObject({
      state: 'failed',
      wasPaid: true,
    });
    expect((await readsOf(owner, path)).body).toMatchObject({
      payable: share(enough()),
      payouts: [{ state: 'failed', why: 'account-closed' }],
    });
    await shop.settles();
    const { rows } = await shop.sql.query<{ total: string }>(
      `select sum(amount)::text as total from books.entries where event_type in ('PayoutPaid', 'PayoutFailed')
         and account = 'developer-payable' and sub_account = (select developer_id::text from payouts.payouts where payout_id = $1)`,
      [id],
    );
    expect(Number(rows[0]?.total)).toBe(0);
    expect(await subjects(owner)).toContain('Your pay-out did not arrive: the money is still yours');
    expect((await request(owner, path)).body).toMatchObject({ open: { amount: share(enough()) } });
  });

  it('waits after a change of the account, which all owners are told of', async () => {
    const { owner, path } = await aStudioThatSold(enough());
    await owner.put(`${path}/tax-document`, { ...TAX_DOCUMENT, taxDocumentId: randomUUID() });
    const id = (await request(owner, path)).body.open?.id ?? '';
    await eva.post(`/v1/admin/payouts/${id}/approve`, {});
    expect((await owner.put<Payouts>(`${path}/payout-account`, ACCOUNT)).body).toMatchObject({
      account: { last4: '7766' },
      open: { state: 'requested' },
    });
    expect(await subjects(owner)).toContain('The bank account of Estudio Coigüe changed');
    await eva.post(`/v1/admin/payouts/${id}/approve`, {});
    expect((await leo.post(`/v1/admin/payouts/${id}/release`, {})).body).toMatchObject({
      code: 'payout-account-waits',
    });
    await shop.timePasses(72 * 3_600_000);
    expect((await leo.post(`/v1/admin/payouts/${id}/release`, {})).body).toMatchObject({
      state: 'released',
      account: { number: '99887766' },
    });
  });

  it('pays what a month has closed, never what the running one brings', async () => {
    const { owner, path } = await aStudioThatSold(enough());
    await (await shop.aPlayer()).buys([game]);
    await shop.settles();
    expect((await readsOf(owner, path)).body.payable).toBe(share(enough()));
    expect((await request(owner, path)).body).toMatchObject({ payable: 0, open: { amount: share(enough()) } });
    await monthCloses(shop);
    await returnsEnd(shop);
    expect((await readsOf(owner, path)).body.payable).toBe(share(1));
  });

  it('is the matter of its own studio, and of owners alone', async () => {
    const [mine, other] = [await aStudioThatSold(enough()), await aStudioThatSold(1)];
    expect((await readsOf(other.owner, mine.path)).status).toBe(404);
    expect((await request(other.owner, mine.path)).status).toBe(404);
    expect((await readsOf(other.owner, other.path)).body.payable).toBe(share(1));
    expect((await request(other.owner, other.path)).body.code).toBe('payout-below-threshold');

    const reader = await shop.aPlayer();
    await shop.sql.query(
      'insert into developers.members (person_id, developer_id, role, since) values ($1, $2, $3, now())',
      [reader.id, mine.studio, 'reader'],
    );
    expect((await readsOf(reader, mine.path)).body).toMatchObject({ payable: share(enough()), canDecide: false });
    expect((await request(reader, mine.path)).body.code).toBe('developer-role');
    expect((await reader.put<Payouts>(`${mine.path}/payout-account`, ACCOUNT)).body.code).toBe('developer-role');
    const taxDocument = await reader.put<Payouts>(`${mine.path}/tax-document`, {
      ...TAX_DOCUMENT,
      taxDocumentId: randomUUID(),
    });
    expect(taxDocument.body.code).toBe('developer-role');
  });

  it('announces the end of a tax document 60, 30 and 7 days before', async () => {
    const { owner, path } = await aStudioThatSold(0);
    const today = Date.parse(await shop.now());
    const expiresOn = new Date(today + 70 * 86_400_000).toISOString().slice(0, 10);
    await owner.put(`${path}/tax-document`, { ...TAX_DOCUMENT, taxDocumentId: randomUUID(), expiresOn });
    const mailed = async (): Promise<number> =>
      (await subjects(owner)).filter((subject) => subject.startsWith('A tax document of')).length;
    expect(await mailed()).toBe(0);
    await shop.timePasses(12 * 86_400_000);
    expect(await mailed()).toBe(1);
    await shop.timePasses(30 * 86_400_000);
    expect(await mailed()).toBe(2);
    await shop.timePasses(23 * 86_400_000);
    expect(await mailed()).toBe(3);
    expect((await readsOf(owner, path)).body.taxDocument).toMatchObject({ isValid: true });
  });
});

import { randomUUID } from 'node:crypto';
import { anotherServer, type AnotherServer } from '../../support/another-server.js';
import { atOneInstant } from '../../support/at-one-instant.js';
import { expectInvariants } from '../../support/invariants.js';
import { patient } from '../../support/patience.js';
import { startShop, type Answer, type Player, type Shop } from '../../support/shop.js';
import { aColleague, Staff } from '../backoffice/console.js';
import { PAID, released, studiosToPay, type StudioToPay } from './studios-to-pay.js';

interface Reply {
  code?: string;
  message?: string;
  count?: number;
  waiting?: number;
  withdrawnBy?: { id: string } | null;
  withdrawnBecause?: string | null;
  recorded?: number;
  sum?: number;
  untouched?: { why: string }[];
}

describe('people at two servers who do the same about a file for the bank at the same instant', () => {
  let shop: Shop;
  let other: AnotherServer;
  let eva: Player;
  let leo: Player;
  let mia: Player;
  /** Whose pay-outs are not requested yet. */
  let studios: StudioToPay[];
  beforeAll(async () => {
    shop = await startShop({ begins: '2027-01-05T15:00:00.000Z' });
    const admin = await Staff.signsIn(shop);
    const [one, two, three] = await Promise.all(
      ['Pagos 1', 'Pagos 2', 'Pagos 3'].map((role) => aColleague(shop, admin, role, ['payout:read', 'payout:release'])),
    );
    [eva, leo, mia] = [one, two, three] as [Player, Player, Player];
    studios = await studiosToPay(shop, admin, [{}, {}, {}, {}]);
    for (const studio of studios.splice(0, 2)) await released(studio, [eva, leo]);
    other = await anotherServer(shop);
  }, patient(300_000));
  afterAll(async () => {
    await other?.stop();
    await shop?.close();
  });

  /** @param at the server that this person's requests come to. */
  const does =
    ({ token }: Player, at: string, path: string, body: unknown) =>
    (): Promise<Answer<Reply>> =>
      shop.post<Reply>(`/v1/admin/bank-files${path}`, body, { token, at });
  const makes = async (who: Player): Promise<string> => {
    const fileId = randomUUID();
    expect((await does(who, shop.url, '', { fileId })()).body).toMatchObject({ count: 2 });
    return fileId;
  };
  const reads = async (fileId: string): Promise<Reply> => (await eva.get<Reply>(`/v1/admin/bank-files/${fileId}`)).body;
  /** What one was answered who came first, and what the other was. */
  const firstAndSecond = (answers: readonly Answer<Reply>[]): [Answer<Reply>, Answer<Reply>] => {
    const sorted = [...answers].sort((a, b) => a.status - b.status);
    expect(sorted.map(({ status }) => status)).toEqual([200, 409]);
    return sorted as [Answer<Reply>, Answer<Reply>];
  };
  const bankLines = async (): Promise<number[]> => {
    await shop.settles();
    const { rows } = await shop.sql.query<{ amount: number }>(
      `select amount::int from books.entries where event_type = 'PayoutPaid' and account = 'bank'`,
    );
    return rows.map(({ amount }) => amount);
  };

  it('make it: one holds all, and the other person reads that nothing is left', async () => {
    const ids = [randomUUID(), randomUUID()] as const;
    const answers = await atOneInstant(
      shop,
      does(eva, shop.url, '', { fileId: ids[0] }),
      does(leo, other.url, '', { fileId: ids[1] }),
    );

    const [made, refused] = firstAndSecond(answers);
    expect(made.body).toMatchObject({ count: 2, sum: 2 * PAID, waiting: 2 });
    expect(refused.body).toMatchObject({
      code: 'bank-file-empty',
      message: 'There is no released pay-out that is in no file yet.',
    });
    const facts = (await shop.facts('bank-files-shop')).map(({ type }) => type);
    expect(facts).toEqual(['BankFileMade']);
    const [file] = (await mia.get<{ id: string }[]>('/v1/admin/bank-files')).body;
    expect((await does(mia, shop.url, `/${file?.id}/put-back`, { reason: 'Se hizo por error' })()).status).toBe(200);
  });

  it('put it back: it is put back once, and both read by whom', async () => {
    const fileId = await makes(eva);
    const answers = await atOneInstant(
      shop,
      does(leo, shop.url, `/${fileId}/put-back`, { reason: 'Lo vio Leo' }),
      does(mia, other.url, `/${fileId}/put-back`, { reason: 'Lo vio Mia' }),
    );

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { withdrawnBy, withdrawnBecause } = await reads(fileId);
    expect([
      [leo.id, 'Lo vio Leo'],
      [mia.id, 'Lo vio Mia'],
    ]).toContainEqual([withdrawnBy?.id, withdrawnBecause]);
    for (const { body } of answers) expect(body).toMatchObject({ withdrawnBy, withdrawnBecause, waiting: 0 });
    const facts = (await shop.facts('bank-files-shop')).filter(({ data }) => data.fileId === fileId);
    expect(facts.map(({ type }) => type)).toEqual(['BankFileMade', 'BankFileWithdrawn']);
  });

  it('put it back and make the next: each pay-out is in one of them', async () => {
    const fileId = await makes(eva);
    const nextId = randomUUID();
    await Promise.all([
      does(leo, shop.url, `/${fileId}/put-back`, { reason: 'Se hizo por error' })(),
      does(mia, other.url, '', { fileId: nextId })(),
    ]);
    const { rows } = await shop.sql.query<{ files: number; payouts: number; lines: number }>(
      `select count(distinct bank_file_id)::int as files, count(*)::int as payouts,
              (select count(*)::int from payouts.bank_file_lines) as lines
         from payouts.payouts where bank_file_id is not null`,
    );
    expect([
      { files: 0, payouts: 0, lines: 0 },
      { files: 1, payouts: 2, lines: 2 },
    ]).toContainEqual(rows[0]);
    // Whichever came first, what waits is in a file again.
    if (rows[0]?.files === 1) await does(leo, shop.url, `/${nextId}/put-back`, { reason: 'Se hizo por error' })();
  });

  it('record it as paid: each transfer is booked once, under the number of who is said to have recorded it', async () => {
    const fileId = await makes(eva);
    const references = ['NOM 1', 'NOM 2'] as const;
    const answers = await atOneInstant(
      shop,
      does(leo, shop.url, `/${fileId}/record-paid`, { reference: references[0] }),
      does(mia, other.url, `/${fileId}/record-paid`, { reference: references[1] }),
    );

    const paid = await shop.sql.query<{ reference: string }>(
      `select reference from payouts.payouts where state = 'paid'`,
    );
    expect(paid.rows).toHaveLength(2);
    for (const [place, { status, body }] of answers.entries()) {
      const recorded = paid.rows.filter(({ reference }) => reference === references[place]).length;
      const untouched = Array.from({ length: 2 - recorded }, () => expect.objectContaining({ why: 'paid' }));
      expect([status, body]).toEqual([200, expect.objectContaining({ recorded, sum: recorded * PAID, untouched })]);
    }
    expect(await bankLines()).toEqual([-PAID, -PAID]);
  });

  it('record it as paid and put it back: one happens, and the other person reads which', async () => {
    for (const studio of studios) await released(studio, [eva, leo]);
    const booked = await bankLines();
    const fileId = await makes(eva);
    const answers = await atOneInstant(
      shop,
      does(leo, shop.url, `/${fileId}/put-back`, { reason: 'No se cargó' }),
      does(mia, other.url, `/${fileId}/record-paid`, { reference: 'NOM 1' }),
    );

    const [, refused] = firstAndSecond(answers);
    const isPutBack = answers[0]?.status === 200;
    expect(refused.body).toMatchObject(
      isPutBack
        ? { code: 'bank-file-withdrawn', message: expect.stringContaining('Do not upload it at the bank') }
        : { code: 'bank-file-executed', message: expect.stringContaining('cannot be put back') },
    );
    expect(await reads(fileId)).toMatchObject(isPutBack ? { waiting: 0, paid: 0 } : { waiting: 0, paid: 2 });
    expect(await bankLines()).toEqual(isPutBack ? booked : [...booked, -PAID, -PAID]);
  });

  it(
    'leave a shop in which everything adds up',
    async () => {
      await shop.settles();
      await expectInvariants(shop);
    },
    patient(300_000),
  );
});

import { People } from '../../fuzz/people.js';
import { filled } from '../../fuzz/send.js';
import { Contract, type Operation } from '../../support/contract.js';
import { startShop, type Shop } from '../../support/shop.js';
import { StudioOwner } from '../../support/studios.js';
import { Staff } from '../backoffice/console.js';

/** These stay in the log for ever. Notes are rows, which go with their person. */
const KEPT = ['reason', 'purpose'];
const CONTACTS = [
  'Llamó al 9 1234 5678 y lo pidió',
  'Su RUT es 12.345.678-5',
  'Escribió desde quillamari@example.test',
  'Fono +56 9 8765 4321',
];
const NO_ONES = '0198a000-0000-7000-8000-000000000000';

describe('a person in what staff write', () => {
  let shop: Shop;
  let staff: Staff;
  let contract: Contract;
  let people: People;
  beforeAll(async () => {
    shop = await startShop();
    people = await People.of(shop);
    staff = await Staff.signsIn(shop);
    contract = await Contract.of(shop);
  });
  afterAll(() => shop?.close());

  const fieldsOf = ({ body }: Operation): string[] =>
    Object.keys((body && contract.resolved(body.schema).properties) ?? {});
  const asking = (fields: readonly string[]): [Operation, string][] =>
    contract.operations
      .filter(({ path }) => path.startsWith('/v1/admin/'))
      .flatMap((operation) =>
        fieldsOf(operation)
          .filter((field) => fields.includes(field))
          .map((field): [Operation, string] => [operation, field]),
      );
  const inTheLog = async (words: string): Promise<number> =>
    Number(
      (
        await shop.sql.query('select count(*) from es.events where position($1 in data::text || meta::text) > 0', [
          words,
        ])
      ).rows[0].count,
    );

  it('is refused by every route that keeps a reason, whether by telephone, RUT or address', async () => {
    const kept = asking(KEPT);
    const accepted: string[] = [];
    for (const [{ method, path, name }, field] of kept)
      for (const words of CONTACTS) {
        const { status, body } = await shop.call<{ errors?: { path: string; msg: string }[] }>(
          method,
          path.replace(/\{\w+\}/g, path.includes('/roles/') ? '4' : NO_ONES),
          { token: staff.token, body: { [field]: words }, headers: { 'accept-language': 'en' } },
        );
        const refused = body.errors?.some(({ path: at, msg }) => at === field && /e-mails, RUTs/.test(msg));
        if (status !== 422 || !refused) accepted.push(`${name}: ${words}`);
      }
    expect(accepted).toEqual([]);
    expect(kept.length).toBeGreaterThan(20);
    expect(await Promise.all(CONTACTS.map(inTheLog))).toEqual(CONTACTS.map(() => 0));
  });

  it('in a note stays out of the log', async () => {
    const facts = people.factsFor('administrator');
    const target: [RegExp, string][] = [
      [/\/refunds\//, 'other.refund'],
      [/\/orders\//, 'other.order'],
      [/\/publishing\//, 'other.studioGame'],
      [/\/(reports|enquiries)\//, 'other.id'],
    ];
    const statuses: number[] = [];
    for (const [{ path, method }] of asking(['note', 'text']).filter(([{ path }]) => path.includes('{id}'))) {
      const [, what = ''] = target.find(([pattern]) => pattern.test(path)) ?? [];
      expect([path, what]).not.toEqual([path, '']);
      const [words] = CONTACTS;
      const { status } = await shop.call(method, filled(path.replace('{id}', `~${what}~`), facts), {
        token: staff.token,
        body: { reason: 'Lo pidió a tiempo', note: words, text: words, lines: 'all' },
      });
      statuses.push(status);
    }
    expect(statuses).toContain(200);
    await shop.settles();
    expect(await inTheLog(CONTACTS[0] ?? '')).toBe(0);
  });

  it('of a studio is not named when its game is taken down, nor in the answer to an appeal', async () => {
    const owner = await StudioOwner.of(shop);
    const { id } = await owner.begins('sin-nombres');
    const reason = `Lo pidió ${owner.player.email.split('@')[0]}`;

    for (const [path, body] of [
      ['take-down', { reason }],
      ['decide-appeal', { reason, granted: true }],
    ] as const)
      expect(await staff.post(`publishing/${id}/${path}`, body)).toMatchObject({
        status: 422,
        body: { code: 'reason-names-person' },
      });
    expect((await staff.post(`publishing/${id}/take-down`, { reason: 'Usa música sin permiso' })).body).toMatchObject({
      code: 'game-not-released',
    });
    expect(await inTheLog(reason)).toBe(0);
  });

  it('has no place in the reference of a transfer, which may look like a telephone', async () => {
    const { 'other.refund': id } = people.factsFor('administrator');
    const sends = async (reference: string) =>
      (await staff.post(`refunds/${id}/record-transfer`, { reference })).status;
    expect(await sends('a Quilla Marín, quillamari@example.test')).toBe(422);
    expect(await sends('a Quilla Marín')).toBe(422);
    expect(await sends('TEF 912345678')).toBe(200);
  });
});

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { days } from '../../../api/kernel/instant.js';
import { REDCOMPRA } from '../../support/cards.js';
import { expectInvariants } from '../../support/invariants.js';
import { startShop, type Game, type Shop } from '../../support/shop.js';
import { Subscriber } from '../../support/subscriber.js';
import { Traces } from '../../support/traces.js';
import { Staff } from '../backoffice/console.js';
import { requestsRefund, becomes, plays } from '../refunds/returning.js';

describe('a person with a plan, saved cards and an open request who leaves the shop', () => {
  let shop: Shop;
  let folder: string;
  let ana: Subscriber;
  let ben: Subscriber;
  let refundId: string;
  let token: string;
  let traces: Traces;

  /** The close of a month moves shares of plans between the two accounts of developers; both together stay. */
  const booked = async (): Promise<unknown[]> =>
    (
      await shop.sql.query(
        `select replace(account, 'developer-unearned', 'developer-payable') as account, sum(amount)::int as amount
           from books.entries group by 1 having sum(amount) <> 0 order by 1`,
      )
    ).rows;
  const requestsLeaving = async ({ player }: Subscriber): Promise<void> =>
    expect((await player.post('/v1/privacy/erasure', { password: 'Ludoteca1' })).status).toBe(200);
  const keepsAccount = async ({ player }: Subscriber): Promise<void> =>
    expect((await shop.call('DELETE', '/v1/privacy/erasure', { token: player.token })).status).toBe(200);
  const receipts = async (): Promise<number> =>
    (
      await shop.sql.query(
        'select from documents.documents d join ordering.orders o using (order_id) where o.person_id = $1',
        [ana.player.id],
      )
    ).rowCount ?? 0;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ludoteca-leaves-'));
    for (const part of ['data', 'media']) mkdirSync(join(folder, part));
    shop = await startShop({
      apart: true,
      env: { LOG_LEVEL: 'debug', DATA_DIR: join(folder, 'data'), MEDIA_DIR: join(folder, 'media') },
    });
    [ana, ben] = [await Subscriber.withPlan(shop), await Subscriber.withPlan(shop)];
    await ana.saves(REDCOMPRA);
    const [game] = (await shop.games()) as [Game];
    const bought = await ana.player.buys([game]);
    await shop.settles();
    await plays(shop, ana.player, game, 200);
    const { body } = await requestsRefund(ana.player, bought.orderId, {
      words: 'Soy Zumbayllu Canariana: no funciona.',
    });
    [refundId, token] = [body.refundId, bought.token];
    const tbkUsers = (await ana.atBank()).map(({ tbkUser }) => tbkUser);
    traces = new Traces([ana.player.email, 'zumbayllu', ...tbkUsers]);
    await shop.settles();
  });
  afterAll(async () => {
    await shop?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is charged nothing more, is forgotten by the bank and by the shop, and the books stay as they were', async () => {
    expect(await traces.inTables(shop.sql)).toEqual(['access.persons', 'mail.captured', 'refunds.words']);
    const before = { books: await booked(), receipts: await receipts() };
    const cards = (await ana.atBank()).map(({ username }) => username);
    const taken = (await shop.bank.charges()).length;

    await requestsLeaving(ana);
    await shop.settles();
    await shop.timePasses(days(7));
    await shop.settles();

    expect((await ana.facts('SubscriptionEnded')).map(({ because }) => because)).toEqual(['person-erased']);
    expect(
      (await shop.bank.savedCards())
        .filter(({ username }) => cards.includes(username))
        .map(({ removedBy }) => removedBy),
    ).toEqual(['merchant', 'merchant']);
    expect(
      (
        await shop.sql.query('select from cards.secrets s join cards.cards c using (card_id) where c.person_id = $1', [
          ana.player.id,
        ])
      ).rowCount,
    ).toBe(0);
    expect(await traces.inTables(shop.sql)).toEqual([]);
    expect(traces.inFiles(folder)).toEqual([]);
    expect(traces.areIn(`${shop.api.output()}${shop.worker?.output()}`)).toBe(false);
    expect({ books: await booked(), receipts: await receipts() }).toEqual(before);
    expect([before.receipts, (await shop.bank.charges()).length]).toEqual([2, taken]);
  });

  it('still gets the money back that was asked for, by the card, without a letter to anybody', async () => {
    const admin = await Staff.signsIn(shop);
    expect((await admin.get<{ words: string | null; personId: string }>(`refunds/${refundId}`)).body).toMatchObject({
      state: 'requested',
      words: null,
    });

    expect((await admin.post(`refunds/${refundId}/approve`, { reason: 'Falla conocida' })).status).toBe(200);
    await becomes(shop, refundId, 'completed');
    await shop.settles();

    expect(await shop.bank.transaction(token)).toMatchObject({ balance: 0 });
    expect(await ana.player.mailbox()).toEqual([]);
    expect(await traces.inTables(shop.sql)).toEqual([]);
  });

  it('is renewed never again, while others are', async () => {
    await shop.timePasses(days(40));
    await shop.settles();

    expect(await ana.facts('PeriodChargeStarted')).toHaveLength(1);
    expect((await ben.charges()).map(({ amount }) => amount)).toEqual([8_000, 8_000]);
    await ben.changes('cancel');
    await shop.settles();
    await expectInvariants(shop);
  });

  it('is not charged for a period that begins while the account can still be kept, and hears that nothing is renewed', async () => {
    const [leaving, staying] = [await Subscriber.withPlan(shop), await Subscriber.withPlan(shop)];
    await shop.timePasses(days(25));
    for (const subscriber of [leaving, staying]) await requestsLeaving(subscriber);
    await shop.settles();
    expect((await leaving.mails()).map(({ subject }) => subject)).toEqual(['Tu suscripción ya no se renovará']);
    await keepsAccount(staying);
    expect((await staying.changes('renew')).status).toBe(200);

    await shop.timePasses(days(6.5));
    await shop.settles();

    expect([await leaving.paid(), await staying.paid()]).toEqual([[8_000], [8_000, 8_000]]);
    expect(
      (await leaving.facts('AutoRenewCancelled', 'SubscriptionEnded')).map(({ by, because }) => by ?? because),
    ).toEqual(['leaving', 'cancelled']);
  });

  it('is told the truth where the account was kept before the shop came to stop renewing: nothing is renewed unasked', async () => {
    const quick = await Subscriber.withPlan(shop);
    await shop.settles();
    await shop.worker?.stop();
    await requestsLeaving(quick);
    await keepsAccount(quick);

    await shop.startWorker();
    await shop.settles();
    expect(
      (await quick.player.mailbox()).some(({ text }) =>
        text.includes('ya no se renueva, a menos que la actives otra vez'),
      ),
    ).toBe(true);
    expect(await quick.plan()).toMatchObject({ status: 'cancelled', is_active: 1, auto_renew: 0 });
  });
});

import { days, minutes, seconds } from '../../api/kernel/instant.js';
import { CardHolder } from '../support/cards.js';
import { startShop, type Shop } from '../support/shop.js';

/** Where the server dies before there is a form: the person starts again. */
const BEFORE_THE_FORM = [
  'before-CardEnrolmentStarted',
  'after-CardEnrolmentStarted',
  'before-CardEnrolmentOpened',
  'after-CardEnrolmentOpened',
];
/** Where it dies while the browser is on its way back: the bank tells the result once more. */
const ON_THE_WAY_BACK = [
  'before-CardFinishStarted',
  'after-CardFinishStarted',
  'before-bank-finish',
  'after-bank-finish',
  'before-CardEnrolled',
  'after-CardEnrolled',
];
const LEAVING = ['before-CardEnrolmentEnded', 'after-CardEnrolmentEnded'];
const REMOVING = ['before-CardRemoved', 'after-CardRemoved'];
const FORGETTING = ['before-bank-delete', 'after-bank-delete', 'after-card-secret-forgotten'];
const LEAVING_THE_SHOP = ['before-CardRemoved', 'after-CardRemoved'];

describe('saving a card while processes are killed', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ apart: true });
    // The bank's minute also runs while a server starts again, which takes a busy test machine long.
    await shop.bank.set({ finishWindowSeconds: 120 });
  });
  afterAll(() => shop.close());

  const dyingAt = async (point: string, act: () => Promise<unknown>): Promise<void> => {
    await shop.api.diesAt(point);
    await act().catch(() => undefined);
    expect(await shop.api.ended).toBeNull();
    await shop.startApi();
  };
  const calms = async (...passes: number[]): Promise<void> => {
    for (const pass of passes) {
      await shop.leasesEnd();
      await shop.timePasses(pass);
      await shop.doubtfulEffectsAreChecked();
      await shop.settles();
    }
  };
  /** What the shop lists and charges is what the bank keeps; nothing is left under way. */
  const agrees = async (ana: CardHolder, cards: number): Promise<void> => {
    const { rows } = await shop.sql.query<{ state: string; n: number }>(
      'select state, count(*)::int as n from cards.enrolments where person_id = $1 group by state',
      [ana.player.id],
    );
    const { rowCount: secrets } = await shop.sql.query(
      'select from cards.secrets s join cards.enrolments e using (card_id) where e.person_id = $1',
      [ana.player.id],
    );

    expect((await ana.cards()).length).toBe(cards);
    expect((await ana.atBank()).filter(({ removedBy }) => removedBy === null)).toHaveLength(cards);
    expect(secrets).toBe(cards);
    expect(rows.filter(({ state }) => !['enrolled', 'ended'].includes(state))).toEqual([]);
  };

  it.each(BEFORE_THE_FORM)('%s: no card, and the next try succeeds', async (point) => {
    const ana = await CardHolder.of(shop);
    await dyingAt(point, () => ana.starts());
    await calms(minutes(31));

    await agrees(ana, 0);
    await ana.saves();
    await agrees(ana, 1);
  });

  it.each(ON_THE_WAY_BACK)('%s: the card is there once, also when the browser comes again', async (point) => {
    const ana = await CardHolder.of(shop);
    const token = await ana.starts();
    const back = await shop.bank.play(token, 'pay');
    await dyingAt(point, () => shop.browserReturns(back));
    await shop.browserReturns(back);
    await calms(seconds(46), minutes(31));

    expect(await ana.ending(token)).toMatchObject({ success: true });
    await agrees(ana, 1);
  });

  it.each(LEAVING)('%s: no card', async (point) => {
    const ana = await CardHolder.of(shop);
    const token = await ana.starts();
    const back = await shop.bank.play(token, 'cancel');
    await dyingAt(point, () => shop.browserReturns(back));
    await calms(minutes(31));

    expect(await ana.ending(token)).toMatchObject({ success: false });
    await agrees(ana, 0);
  });

  it.each(REMOVING)('%s: asked again, the card is gone here and at the bank', async (point) => {
    const ana = await CardHolder.of(shop);
    const tbk_user = await ana.saves();
    await dyingAt(point, () => ana.call('DELETE', 'inscriptions', { tbk_user }));
    await ana.call('DELETE', 'inscriptions', { tbk_user });
    await calms(seconds(1));

    await agrees(ana, 0);
  });

  it.each(FORGETTING)('worker, %s: the card is gone at the bank', async (point) => {
    const ana = await CardHolder.of(shop);
    const tbk_user = await ana.saves();
    await shop.worker?.diesAt(point);
    await ana.call('DELETE', 'inscriptions', { tbk_user });
    expect(await shop.worker?.ended).toBeNull();
    await shop.startWorker();
    await calms(seconds(1), seconds(1));

    await agrees(ana, 0);
  });

  it.each(LEAVING_THE_SHOP)('worker, %s: the bank forgets the card of a person who leaves', async (point) => {
    const ana = await CardHolder.of(shop);
    await ana.saves();
    await ana.player.post('/v1/privacy/erasure', { password: 'Ludoteca1' });
    await shop.settles();
    await shop.worker?.diesAt(point);
    await shop.timePasses(days(7));
    expect(await shop.worker?.ended).toBeNull();
    await shop.startWorker();
    await calms(seconds(1), seconds(1));

    expect((await ana.atBank()).map(({ removedBy }) => removedBy)).toEqual(['merchant']);
    expect((await shop.facts(`person-${ana.player.id}`)).at(-1)?.type).toBe('PersonErased');
  });
});

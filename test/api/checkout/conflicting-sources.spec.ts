import { days, hours } from '../../../api/kernel/instant.js';
import { expectInvariants } from '../../support/invariants.js';
import { startShop, type Checkout, type Game, type Shop } from '../../support/shop.js';
import { comesBack } from './come-back.js';
import { paidTwice } from './orphaned-money.js';

const DEBIT = '4051884239937763';
const PREPAID = '4051886000056590';

/** What was observed last, where sources differ; the shop must not care which of them is right. */
const OBSERVED = {
  returnMethod: 'GET',
  abortMethod: 'GET',
  rejectPaidBuyOrder: false,
  debitPartial: true,
  strict: false,
};
const BANKS: [string, Partial<typeof OBSERVED>][] = [
  ['behaves as observed last', {}],
  ['sends cancelling buyers back by POST', { abortMethod: 'POST' }],
  ['sends every buyer back by POST', { abortMethod: 'POST', returnMethod: 'POST' }],
  ['refuses a buy order that was paid', { rejectPaidBuyOrder: true }],
  ['gives debit and prepaid back whole only', { debitPartial: false }],
  ['is strict about everything', { strict: true, rejectPaidBuyOrder: true, debitPartial: false }],
];

describe('where the sources about the bank differ', () => {
  let shop: Shop;
  let games: Game[];
  beforeAll(async () => {
    shop = await startShop();
    games = await shop.games();
  });
  afterAll(async () => {
    await shop.settles();
    await expectInvariants(shop);
  });
  afterAll(() => shop.close());

  describe.each(BANKS)('at a bank that %s', (_what, otherwise) => {
    const settings = { ...OBSERVED, ...otherwise };
    beforeAll(() => shop.bank.set(settings));
    const game = (n: number): Game => games[n % games.length] as Game;

    it('a buyer cancels, is refused, and pays the same order at the third try', async () => {
      const player = await shop.aPlayer();
      const { token, orderId } = await player.checksOut([game(0)]);
      const cancelled = await shop.bank.play(token, 'cancel');
      expect(cancelled.method).toBe(settings.abortMethod);
      await comesBack(shop, cancelled);
      expect(await player.state(orderId)).toBe('CANCELED');

      for (const [buyer, word] of [
        ['reject', 'REJECTED'],
        ['pay', 'AUTHORIZED'],
      ] as const) {
        const again = await player.post<Checkout>(`/v1/payment/order/${orderId}/retry`, {});
        await comesBack(shop, await shop.bank.play(again.body.token, buyer));
        expect(await player.state(orderId)).toBe(word);
      }

      expect(await player.library()).toEqual([game(0).slug]);
    });

    it('a buyer who owns one game buys another', async () => {
      const player = await shop.aPlayer();
      await player.buys([game(1)]);

      const { orderId } = await player.buys([game(2)]);

      expect(await player.state(orderId)).toBe('AUTHORIZED');
      expect(await player.library()).toEqual([game(1).slug, game(2).slug].sort());
    });

    it.each([
      ['a debit card, at once', DEBIT, 0, 'REVERSED'],
      ['a debit card, a day later', DEBIT, days(1), 'NULLIFIED'],
      ['a prepaid card, hours later', PREPAID, hours(4), 'NULLIFIED'],
    ])('what was paid twice by %s goes back whole', async (_how, card, later, type) => {
      const player = await shop.aPlayer();
      const twice = await paidTwice(shop, player, game(3), { card });

      await shop.timePasses(later);
      await twice.isSeen();
      await shop.settles();

      expect(await player.state(twice.orderId)).toBe('REVERSED');
      expect(await shop.bank.transaction(twice.token)).toMatchObject({
        balance: 0,
        refunds: [{ type, amount: game(3).price }],
      });
    });
  });
});

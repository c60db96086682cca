import { eventually } from '../../support/process.js';
import type { Checkout, Game, Player, Shop } from '../../support/shop.js';

/** A buyer has paid for a game in another order, and the bank took the money of this one all the same, unseen so far. */
export async function paidTwice(shop: Shop, player: Player, game: Game, more: Record<string, unknown> = {}): Promise<Checkout & { isSeen(): Promise<void> }> {
  const checkout = await player.checksOut([game]);
  const back = await shop.bank.play(checkout.token, 'pay', more);
  await player.buys([game]);
  await shop.browserReturns(back);
  await shop.bank.commits(checkout.token);
  return { ...checkout, isSeen: async () => void (await shop.browserReturns(back)) };
}

/** Asks about every doubt until the payment of a token is in this state. */
export function becomes(shop: Shop, token: string, state: string): Promise<unknown> {
  return eventually(async () => {
    await shop.doubtfulEffectsAreAsked();
    return (await shop.attempt(token)).state;
  }, (now) => now === state, 20_000, `the payment becoming ${state}`);
}

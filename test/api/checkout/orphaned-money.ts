import { minutes } from '../../../api/kernel/instant.js';
import { eventually } from '../../support/process.js';
import type { Checkout, Game, Player, Shop } from '../../support/shop.js';

/** A buyer has paid for a game in another order, and the bank took the money of this one all the same, unseen so far. */
export async function paidTwice(
  shop: Shop,
  player: Player,
  game: Game,
  more: Record<string, unknown> = {},
): Promise<Checkout & { isSeen(): Promise<void> }> {
  const checkout = await player.checksOut([game]);
  const back = await shop.bank.play(checkout.token, 'pay', more);
  await player.buys([game]);
  await shop.browserReturns(back);
  await shop.bank.commits(checkout.token);
  return { ...checkout, isSeen: async () => void (await shop.browserReturns(back)) };
}

/** Lets pass what the shop waits before it asks the bank for orphaned money again, where it is waiting. */
export async function quietPasses(shop: Shop): Promise<void> {
  const WAITING = `kind = 'refunds:send-orphaned' and state = 'unknown' and lease_until is null`;
  const { rowCount } = await shop.sql.query(`select from es.effects where ${WAITING} and next_check_at > now()`);
  if (rowCount === 0) return;
  await shop.timePasses(minutes(2));
  await shop.sql.query(`update es.effects set next_check_at = now() where ${WAITING}`);
}

/** Lets time pass and the bank be asked until the payment of a token is in this state. */
export function becomes(shop: Shop, token: string, state: string): Promise<unknown> {
  return eventually(
    async () => {
      await quietPasses(shop);
      return (await shop.attempt(token)).state;
    },
    (now) => now === state,
    20_000,
    `the payment becoming ${state}`,
  );
}

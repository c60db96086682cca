import { eventually } from '../../support/process.js';
import { playedFor } from '../../support/play-time.js';
import type { Answer, Game, Player, Shop } from '../../support/shop.js';

export interface Refund {
  refundId: string;
  state: string;
  amount: number;
  basis: string;
  answerBy: string | null;
  how: string | null;
  deniedBecause: string | null;
  words: string | null;
  lines: { gameId: string | null; amount: number; title: { es: string }; whole: boolean }[];
}

export interface Option {
  gameId: string | null;
  amount: number;
  not: string | null;
  minutesPlayed: number;
  basis: string | null;
  withdrawal: { until: string; lostBy: string | null } | null;
  goodwill: { until: string; lostBy: string | null } | null;
}

/** Lets a person have played a game for so long. */
export async function plays(shop: Shop, player: Player, game: Pick<Game, 'id'>, minutes: number): Promise<void> {
  await playedFor(shop, player.id, game.id, minutes);
}

export async function optionsOf(player: Player, orderId: string): Promise<Option[]> {
  const { status, body } = await player.get<{ lines: Option[] }>(`/v1/orders/${orderId}/refund-options`);
  if (status !== 200) throw new Error(`the options were refused: ${status} ${JSON.stringify(body)}`);
  return body.lines;
}

export function requestsRefund(
  player: Player,
  orderId: string,
  request: Record<string, unknown> = {},
): Promise<Answer<Refund & { code?: string; message?: string }>> {
  return player.post(`/v1/orders/${orderId}/refunds`, { lines: 'all', ...request });
}

export async function refundsOf(player: Player): Promise<Refund[]> {
  return (await player.get<{ refunds: Refund[] }>('/v1/refunds')).body.refunds;
}

/** Waits until a refund is so; doubts are asked about at once instead of when the wall clock says. */
export async function becomes(shop: Shop, refundId: string, state: string): Promise<void> {
  await eventually(
    async () => {
      await shop.doubtfulEffectsAreChecked();
      return (
        await shop.sql.query<{ state: string }>('select state from refunds.refunds where refund_id = $1', [refundId])
      ).rows[0]?.state;
    },
    (now) => now === state,
    20_000,
    `the refund becoming ${state}`,
  );
}

import { days, later, type Instant } from '../../../kernel/instant.js';
import { pesos, type Pesos } from '../../../kernel/money.js';
import { Refusal } from '../../../kernel/refusal.js';
import type { ReleaseEvent } from './release.events.js';
import type { PendingPrice, ReleaseState } from './release.state.rules.js';

const MOST_PENDING_PRICES = 10;
const LATEST_PRICE = days(366);

interface OnGame {
  gameId: string;
  now: Instant;
}

interface SchedulePrice extends OnGame {
  type: 'SchedulePriceChange';
  changeId: string;
  price: Pesos;
  appliesAt: Instant;
}

/** Price, withdrawal and takedown of a game that was released. */
export type OfferCommand =
  | SchedulePrice
  | (OnGame & { type: 'CancelPriceChange'; changeId: string })
  | (OnGame & { type: 'ApplyDuePrices' })
  | (OnGame & { type: 'WithdrawGame' | 'RestoreGame' })
  | (OnGame & { type: 'AppealTakedown' })
  | (OnGame & { type: 'TakeGameDown'; reason: string })
  | (OnGame & { type: 'DecideAppeal'; granted: boolean; reason: string });

export function decideOffer(command: OfferCommand, state: ReleaseState): ReleaseEvent[] {
  if (state.status === 'Draft' || state.price === null) {
    if (command.type === 'ApplyDuePrices') return [];
    throw new Refusal('game-not-released');
  }
  switch (command.type) {
    case 'SchedulePriceChange':
      return schedule(command, { ...state, price: state.price });
    case 'CancelPriceChange':
      return cancelPrice(command, state);
    case 'ApplyDuePrices':
      return applyDue(command, { ...state, price: state.price });
    case 'WithdrawGame':
    case 'RestoreGame':
      return withdrawOrRestore(command, state);
    case 'TakeGameDown':
    case 'AppealTakedown':
    case 'DecideAppeal':
      return decideTakedown(command, state);
  }
  return command satisfies never;
}

type Priced = ReleaseState & { price: Pesos };

/** A change that is due already applies at once. */
function schedule({ gameId, changeId, price, appliesAt, now }: SchedulePrice, state: Priced): ReleaseEvent[] {
  if (state.pendingPrices.some((pending) => pending.changeId === changeId)) return [];
  if (state.pendingPrices.length >= MOST_PENDING_PRICES) throw new Refusal('price-changes-too-many');
  if (state.pendingPrices.some((pending) => pending.appliesAt === appliesAt))
    throw new Refusal('price-change-same-time');
  if (appliesAt > later(now, LATEST_PRICE)) throw new Refusal('price-change-too-late');
  if (appliesAt <= now) return state.price === price ? [] : [applied(gameId, { changeId, price }, state.price, now)];

  return [
    { type: 'PriceChangeScheduled', data: { gameId, changeId, price: pesos(price), appliesAt, scheduledAt: now } },
  ];
}

function cancelPrice(
  { gameId, changeId, now }: Extract<OfferCommand, { type: 'CancelPriceChange' }>,
  { pendingPrices }: ReleaseState,
): ReleaseEvent[] {
  if (!pendingPrices.some((pending) => pending.changeId === changeId)) throw new Refusal('price-change-unknown');
  return [{ type: 'PriceChangeCancelled', data: { gameId, changeId, cancelledAt: now } }];
}

/** Several that fell due while the shop was away apply in their order. */
function applyDue({ gameId, now }: OnGame, { price, pendingPrices }: Priced): ReleaseEvent[] {
  let current = price;
  return pendingPrices
    .filter(({ appliesAt }) => appliesAt <= now)
    .map((pending) => {
      const event = applied(gameId, pending, current, now);
      current = pending.price;
      return event;
    });
}

function applied(
  gameId: string,
  { changeId, price }: Pick<PendingPrice, 'changeId' | 'price'>,
  previously: Pesos,
  now: Instant,
): ReleaseEvent {
  return {
    type: 'PriceChangeApplied',
    data: { gameId, changeId, price: pesos(price), previously: pesos(previously), appliedAt: now },
  };
}

function withdrawOrRestore({ type, gameId, now }: OnGame & { type: string }, { status }: ReleaseState): ReleaseEvent[] {
  if (status === 'TakenDown') throw new Refusal('game-taken-down');
  if (type === 'WithdrawGame')
    return status === 'Withdrawn' ? [] : [{ type: 'GameWithdrawn', data: { gameId, withdrawnAt: now } }];
  return status === 'Released' ? [] : [{ type: 'GameRestored', data: { gameId, because: 'studio', restoredAt: now } }];
}

type TakedownCommand = Extract<OfferCommand, { type: 'TakeGameDown' | 'AppealTakedown' | 'DecideAppeal' }>;

function decideTakedown(command: TakedownCommand, { status, appeal }: ReleaseState): ReleaseEvent[] {
  const { gameId, now } = command;
  if (command.type === 'TakeGameDown') {
    if (status === 'TakenDown') return [];
    return [{ type: 'GameTakenDown', data: { gameId, reason: command.reason, takenDownAt: now } }];
  }
  if (status !== 'TakenDown') throw new Refusal('game-not-taken-down');
  if (command.type === 'AppealTakedown') {
    if (appeal === 'denied') throw new Refusal('appeal-decided');
    return appeal === 'open' ? [] : [{ type: 'TakedownAppealed', data: { gameId, appealedAt: now } }];
  }
  if (appeal !== 'open') throw new Refusal('appeal-not-open');
  const { granted, reason } = command;
  const decided: ReleaseEvent = { type: 'AppealDecided', data: { gameId, granted, reason, decidedAt: now } };
  return granted
    ? [decided, { type: 'GameRestored', data: { gameId, because: 'appeal', restoredAt: now } }]
    : [decided];
}

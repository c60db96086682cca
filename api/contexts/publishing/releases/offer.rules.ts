import { days, later, type Instant } from '../../../kernel/instant.js';
import { pesos, type Pesos } from '../../../kernel/money.js';
import { Refusal } from '../../../kernel/refusal.js';
import type { ReleaseEvent } from '../release.events.js';
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

/** Staff set a price at once and say why. */
interface SetPrice extends OnGame {
  type: 'SetPrice';
  changeId: string;
  price: Pesos;
  reason: string;
}

/** Who takes a game off sale or puts it back; staff say why. */
type Sale = OnGame & { type: 'WithdrawGame' | 'RestoreGame' } & ({ by: 'studio' } | { by: 'staff'; reason: string });

/** Price, withdrawal and takedown of a game that was released. */
export type OfferCommand =
  | SchedulePrice
  | (OnGame & { type: 'CancelPriceChange'; changeId: string })
  | (OnGame & { type: 'ApplyDuePrices' })
  | SetPrice
  | Sale
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
    case 'SetPrice':
      return setPrice(command, { ...state, price: state.price });
    case 'WithdrawGame':
      return withdraw(command, state);
    case 'RestoreGame':
      return restore(command, state);
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

function setPrice({ gameId, changeId, price, reason, now }: SetPrice, state: Priced): ReleaseEvent[] {
  if (state.price === price) return [];
  const data = { gameId, changeId, price: pesos(price), previously: pesos(state.price), reason, appliedAt: now };
  return [{ type: 'PriceChangeApplied', data }];
}

/** Staff may take off what the studio had taken off itself: then the studio cannot put it back. */
function withdraw(command: Sale, { status, withdrawnBy }: ReleaseState): ReleaseEvent[] {
  const { gameId, by, now } = command;
  if (status === 'TakenDown') throw new Refusal('game-taken-down');
  if (status === 'Withdrawn' && (by === 'studio' || withdrawnBy === 'staff')) return [];
  if (command.by === 'studio') return [{ type: 'GameWithdrawn', data: { gameId, withdrawnAt: now } }];
  return [{ type: 'GameWithdrawn', data: { gameId, by: 'staff', reason: command.reason, withdrawnAt: now } }];
}

function restore(command: Sale, { status, withdrawnBy }: ReleaseState): ReleaseEvent[] {
  const { gameId, by, now } = command;
  if (status === 'TakenDown') throw new Refusal('game-taken-down');
  if (status === 'Released') return [];
  if (by === 'studio' && withdrawnBy === 'staff') throw new Refusal('game-withdrawn-by-staff');
  if (command.by === 'studio') return [{ type: 'GameRestored', data: { gameId, because: by, restoredAt: now } }];
  const data = { gameId, because: command.by, reason: command.reason, restoredAt: now };
  return [{ type: 'GameRestored', data }];
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

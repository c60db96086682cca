import { civilDateOf } from '../../kernel/calendar.js';
import type { RecordedEvent } from '../../platform/event-store/events.js';
import type { Projection } from '../../platform/event-store/projection.js';
import { put, remove, set, type Row, type RowChange } from '../../platform/event-store/row-changes.js';
import { developerShare, splitRuleOn } from '../books/index.js';
import type { DeveloperEvent } from '../developers/developer.events.js';
import type { OrderEvent } from '../ordering/order.events.js';
import type { GameReleased } from '../publishing/release.events.js';
import type { SubscriptionEvent } from '../subscriptions/subscription.events.js';
import type { EarningsEvent, SettledLine } from './earnings.events.js';

type Seen = OrderEvent | SubscriptionEvent | GameReleased | DeveloperEvent | EarningsEvent;

function project(recorded: RecordedEvent): RowChange[] {
  const event = recorded as unknown as Seen;
  return [
    ...ofOrders(event as OrderEvent | SubscriptionEvent, recorded),
    ...ofStudios(event as GameReleased | DeveloperEvent, recorded),
    ...ofCloses(event as EarningsEvent),
  ];
}

function ofOrders(event: OrderEvent | SubscriptionEvent, { effectiveAt }: RecordedEvent): RowChange[] {
  switch (event.type) {
    case 'PeriodOrdered': {
      const { orderId, personId, total, net, from, until } = event.data;
      const rule = splitRuleOn(civilDateOf(effectiveAt));
      const days = { from_day: from, until_day: until };
      const row = { person_id: personId, price: total, share: developerShare(net, rule), rule_version: rule.version };
      return [put('plan_orders', { order_id: orderId }, { ...row, ...days })];
    }
    case 'PeriodPaid': {
      const { orderId, from, until, paidAt } = event.data;
      const row = { from_day: from, until_day: until, paid_on: civilDateOf(paidAt) };
      return [set('plan_orders', { order_id: orderId }, row)];
    }
    case 'OrderPlaced':
      return placed(event, effectiveAt);
    case 'OrderPaid': {
      const { orderId, paidAt, paymentId } = event.data;
      return [
        set('sale_lines', { order_id: orderId }, { paid_at: paidAt, payment_id: paymentId }),
        set('plan_orders', { order_id: orderId }, { payment_id: paymentId }),
      ];
    }
    case 'OrderRefunded': {
      const { orderId, refundId, lines, refundedAt } = event.data;
      return lines.map(({ gameId, amount }, line) => {
        const row = { order_id: orderId, game_id: gameId, amount, returned_at: refundedAt };
        return put('returns', { refund_id: refundId, line }, row);
      });
    }
    default:
      return [];
  }
}

function placed({ data }: Extract<OrderEvent, { type: 'OrderPlaced' }>, effectiveAt: string): RowChange[] {
  const rule = splitRuleOn(civilDateOf(effectiveAt));
  return data.lines.map(({ gameId, price, net }) =>
    put(
      'sale_lines',
      { order_id: data.orderId, game_id: gameId },
      {
        person_id: data.personId,
        price,
        net,
        share: developerShare(net, rule),
        rule_version: rule.version,
        code_id: data.discount?.codeId ?? null,
        ordered_at: effectiveAt,
      },
    ),
  );
}

function ofStudios(event: GameReleased | DeveloperEvent, { effectiveAt }: RecordedEvent): RowChange[] {
  const worker = (developerId: string, personId: string, since: string): RowChange =>
    put('workers', { developer_id: developerId, person_id: personId, since }, {});
  switch (event.type) {
    case 'GameReleased': {
      const { gameId, developerId } = event.data;
      return [put('game_owners', { game_id: gameId, since: effectiveAt }, { developer_id: developerId })];
    }
    case 'DeveloperApproved':
      return [worker(event.data.developerId, event.data.personId, event.data.approvedAt)];
    case 'MemberJoined':
      return [worker(event.data.developerId, event.data.personId, event.data.joinedAt)];
    case 'MemberRemoved': {
      const { developerId, personId, removedAt } = event.data;
      return [put('departures', { developer_id: developerId, person_id: personId, left_at: removedAt }, {})];
    }
    default:
      return [];
  }
}

function ofCloses(event: EarningsEvent): RowChange[] {
  switch (event.type) {
    case 'MonthCloseStarted':
      return [put('closes', { month: event.data.month }, { started_at: event.data.startedAt })];
    case 'MonthClosed': {
      const { month, closedAt, statements } = event.data;
      return [set('closes', { month }, { closed_at: closedAt, statements })];
    }
    case 'PlanSharesSettled': {
      const { month, chunk, lines, taken, waits } = event.data;
      return [
        ...lines.map((line, n) => lineRow(line, month, chunk, n)),
        ...taken.map((one) =>
          set('plan_orders', { order_id: one.orderId }, { taken: one.taken, taken_through: one.through }),
        ),
        ...waits.map(({ orderId, month: slice, amount }) => waitRow({ order_id: orderId, month: slice }, amount)),
      ];
    }
    case 'SalesSettled': {
      const { month, chunk, lines, refunds } = event.data;
      const sold = lines.filter(({ source }) => source === 'sale');
      return [
        ...lines.map((line, n) => lineRow(line, month, chunk, n)),
        ...sold.map(({ orderId, gameId }) =>
          set('sale_lines', { order_id: orderId, game_id: gameId }, { settled_in: month }),
        ),
        ...refunds.map((refundId) => set('returns', { refund_id: refundId }, { settled_in: month })),
      ];
    }
    case 'StatementIssued':
      return [statementRow(event.data)];
    default:
      return [];
  }
}

function statementRow(data: Extract<EarningsEvent, { type: 'StatementIssued' }>['data']): RowChange {
  const { developerId, month, number, bySource, carriedIn, taxKind, carriedOut, linesHash, previousHash, ...same } =
    data;
  const { earned, gross, rate, withheld, paid, lines, hash, issuedAt } = same;
  const money = { earned, carried_in: carriedIn, gross, rate, withheld, paid, carried_out: carriedOut };
  const proof = { lines, lines_hash: linesHash, previous_hash: previousHash, hash, issued_at: issuedAt };
  const key = { developer_id: developerId, month };
  return put('statements', key, { number, by_source: bySource, tax_kind: taxKind, ...money, ...proof });
}

function lineRow(line: SettledLine, month: string, chunk: number, n: number): RowChange {
  const { developerId, gameId, source, orderId, month: slice, day, seconds, amount, ruleVersion } = line;
  const what = { developer_id: developerId, game_id: gameId, source, order_id: orderId, slice, day };
  return put('lines', { month, chunk, n }, { ...what, seconds, amount, rule_version: ruleVersion });
}

const waitRow = (key: Row, amount: number): RowChange =>
  amount === 0 ? remove('waits', key) : put('waits', key, { amount });

/** What each paid period and sale is worth to studios, what of it was settled, and the statements. */
export const earningsProjection: Projection = {
  name: 'earnings',
  revision: 4,
  mode: 'inline',
  money: true,
  tables: new URL('./earnings.tables.sql', import.meta.url),
  project,
};

import { civilDateOf } from '../../kernel/calendar.js';
import { isUuid } from '../../kernel/ids.js';
import type { Sql } from '../../platform/database/database.js';
import type { RecordedEvent } from '../../platform/event-store/events.js';
import type { Projection } from '../../platform/event-store/projection.js';
import { put, remove, type RowChange } from '../../platform/event-store/row-changes.js';
import { entriesOf, learn, type Known, type MoneyEvent, type Sale } from './posting.rules.js';

/** What a fact changes in the books, given what earlier ones said; `known` moves on with it. */
function post(recorded: RecordedEvent, known: Known): RowChange[] {
  const event = recorded as unknown as MoneyEvent;
  const day = civilDateOf(recorded.effectiveAt);
  const { orderId = null, paymentId = null, refundId = null } = recorded.data;
  const entries = entriesOf(event, known).map(({ account, subAccount, amount, gameId = null }, line) =>
    put(
      'entries',
      { position: recorded.position, line },
      {
        event_id: recorded.id,
        event_type: event.type,
        account,
        sub_account: subAccount,
        amount,
        order_id: orderId,
        payment_id: paymentId,
        refund_id: refundId,
        game_id: gameId,
        occurred_on: day,
        occurred_at: recorded.effectiveAt,
      },
    ),
  );
  return [...entries, ...keep(learn(event, known, day))];
}

function keep({ sale, payment, game }: ReturnType<typeof learn>): RowChange[] {
  if (sale)
    return [
      put('sales', { order_id: sale.orderId }, { vat: sale.vat, split_version: sale.splitVersion, lines: sale.lines }),
    ];
  if (game) return [put('developers', { game_id: game.gameId }, { developer_id: game.developerId })];
  if (!payment) return [];
  return payment.amount === null
    ? [remove('open_payments', { payment_id: payment.paymentId })]
    : [put('open_payments', { payment_id: payment.paymentId }, { amount: payment.amount })];
}

/** Reads what the books know of everything that these events name. */
async function remember(
  events: readonly RecordedEvent[],
  sql: Sql,
  schema: string,
): Promise<(event: RecordedEvent) => RowChange[]> {
  const named = (field: string): string[] => [...new Set(events.map(({ data }) => data[field]).filter(isUuid))];
  const games = events
    .flatMap(({ data }) =>
      (Array.isArray(data.lines) ? (data.lines as { gameId: string | null }[]) : []).map(({ gameId }) => gameId),
    )
    .filter(isUuid);
  const sales = await sql.query<Sale>(
    `select order_id as "orderId", vat, split_version as "splitVersion", lines from "${schema}".sales where order_id = any($1::uuid[])`,
    [named('orderId')],
  );
  const open = await sql.query<{ id: string; amount: number }>(
    `select payment_id as id, amount from "${schema}".open_payments where payment_id = any($1::uuid[])`,
    [named('paymentId')],
  );
  const developers = await sql.query<{ id: string; developer: string }>(
    `select game_id as id, developer_id as developer from "${schema}".developers where game_id = any($1::uuid[])`,
    [games],
  );
  const known: Known = {
    sales: new Map(sales.map((sale) => [sale.orderId, sale])),
    open: new Map(open.map(({ id, amount }) => [id, amount])),
    developers: new Map(developers.map(({ id, developer }) => [id, developer])),
  };
  return (event) => post(event, known);
}

/** The double-entry books: every fact that moves money posts one set of entries that add up to zero. */
export const booksProjection: Projection = {
  name: 'books',
  mode: 'async',
  money: true,
  revision: 3,
  tables: new URL('./books.tables.sql', import.meta.url),
  remember,
  // Alone a fact says too little; `remember` is what runs.
  project: () => [],
};

/**
 * What is asked every day. `$1` is where to begin, `$2` now, `$3` the subjects of open incidents of the kind.
 * Each answers the subject, what should be and what is, as texts; no row means that all is well.
 */
interface Question {
  kind: string;
  sql: string;
}

/** The parameters have their types even where a question does not use them all. */
const question = (kind: string, sql: string): Question => ({
  kind,
  sql: `with asked as (select $1::timestamptz as since, $2::timestamptz as now, $3::text[] as open) ${sql}`,
});

/** Without its timer a plan is never charged, announced or ended; found, it gets one. */
export const PLAN_WITHOUT_TIMER = 'plan-without-timer';
/** So many tries of a timer take more than an hour: what keeps it from being handled does not pass by itself. */
const FAILS_FOR_GOOD = 20;

const TAKEN = `('approved', 'refunding', 'refund-unknown', 'refunded', 'refund-failed')`;
const OPEN_ATTEMPT = `('planned', 'token-issued', 'checking', 'committing', 'unknown', 'needs-person', 'authorizing')`;
const PAID_LATELY = `o.status = 'paid' and o.total > 0 and (o.paid_at >= a.since or o.order_id::text = any(a.open))`;

export const QUESTIONS: readonly Question[] = [
  question(
    'trial-balance',
    `
    select 'books' as subject, '0' as expected, sum(e.amount)::text as found from books.entries e having sum(e.amount) <> 0`,
  ),
  question(
    'unbalanced-fact',
    `
    select e.position::text as subject, '0' as expected, sum(e.amount)::text as found from books.entries e group by e.position having sum(e.amount) <> 0 limit 100`,
  ),
  question(
    'unearned-balance',
    `
    select 'books' as subject, open::text as expected, unearned::text as found from
      (select coalesce(0 - sum(amount), 0)::bigint as unearned from books.entries where account = 'developer-unearned' or account = 'developer-payable' and sub_account like 'pool-%') b,
      (select coalesce(sum(o.share - o.taken - case when o.price = 0 then 0 else (2 * o.share * r.amount + o.price) / (2 * o.price) end), 0)::bigint
            + (select coalesce(sum(w.amount), 0) from earnings.waits w) as open
         from earnings.plan_orders o
         cross join lateral (select coalesce(sum(b.amount), 0)::bigint as amount from earnings.returns b where b.order_id = o.order_id and b.game_id is null) r
        where o.paid_on is not null) p where unearned <> open`,
  ),
  question(
    'pending-balance',
    `
    select 'books' as subject, open::text as expected, pending::text as found from
      (select coalesce(sum(amount), 0) as pending from books.entries where account = 'pending') b,
      (select coalesce(sum(amount), 0) as open from payments.payments where state in ${OPEN_ATTEMPT}) p where pending <> open`,
  ),
  question(
    'paid-without-money',
    `
    select o.order_id::text as subject, o.total::text as expected, coalesce((p.approval->>'amount')::bigint, 0)::text as found
      from asked a, ordering.orders o left join payments.payments p on p.payment_id = o.payment_id and p.state in ${TAKEN}
     where ${PAID_LATELY} and (p.approval->>'amount')::bigint is distinct from o.total`,
  ),
  question(
    'money-without-order',
    `
    select p.payment_id::text as subject, '0' as expected, p.amount::text as found
      from asked a, payments.payments p join ordering.orders o using (order_id)
     where p.state = 'approved' and (p.planned_at >= a.since or p.payment_id::text = any(a.open)) and (o.status <> 'paid' or o.payment_id <> p.payment_id)`,
  ),
  question(
    'paid-without-access',
    `
    select o.order_id::text as subject, count(*)::text as expected, count(e.game_id)::text as found
      from asked a, ordering.orders o cross join lateral jsonb_array_elements(o.lines) l
      left join library.entitlements e on e.person_id = o.person_id and e.game_id = (l->>'gameId')::uuid
     where ${PAID_LATELY} and not exists (
       select from ordering.refunds r, jsonb_array_elements(r.lines) b where r.order_id = o.order_id and b->>'gameId' = l->>'gameId')
     group by o.order_id having count(*) <> count(e.game_id)`,
  ),
  question(
    'paid-without-period',
    `
    select o.order_id::text as subject, '1' as expected, '0' as found
      from asked a, ordering.orders o
     where ${PAID_LATELY} and o.plan is not null and not exists (
       select from es.events f where f.stream_id = 'subscription-' || (o.plan->>'subscriptionId') and f.type = 'PeriodPaid' and f.data->>'orderId' = o.order_id::text)`,
  ),
  question(
    'access-without-payment',
    `
    select o.order_id::text as subject, '0' as expected, count(*)::text as found
      from asked a, library.entitlements e join ordering.orders o using (order_id)
     where e.because = 'purchase' and (o.placed_at >= a.since or o.order_id::text = any(a.open))
       and (o.status <> 'paid' or exists (
         select from jsonb_array_elements(o.lines) l where (l->>'gameId')::uuid = e.game_id and (l->>'price')::bigint > 0 and (l->>'price')::bigint <= (
           select coalesce(sum((b->>'amount')::bigint), 0) from ordering.refunds r, jsonb_array_elements(r.lines) b where r.order_id = o.order_id and b->>'gameId' = l->>'gameId')))
     group by o.order_id`,
  ),
  question(
    'order-not-in-books',
    `
    select o.order_id::text as subject, o.total::text as expected, coalesce(b.amount, 0)::text as found
      from asked a, ordering.orders o
      left join lateral (select sum(e.amount) as amount from books.entries e where e.order_id = o.order_id and e.event_type = 'OrderPaid' and e.account = 'received') b on true
     where ${PAID_LATELY} and b.amount is distinct from o.total`,
  ),
  question(
    'refund-not-in-books',
    `
    select r.refund_id::text as subject, r.amount::text as expected, coalesce(b.amount, 0)::text as found
      from asked a, ordering.refunds r
      left join lateral (select -sum(e.amount) as amount from books.entries e where e.order_id = r.order_id and e.refund_id = r.refund_id and e.event_type = 'OrderRefunded' and e.account in ('refunds', 'bank')) b on true
     where (r.refunded_at >= a.since or r.refund_id::text = any(a.open)) and b.amount is distinct from r.amount`,
  ),
  question(
    'money-not-attributed',
    `
    select e.order_id::text as subject, '0' as expected, sum(e.amount)::text as found from books.entries e where e.account = 'received' group by e.order_id having sum(e.amount) <> 0`,
  ),
  question(
    'refund-owed',
    `
    select e.order_id::text as subject, '0' as expected, (-sum(e.amount))::text as found from asked a, books.entries e
     where e.account = 'refunds' group by e.order_id, a.now having sum(e.amount) <> 0 and max(e.occurred_at) < a.now - interval '1 day'`,
  ),
  question(
    'refund-failed',
    `
    select p.payment_id::text as subject, 'refunded' as expected, p.state as found from payments.payments p where p.state = 'refund-failed'`,
  ),
  question(
    'payment-unknown',
    `
    select p.payment_id::text as subject, 'approved or declined' as expected, p.state as found
      from asked a, payments.payments p where p.in_doubt and p.state in ('checking', 'committing', 'unknown', 'needs-person') and p.planned_at < a.now - interval '15 minutes'`,
  ),
  question(
    'receipt-missing',
    `
    select o.order_id::text as subject, '1' as expected, '0' as found from asked a, ordering.orders o
     where ${PAID_LATELY} and o.paid_at < a.now - interval '1 day' and not exists (select from documents.documents d where d.order_id = o.order_id and d.series = 'receipt')`,
  ),
  question(
    'credit-note-missing',
    `
    select r.refund_id::text as subject, '1' as expected, '0' as found from asked a, ordering.refunds r
     where (r.refunded_at >= a.since or r.refund_id::text = any(a.open)) and r.amount > 0 and r.refunded_at < a.now - interval '1 day' and not exists (
       select from documents.documents d where d.order_id = r.order_id and d.refund_id = r.refund_id and d.series = 'credit-note')`,
  ),
  question(
    PLAN_WITHOUT_TIMER,
    `
    select s.subscription_id::text as subject, 'set' as expected, 'missing' as found from subscriptions.subscriptions s
     where s.status <> 'ended' and s.charging_order_id is null and not exists (select from es.due d where d.key = 'subscription-' || s.subscription_id)`,
  ),
  // Renewals find it; it is gone once the plan is paid again or ended otherwise than by our fault.
  question(
    'card-unreadable',
    `
    select s.subscription_id::text as subject, 'readable' as expected, 'unreadable' as found from asked a, subscriptions.subscriptions s
     where s.subscription_id::text = any(a.open) and (s.status = 'in-grace' or s.ended_because = 'unpaid')`,
  ),
  question(
    'timer-failing',
    `
    select d.key as subject, 'done' as expected, 'failing' as found from es.due d where d.error is not null and d.attempts >= ${FAILS_FOR_GOOD} order by d.due_at limit 100`,
  ),
];

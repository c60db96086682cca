import type { BankCharge } from './bank.js';
import { dist } from './dist.js';
import { startProcess } from './process.js';
import { splitFaults } from './replayed-books.js';
import type { Shop } from './shop.js';

interface PaymentFacts {
  paymentId: string;
  buyOrder: string;
  /** The name of the money itself, where a saved card paid. */
  amount: number;
  orderId: string;
  state: string;
  inDoubt: boolean;
  orderStatus: string;
  orderPaidBy: string | null;
}

/**
 * What must hold of every shop once it has settled, whatever happened to it. The numbers are those of the design's list.
 * A payment in doubt is allowed only as such: it is blocked, visible and has a next time to be asked about, or a person to decide.
 * @param options `rebuild: false` leaves the rebuilding of all projections to a later look, which covers what happened until then;
 * `projections` is the command that rebuilds them, of another build.
 */
export async function expectInvariants(
  shop: Shop,
  { rebuild = true, projections = dist('projections.js') } = {},
): Promise<void> {
  const faults = [
    ...(await moneyFaults(shop)),
    ...(await query(
      shop,
      '3 left open without a timer',
      `
      select payment_id::text as fault from payments.payments p where in_doubt and state <> 'needs-person'
         and not exists (select from es.due d where d.key = 'payment-' || p.payment_id)
         and not exists (select from es.effects e where e.subject = p.payment_id::text and e.state in ('planned', 'started', 'unknown', 'manual'))`,
    )),
    ...(await query(
      shop,
      '4 refunded more than was taken',
      `
      select payment_id::text as fault from payments.payments where (refund->>'amount')::bigint > case when approval is null then 0 else amount end
      union all select r.order_id::text from refunds.refunds r join ordering.orders o using (order_id) where r.state <> 'denied'
        group by r.order_id having sum(r.amount) > max(case when o.status = 'paid' then o.total else 0 end)
      union all select b.order_id || ' ' || b.game from
        (select r.order_id, l->>'gameId' as game, sum((l->>'amount')::bigint) as amount from refunds.refunds r, jsonb_array_elements(r.lines) l where r.state <> 'denied' group by 1, 2) b
        join ordering.orders o using (order_id)
       where o.plan is null and b.amount > (select (p->>'price')::bigint from jsonb_array_elements(o.lines) p where p->>'gameId' = b.game)`,
    )),
    ...(await query(
      shop,
      '4 merchant instalments given back in parts',
      `
      select r.refund_id::text as fault from refunds.refunds r join payments.payments p using (payment_id) join ordering.orders o on o.order_id = r.order_id
       where r.state = 'completed' and r.how <> 'transferred' and p.payment_type_code in ('SI', 'S2', 'NC') and r.amount <> o.total`,
    )),
    ...(await query(
      shop,
      '4 a refund done on one side only',
      `
      select coalesce(r.refund_id, b.refund_id)::text as fault from (select * from refunds.refunds where state = 'completed') r full join ordering.refunds b using (refund_id)
       where r.amount is distinct from b.amount`,
    )),
    ...(await query(
      shop,
      '4 a refund left open without anybody',
      `
      select refund_id::text as fault from refunds.refunds r where state in ('approved', 'started', 'unknown')
         and not exists (select from es.effects e where e.subject = r.refund_id::text and e.kind = 'refunds:send-money' and e.state in ('planned', 'started', 'unknown'))`,
    )),
    ...(await query(
      shop,
      '5 a fact whose entries do not balance',
      `
      select position::text as fault from books.entries group by position having sum(amount) <> 0`,
    )),
    ...(await query(
      shop,
      '5 money that moved and is not in the books',
      `
      select id::text as fault from es.events e
       where (type in ('PaymentPlanned', 'CardPaymentPlanned', 'PaymentApproved', 'PaymentOrphaned', 'PaymentRefunded', 'OrderRefunded')
              or type in ('PaymentClosed', 'PaymentDeclined') and exists (
                   select from books.entries b where b.payment_id = (e.data->>'paymentId')::uuid and b.event_type in ('PaymentPlanned', 'CardPaymentPlanned'))
                 and not exists (select from es.events f where f.stream_id = e.stream_id and f.version < e.version and f.type in ('PaymentClosed', 'PaymentDeclined'))
              or type = 'OrderPaid' and (data->>'paid')::bigint > 0)
         and not exists (select from books.entries b where b.event_id = e.id)`,
    )),
    ...(await query(
      shop,
      '5 pending is not what open attempts may bring',
      `
      select pending || ' in the books, ' || open || ' open' as fault from
        (select coalesce(sum(amount), 0) as pending from books.entries where account = 'pending') b,
        (select coalesce(sum(amount), 0) as open from payments.payments
          where state not in ('approved', 'declined', 'closed', 'orphaned', 'refunding', 'refund-unknown', 'refunded', 'refund-failed')) p where pending <> open`,
    )),
    ...(await query(
      shop,
      '5 a paid order without its receipt, or with the number of another',
      `
      select o.order_id::text as fault from ordering.orders o
       where o.status = 'paid' and o.total > 0 and 1 <> (select count(*) from documents.documents d where d.order_id = o.order_id and d.series = 'receipt' and d.total = o.total)
      union all select r.refund_id::text from ordering.refunds r where 1 <> (select count(*) from documents.documents d where d.refund_id = r.refund_id and d.total = r.amount)
      union all select series || ' ' || count(*) || ' of ' || max(number) from documents.documents group by series having count(*) <> max(number)
      union all select e.id::text from es.events e where e.type = 'DocumentIssued' and (e.data->>'number')::int <> e.version`,
    )),
    ...(await query(
      shop,
      '5 money received that no order took',
      `
      select order_id::text as fault from books.entries where account = 'received' group by order_id having sum(amount) <> 0`,
    )),
    ...(await query(
      shop,
      '7 paid without money or money without paid',
      `
      select o.order_id::text as fault from ordering.orders o left join payments.payments p on p.payment_id = o.payment_id
       where o.status = 'paid' and o.total > 0 and (p.state is distinct from 'approved' or (p.approval->>'amount')::bigint <> o.total)
          or o.status = 'placed' and exists (select from payments.payments a where a.order_id = o.order_id and a.state = 'approved')`,
    )),
    ...(await splitFaults(shop)).slice(0, 10),
    ...(await codeFaults(shop)),
    ...(await earningsFaults(shop)),
    ...(await query(
      shop,
      '11 a card charged after it was removed',
      `
      select e.data->>'paymentId' as fault from es.events e join es.events r on r.type = 'CardRemoved' and r.data->>'cardId' = e.data->>'cardId'
       where e.type = 'CardPaymentPlanned' and (e.txid, e.position) > (r.txid, r.position)`,
    )),
    ...(await query(
      shop,
      '11 a card charged although it was found unusable',
      `
      select e.data->>'paymentId' as fault from es.events e join es.events u on u.type = 'CardFoundUnusable' and u.data->>'cardId' = e.data->>'cardId'
       where e.type = 'CardPaymentPlanned' and (e.txid, e.position) > (u.txid, u.position)`,
    )),
    ...(await query(
      shop,
      '11 a declined card tried beyond what its brand allows',
      `
      select p.payment_id::text as fault from payments.payments p cross join lateral (
        select count(*) as month, count(*) filter (where d.decided_at > p.planned_at - interval '1 day') as day from payments.payments d
         where d.card_id = p.card_id and d.state = 'declined' and coalesce(d.response_code, 0) not in (-97, -98, -99) and d.decided_at < p.planned_at and d.decided_at > p.planned_at - interval '30 days') tried
       where p.card_id is not null and (tried.day >= 7 or tried.month >= 15)`,
    )),
    ...(await query(
      shop,
      '13 an effect without an end',
      `select effect_id::text as fault from es.effects where state not in ('done', 'failed', 'manual')`,
    )),
    ...(await query(
      shop,
      '13 a receipt missing or twice',
      `
      select o.order_id::text as fault from ordering.orders o
       where o.status = 'paid' and 1 <> (select count(*) from es.effects e where e.kind = 'mail:receipt' and e.subject = o.order_id::text)`,
    )),
    ...(await query(
      shop,
      '15 access without a cause',
      `
      select e.person_id || ' ' || e.game_id as fault from library.entitlements e
       where e.because = 'purchase' and not exists (select from ordering.orders o where o.order_id = e.order_id and o.status = 'paid')`,
    )),
    ...(await query(
      shop,
      '16 paid without access',
      `
      select o.order_id || ' ' || (l->>'gameId') as fault from ordering.orders o, jsonb_array_elements(o.lines) l
       where o.status = 'paid' and (l->>'price')::bigint > ${returned('o.order_id', 'l')}
         and not exists (select from library.entitlements e where e.person_id = o.person_id and e.game_id = (l->>'gameId')::uuid)`,
    )),
    ...(await query(
      shop,
      '17 access kept after the money went back',
      `
      select e.game_id::text as fault from library.entitlements e join ordering.orders o using (order_id) join payments.payments p on p.payment_id = o.payment_id
       where (p.refund->>'amount')::bigint = o.total
      union all select e.game_id::text from library.entitlements e join ordering.orders o using (order_id), jsonb_array_elements(o.lines) l
       where (l->>'gameId')::uuid = e.game_id and o.total > 0 and (l->>'price')::bigint > 0 and (l->>'price')::bigint = ${returned('o.order_id', 'l')}`,
    )),
    ...(await query(
      shop,
      '17 a game taken for money that did not go back',
      `
      select id::text as fault from es.events v where type = 'EntitlementEnded' and not exists (
        select from ordering.refunds r, jsonb_array_elements(r.lines) l where r.refund_id::text = v.data->>'refundId' and l->>'gameId' = v.data->>'gameId')`,
    )),
    ...(await query(
      shop,
      '21 a stream with a gap',
      `
      select stream_id as fault from es.events group by stream_id having count(*) <> max(version) or min(version) <> 1`,
    )),
    ...(await query(
      shop,
      '21 a stream whose feed order is not its version order',
      `
      select a.stream_id as fault from es.events a join es.events b on b.stream_id = a.stream_id and b.version = a.version + 1 where (b.txid, b.position) <= (a.txid, a.position)`,
    )),
    ...(await query(
      shop,
      '21 a feed that stopped or set something aside',
      `
      select feed as fault from es.checkpoints where status <> 'running' union all select feed from es.parked`,
    )),
    ...(await query(
      shop,
      '23 a command whose facts are not one append',
      `
      select meta->>'command' as fault from es.events group by meta->>'command' having count(distinct txid) > 1`,
    )),
    ...(await query(
      shop,
      '24 an event without actor, correlation or causation',
      `
      select id::text as fault from es.events where coalesce(meta->'actor'->>'id', '') = '' or coalesce(meta->>'correlation', '') = '' or coalesce(meta->>'causation', '') = ''`,
    )),
    ...(await query(
      shop,
      '27 a game paid for twice',
      `
      select o.person_id || ' ' || (l->>'gameId') as fault from ordering.orders o, jsonb_array_elements(o.lines) l
       where o.status = 'paid' and (l->>'price')::bigint > ${returned('o.order_id', 'l')} group by o.person_id, l->>'gameId' having count(*) > 1`,
    )),
  ];
  expect({ 'Broken invariants': [...faults, ...(rebuild ? await rebuildFaults(shop, projections) : [])] }).toEqual({
    'Broken invariants': [],
  });
}

/** 22, 26: a rebuild of every projection gives the same rows, and sends nothing to anybody. */
async function rebuildFaults(shop: Shop, program: string): Promise<string[]> {
  const sent = async (): Promise<string> =>
    JSON.stringify([
      await shop.bank.calls(),
      (await shop.sql.query('select count(*) from es.effects')).rows,
      (await shop.sql.query('select count(*) from mail.captured')).rows,
    ]);
  const before = await sent();
  const rebuilt = startProcess(program, { ...shop.environment(), LOG_LEVEL: 'warn' }, ['rebuild']);
  if ((await rebuilt.ended) !== 0) return [`22 the rebuild failed: ${rebuilt.output()}`];

  const { rows: tables } = await shop.sql.query<{ name: string; before: number; now: number; table: string }>(`
    select p.name, max(p.version) filter (where p.status = 'retired') as before, max(p.version) filter (where p.status = 'live') as now, t.table_name as table
      from es.projections p join information_schema.tables t on t.table_schema = p.name and t.table_type = 'VIEW'
       -- Views that a migration put there are no tables of the projection.
       and exists (select from information_schema.tables o where o.table_schema = p.name || '_v' || p.version and o.table_name = t.table_name) group by p.name, t.table_name`);
  const faults = tables.length === 0 ? ['22 no projection was rebuilt'] : [];
  for (const { name, before: old, now, table } of tables) {
    const [a, b] = [`"${name}_v${old}"."${table}"`, `"${name}_v${now}"."${table}"`];
    faults.push(
      ...(await query(
        shop,
        `22 ${name}.${table} differs after a rebuild`,
        `
      (select 'lost: ' || to_jsonb(r)::text as fault from (table ${a} except table ${b}) r) union all (select 'new: ' || to_jsonb(r)::text from (table ${b} except table ${a}) r)`,
      )),
    );
  }
  if ((await sent()) !== before) faults.push('26 a rebuild sent something');
  return faults;
}

/** 8, 14: no code is used beyond its limits, not even for a moment, and every use has its cause. */
async function codeFaults(shop: Shop): Promise<string[]> {
  const taken = `select e.stream_id, e.version, e.data->>'useId' as use, e.data->>'personId' as player, e.type <> 'CodeReleased' as takes
                   from es.events e where e.type in ('CodeReserved', 'CodeUsed', 'CodeReleased')`;
  // At each position of a code's stream: the uses whose latest fact so far takes one.
  const status = `select at.stream_id, at.version, last.player from (${taken}) at
                      cross join lateral (select distinct on (t.use) t.player, t.takes from (${taken}) t
                                           where t.stream_id = at.stream_id and t.version <= at.version order by t.use, t.version desc) last where last.takes`;
  const limit = (name: string): string =>
    `(select (i.data->'limits'->>'${name}')::int from es.events i where i.type = 'CodeIssued' and i.stream_id = s.stream_id)`;
  return [
    ...(await query(
      shop,
      '14 a code taken too often',
      `
      select stream_id || ' at ' || version as fault from (${status}) s group by stream_id, version having count(*) > ${limit('uses')}`,
    )),
    ...(await query(
      shop,
      '8 a code taken too often by one person',
      `
      select stream_id || ' at ' || version as fault from (${status}) s group by stream_id, version, player having count(*) > ${limit('usesPerPerson')}`,
    )),
    ...(await query(
      shop,
      '14 a code whose sums are not those of its uses',
      `
      select c.code_id::text as fault from codes.codes c left join codes.counts n using (code_id)
       cross join lateral (select count(*) filter (where u.state = 'reserved') as reserved, count(*) filter (where u.state = 'used') as used from codes.uses u where u.code_id = c.code_id) r
       where coalesce(n.reserved, 0) <> r.reserved or coalesce(n.used, 0) <> r.used`,
    )),
    ...(await query(
      shop,
      '8 a use without a cause',
      `
      select u.use_id::text as fault from codes.uses u left join ordering.orders o on o.order_id = u.order_id
       where u.state = 'used' and case when u.order_id is not null then o.status is distinct from 'paid' or (o.discount->>'codeId')::uuid is distinct from u.code_id
             when u.subscription_id is not null then false
             else not exists (select from library.entitlements e where e.person_id = u.person_id and e.because = 'code') end`,
    )),
    ...(await query(
      shop,
      '8 a paid order whose code is not used',
      `
      select o.order_id::text as fault from ordering.orders o where o.status = 'paid' and o.discount is not null
         and not exists (select from codes.uses u where u.order_id = o.order_id and u.state = 'used')`,
    )),
    ...(await query(
      shop,
      '8 a use kept for an order that nobody is paying',
      `
      select u.use_id::text as fault from codes.uses u join ordering.orders o on o.order_id = u.order_id join payments.payments p on p.payment_id = o.payment_id
       where u.state = 'reserved' and (o.status = 'paid' or p.state in ('declined', 'closed', 'orphaned', 'refunding', 'refunded', 'refund-unknown', 'refund-failed'))`,
    )),
  ];
}

/** 1, 2: what the bank took, what we know of it, and what it was for. */
async function moneyFaults(shop: Shop): Promise<string[]> {
  const { rows } = await shop.sql.query<PaymentFacts>(
    `select p.payment_id as "paymentId", p.buy_order as "buyOrder", p.amount::int as amount, p.order_id as "orderId", p.state, p.in_doubt as "inDoubt",
            o.status as "orderStatus", o.payment_id as "orderPaidBy"
       from payments.payments p join ordering.orders o using (order_id)`,
  );
  const { rows: refunds } = await shop.sql.query<{ paymentId: string; returned: number; request: number }>(
    `select payment_id as "paymentId", coalesce(sum(amount) filter (where state = 'completed' and how <> 'transferred'), 0)::int as returned,
            coalesce(sum(amount) filter (where state in ('started', 'unknown', 'needs-person')), 0)::int as asked from refunds.refunds group by payment_id`,
  );
  const backOf = (paymentId: string) =>
    refunds.find((refund) => refund.paymentId === paymentId) ?? { returned: 0, request: 0 };
  const payments = new Map(rows.map((row) => [row.buyOrder, row]));
  const charges = await shop.bank.charges();
  // A charge to a saved card is known here by the name of the whole, at the bank by that of its only part too.
  const nameOf = ({ parentBuyOrder, buyOrder }: BankCharge): string => parentBuyOrder ?? buyOrder;
  const faults: string[] = [];
  const netByOrder = new Map<string, number>();

  for (const charge of charges) {
    const payment = payments.get(nameOf(charge));
    if (!payment) continue;
    const net = charge.amount - charge.refunded;
    const { returned, request } = backOf(payment.paymentId);
    // A refund in doubt may be done at the bank and not yet known here.
    if (payment.state === 'approved' && charge.refunded !== returned && charge.refunded !== returned + request)
      faults.push(`1 ${charge.buyOrder}: the bank gave back ${charge.refunded} and we know of ${returned}`);
    netByOrder.set(payment.orderId, (netByOrder.get(payment.orderId) ?? 0) + (net > 0 ? 1 : 0));
    if (net > 0 && payment.state !== 'approved' && !payment.inDoubt)
      faults.push(`2 the bank took ${charge.buyOrder} and we say ${payment.state}`);
    if (net > 0 && payment.state === 'approved' && payment.orderPaidBy !== payment.paymentId)
      faults.push(`2 ${charge.buyOrder} is approved and pays nothing`);
    if (net === 0 && payment.state === 'approved' && returned + request === 0)
      faults.push(`2 ${charge.buyOrder} went back and we say approved`);
  }
  for (const payment of rows.filter((row) => row.state === 'approved')) {
    if (!charges.some((charge) => nameOf(charge) === payment.buyOrder && charge.amount === payment.amount))
      faults.push(`2 ${payment.buyOrder} is approved and the bank knows nothing of it`);
  }
  for (const [orderId, net] of netByOrder) if (net > 1) faults.push(`1 order ${orderId} was charged ${net} times`);
  const {
    rows: [intended],
  } = await shop.sql.query<{ n: number }>(
    `select count(*)::int as n from es.events where type = 'AuthorizationStarted'`,
  );
  const { authorize = 0 } = await shop.bank.calls();
  if (authorize > (intended?.n ?? 0))
    faults.push(`1 saved cards were charged ${authorize} times for ${intended?.n} intentions`);
  return faults;
}

/** 28, 29: what studios earn is exact at every moment, and no studio is paid more than its statements. */
async function earningsFaults(shop: Shop): Promise<string[]> {
  const back = (line: string, game: string): string =>
    `coalesce((select sum(b.amount) from earnings.returns b where b.order_id = ${line}.order_id and b.game_id is not distinct from ${game}), 0)`;
  // Rounded over all that went back, as the books round it.
  const left = (line: string, game: string): string =>
    `${line}.share - case when ${line}.price = 0 then 0 else div(2 * ${line}.share * ${back(line, game)} + ${line}.price, 2 * ${line}.price) end`;
  return [
    ...(await query(
      shop,
      '28 a statement that is not the sum of its lines, or does not add up',
      `
      select number as fault from earnings.statements s
       cross join lateral (select coalesce(sum(l.amount), 0) as sum, count(*) as count from earnings.lines l where l.developer_id = s.developer_id and l.month = s.month) l
       cross join lateral (select sum(value::bigint) as sum from jsonb_each_text(s.by_source)) b
       where s.earned <> l.sum or s.lines <> l.count or s.earned <> b.sum or s.earned + s.carried_in <> s.gross + s.carried_out or s.gross <> s.withheld + s.paid`,
    )),
    ...(await query(
      shop,
      '28 a period of which more or less was taken than was given and waits',
      `
      select o.order_id::text as fault from earnings.plan_orders o
       where o.taken not between 0 and o.share or o.taken <> coalesce((select sum(l.amount) from earnings.lines l where l.order_id = o.order_id), 0)
                                                           + coalesce((select sum(w.amount) from earnings.waits w where w.order_id = o.order_id), 0)`,
    )),
    ...(await query(
      shop,
      '28 a pay-out in two files for the bank, a file that holds something else than it says, or an account kept for nothing',
      `
      select i.payout_id::text as fault from payouts.bank_file_payouts i join payouts.bank_files f using (file_id)
        where f.withdrawn_at is null group by i.payout_id having count(*) > 1
      union all select f.number || ' ' || count(p) || ' ' || sum(p.paid) from payouts.bank_files f left join payouts.bank_file_payouts i using (file_id)
        left join payouts.payouts p using (payout_id) group by f.file_id, f.number, f.count, f.sum having f.count <> count(p) or f.sum <> sum(p.paid)
      union all select l.payout_id::text from payouts.bank_file_lines l join payouts.payouts p using (payout_id)
        where p.state <> 'released' or p.bank_file_id is distinct from l.file_id`,
    )),
    ...(await query(
      shop,
      '28 what studios are owed in the books is not what sales, lines and pay-outs give',
      `
      select coalesce(b.studio, e.studio) || ': ' || coalesce(b.owed, 0) || ' in the books, ' || coalesce(e.owed, 0) || ' earned' as fault from
        (select sub_account as studio, 0 - sum(amount) as owed from books.entries where account = 'developer-payable' and sub_account not like 'pool-%' group by 1) b
        full join (select studio, sum(amount) as owed from (
          select coalesce(g.developer_id, 'unassigned') as studio, ${left('s', 's.game_id')} as amount from earnings.sale_lines s
            left join lateral (select o.developer_id from earnings.game_owners o where o.game_id = s.game_id and o.since <= s.ordered_at order by o.since desc limit 1) g on true
           where s.paid_at is not null
          union all select developer_id, amount from earnings.lines where source like 'plan%'
          union all select developer_id::text, 0 - amount from payouts.payouts where state = 'paid') x group by 1) e using (studio)
       where coalesce(b.owed, 0) <> coalesce(e.owed, 0)`,
    )),
    ...(await query(
      shop,
      '28 what no studio has earned yet is not what is left of the periods',
      `
      select b.unearned || ' in the books, ' || p.unearned || ' left' as fault from
        (select coalesce(0 - sum(amount), 0) as unearned from books.entries where account = 'developer-unearned' or account = 'developer-payable' and sub_account like 'pool-%') b,
        (select coalesce(sum(${left('o', 'null::uuid')} - coalesce((select sum(l.amount) from earnings.lines l where l.order_id = o.order_id), 0)), 0) as unearned
           from earnings.plan_orders o where o.paid_on is not null) p
       where b.unearned <> p.unearned`,
    )),
    ...(await query(
      shop,
      '29 a studio that is paid more than its statements gave',
      `
      select p.developer_id::text as fault from payouts.payouts p where p.state <> 'failed' group by p.developer_id
       having sum(p.amount) > coalesce((select sum(s.gross) from earnings.statements s where s.developer_id = p.developer_id::text), 0)
           or sum(p.paid) > coalesce((select sum(s.paid) from earnings.statements s where s.developer_id = p.developer_id::text), 0)`,
    )),
  ];
}

/** What of a line went back, in SQL. */
function returned(orderId: string, line: string): string {
  return `coalesce((select sum((b->>'amount')::bigint) from ordering.refunds r, jsonb_array_elements(r.lines) b where r.order_id = ${orderId} and b->>'gameId' = ${line}->>'gameId'), 0)`;
}

async function query(shop: Shop, name: string, text: string): Promise<string[]> {
  const { rows } = await shop.sql.query<{ fault: string }>(text);
  return rows.map((row) => `${name}: ${row.fault}`);
}

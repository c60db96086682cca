import { dist } from './dist.js';
import { startProcess } from './process.js';
import type { Shop } from './shop.js';

interface PaymentFacts {
  paymentId: string;
  buyOrder: string;
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
 */
export async function expectInvariants(shop: Shop): Promise<void> {
  const faults = [
    ...(await moneyFaults(shop)),
    ...(await query(shop, '3 left open without a timer', `
      select payment_id::text as fault from payments.payments p where in_doubt and state <> 'needs-person'
         and not exists (select from es.due d where d.key = 'payment-' || p.payment_id)
         and not exists (select from es.effects e where e.subject = p.payment_id::text and e.state in ('planned', 'started', 'unknown', 'manual'))`)),
    ...(await query(shop, '4 refunded more than was taken', `
      select payment_id::text as fault from payments.payments where (refund->>'amount')::bigint > case when approval is null then 0 else amount end`)),
    ...(await query(shop, '7 paid without money or money without paid', `
      select o.order_id::text as fault from ordering.orders o left join payments.payments p on p.payment_id = o.payment_id
       where o.status = 'paid' and o.total > 0 and (p.state is distinct from 'approved' or (p.approval->>'amount')::bigint <> o.total)
          or o.status = 'placed' and exists (select from payments.payments a where a.order_id = o.order_id and a.state = 'approved')`)),
    ...(await codeFaults(shop)),
    ...(await query(shop, '13 an effect without an end', `select effect_id::text as fault from es.effects where state not in ('done', 'failed', 'manual')`)),
    ...(await query(shop, '13 a receipt missing or twice', `
      select o.order_id::text as fault from ordering.orders o
       where o.status = 'paid' and 1 <> (select count(*) from es.effects e where e.kind = 'mail:receipt' and e.subject = o.order_id::text)`)),
    ...(await query(shop, '15 access without a cause', `
      select e.player_id || ' ' || e.game_id as fault from library.entitlements e
       where e.because = 'purchase' and not exists (select from ordering.orders o where o.order_id = e.order_id and o.status = 'paid')`)),
    ...(await query(shop, '16 paid without access', `
      select o.order_id || ' ' || (l->>'gameId') as fault from ordering.orders o, jsonb_array_elements(o.lines) l
       where o.status = 'paid' and not exists (select from library.entitlements e where e.player_id = o.player_id and e.game_id = (l->>'gameId')::uuid)`)),
    ...(await query(shop, '17 access kept after the money went back', `
      select e.game_id::text as fault from library.entitlements e join ordering.orders o using (order_id) join payments.payments p on p.payment_id = o.payment_id
       where (p.refund->>'amount')::bigint = o.total`)),
    ...(await query(shop, '21 a stream with a gap', `
      select stream_id as fault from es.events group by stream_id having count(*) <> max(version) or min(version) <> 1`)),
    ...(await query(shop, '21 a stream whose feed order is not its version order', `
      select a.stream_id as fault from es.events a join es.events b on b.stream_id = a.stream_id and b.version = a.version + 1 where (b.txid, b.position) <= (a.txid, a.position)`)),
    ...(await query(shop, '21 a feed that stopped or set something aside', `
      select feed as fault from es.checkpoints where status <> 'running' union all select feed from es.parked`)),
    ...(await query(shop, '23 a command whose facts are not one append', `
      select meta->>'command' as fault from es.events group by meta->>'command' having count(distinct txid) > 1`)),
    ...(await query(shop, '24 an event without actor, correlation or causation', `
      select id::text as fault from es.events where coalesce(meta->'actor'->>'id', '') = '' or coalesce(meta->>'correlation', '') = '' or coalesce(meta->>'causation', '') = ''`)),
    ...(await query(shop, '27 a game paid for twice', `
      select o.player_id || ' ' || (l->>'gameId') as fault from ordering.orders o, jsonb_array_elements(o.lines) l
       where o.status = 'paid' and o.total > 0 group by o.player_id, l->>'gameId' having count(*) > 1`)),
  ];
  expect([...faults, ...(await rebuildFaults(shop))]).toEqual([]);
}

/** 22, 26: a rebuild of every projection gives the same rows, and sends nothing to anybody. */
async function rebuildFaults(shop: Shop): Promise<string[]> {
  const sent = async (): Promise<string> => JSON.stringify([
    await shop.bank.calls(), (await shop.sql.query('select count(*) from es.effects')).rows, (await shop.sql.query('select count(*) from mail.captured')).rows]);
  const before = await sent();
  const rebuilt = startProcess(dist('projections.js'), { ...shop.environment(), LOG_LEVEL: 'warn' }, ['rebuild']);
  if ((await rebuilt.ended) !== 0) return [`22 the rebuild failed: ${rebuilt.output()}`];

  const { rows: tables } = await shop.sql.query<{ name: string; before: number; now: number; table: string }>(`
    select p.name, max(p.version) filter (where p.status = 'retired') as before, max(p.version) filter (where p.status = 'live') as now, t.table_name as table
      from es.projections p join information_schema.tables t on t.table_schema = p.name group by p.name, t.table_name`);
  const faults = tables.length === 0 ? ['22 no projection was rebuilt'] : [];
  for (const { name, before: old, now, table } of tables) {
    const [a, b] = [`"${name}_v${old}"."${table}"`, `"${name}_v${now}"."${table}"`];
    faults.push(...(await query(shop, `22 ${name}.${table} differs after a rebuild`, `
      (select 'lost: ' || to_jsonb(r)::text as fault from (table ${a} except table ${b}) r) union all (select 'new: ' || to_jsonb(r)::text from (table ${b} except table ${a}) r)`)));
  }
  if ((await sent()) !== before) faults.push('26 a rebuild sent something');
  return faults;
}

/** 8, 14: no code is used beyond its limits, not even for a moment, and every use has its cause. */
async function codeFaults(shop: Shop): Promise<string[]> {
  const taken = `select e.stream_id, e.version, e.data->>'useId' as use, e.data->>'playerId' as player, e.type <> 'CodeReleased' as takes
                   from es.events e where e.type in ('CodeReserved', 'CodeUsed', 'CodeReleased')`;
  // At each position of a code's stream: the uses whose latest fact so far takes one.
  const standing = `select at.stream_id, at.version, last.player from (${taken}) at
                      cross join lateral (select distinct on (t.use) t.player, t.takes from (${taken}) t
                                           where t.stream_id = at.stream_id and t.version <= at.version order by t.use, t.version desc) last where last.takes`;
  const limit = (name: string): string => `(select (i.data->'limits'->>'${name}')::int from es.events i where i.type = 'CodeIssued' and i.stream_id = s.stream_id)`;
  return [
    ...(await query(shop, '14 a code taken too often', `
      select stream_id || ' at ' || version as fault from (${standing}) s group by stream_id, version having count(*) > ${limit('uses')}`)),
    ...(await query(shop, '8 a code taken too often by one person', `
      select stream_id || ' at ' || version as fault from (${standing}) s group by stream_id, version, player having count(*) > ${limit('usesPerPerson')}`)),
    ...(await query(shop, '8 a use without a cause', `
      select u.use_id::text as fault from codes.uses u left join ordering.orders o on o.order_id = u.order_id
       where u.state = 'used' and case when u.order_id is not null then o.status is distinct from 'paid' or (o.discount->>'codeId')::uuid is distinct from u.code_id
             when u.subscription_id is not null then false
             else not exists (select from library.entitlements e where e.player_id = u.player_id and e.because = 'code') end`)),
    ...(await query(shop, '8 a paid order whose code is not used', `
      select o.order_id::text as fault from ordering.orders o where o.status = 'paid' and o.discount is not null
         and not exists (select from codes.uses u where u.order_id = o.order_id and u.state = 'used')`)),
    ...(await query(shop, '8 a use kept for an order that nobody is paying', `
      select u.use_id::text as fault from codes.uses u join ordering.orders o on o.order_id = u.order_id join payments.payments p on p.payment_id = o.payment_id
       where u.state = 'reserved' and (o.status = 'paid' or p.state in ('declined', 'closed', 'unwanted', 'refunding', 'refunded', 'refund-unknown', 'refund-failed'))`)),
  ];
}

/** 1, 2: what the bank took, what we know of it, and what it was for. */
async function moneyFaults(shop: Shop): Promise<string[]> {
  const { rows } = await shop.sql.query<PaymentFacts>(
    `select p.payment_id as "paymentId", p.buy_order as "buyOrder", p.amount::int as amount, p.order_id as "orderId", p.state, p.in_doubt as "inDoubt",
            o.status as "orderStatus", o.payment_id as "orderPaidBy"
       from payments.payments p join ordering.orders o using (order_id)`);
  const payments = new Map(rows.map((row) => [row.buyOrder, row]));
  const charges = await shop.bank.charges();
  const faults: string[] = [];
  const netByOrder = new Map<string, number>();

  for (const charge of charges) {
    const payment = payments.get(charge.buyOrder);
    if (!payment) continue;
    const net = charge.amount - charge.refunded;
    netByOrder.set(payment.orderId, (netByOrder.get(payment.orderId) ?? 0) + (net > 0 ? 1 : 0));
    if (net > 0 && payment.state !== 'approved' && !payment.inDoubt) faults.push(`2 the bank took ${charge.buyOrder} and we say ${payment.state}`);
    if (net > 0 && payment.state === 'approved' && payment.orderPaidBy !== payment.paymentId) faults.push(`2 ${charge.buyOrder} is approved and pays nothing`);
    if (net === 0 && payment.state === 'approved') faults.push(`2 ${charge.buyOrder} went back and we say approved`);
  }
  for (const payment of rows.filter((row) => row.state === 'approved')) {
    if (!charges.some((charge) => charge.buyOrder === payment.buyOrder && charge.amount === payment.amount)) faults.push(`2 ${payment.buyOrder} is approved and the bank knows nothing of it`);
  }
  for (const [orderId, net] of netByOrder) if (net > 1) faults.push(`1 order ${orderId} was charged ${net} times`);
  return faults;
}

async function query(shop: Shop, name: string, text: string): Promise<string[]> {
  const { rows } = await shop.sql.query<{ fault: string }>(text);
  return rows.map((row) => `${name}: ${row.fault}`);
}

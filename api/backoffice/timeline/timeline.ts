import { Injectable } from '@nestjs/common';
import { documentStream } from '../../contexts/documents/index.js';
import { codeStream } from '../../contexts/codes/index.js';
import { accountStream, roleStream, SHOP } from '../../contexts/staff/index.js';
import { erasureStream } from '../../contexts/privacy/index.js';
import { PeopleDirectory } from '../../contexts/access/index.js';
import { libraryStream } from '../../contexts/library/index.js';
import { orderStream } from '../../contexts/ordering/index.js';
import { chargeStream, paymentStream } from '../../contexts/payments/index.js';
import { refundStream } from '../../contexts/refunds/index.js';
import { subscriptionStream } from '../../contexts/subscriptions/index.js';
import { cardStream } from '../../contexts/cards/index.js';
import { isUuid } from '../../kernel/ids.js';
import { Database } from '../../platform/database/database.js';
import { EventStore } from '../../platform/event-store/event-store.js';
import type { RecordedEvent } from '../../platform/event-store/events.js';
import { inTimelineOrder } from './timeline-order.rules.js';
import type { TimelineEntry } from '../../platform/http/timeline.dto.js';

interface EffectRow {
  id: string;
  kind: string;
  subject: string;
  state: string;
  attempt: number;
  result: Record<string, unknown> | null;
  correlation: string;
  plannedAt: Date;
  settledAt: Date | null;
}

const SETTLED: Record<string, string> = { done: 'EffectDone', failed: 'EffectFailed', manual: 'EffectLeftToPerson' };

/** Tells what happened to an order or a payment, from the log itself and from the ledger of effects. */
@Injectable()
export class Timeline {
  constructor(
    private readonly store: EventStore,
    private readonly db: Database,
    private readonly people: PeopleDirectory,
  ) {}

  /** Everything that happened to an order, its payments, its code, its plan, its documents and the buyer's shelf because of it, oldest first. */
  async ofOrder(orderId: string, personId: string, paymentIds: readonly string[]): Promise<TimelineEntry[]> {
    const [library = [], ...own] = await this.store.read(
      libraryStream.of(personId),
      orderStream.of(orderId),
      chargeStream.of(orderId),
      ...paymentIds.map((id) => paymentStream.of(id)),
    );
    const concerned = library.filter(
      ({ data }) => data.orderId === orderId || paymentIds.includes(String(data.paymentId)),
    );
    const refunds = await this.db.query<{ id: string }>(
      'select refund_id as id from refunds.refunds where order_id = $1',
      [orderId],
    );
    const requests = refunds.length === 0 ? [] : await this.store.read(...refunds.map(({ id }) => refundStream.of(id)));
    const [uses, period] = await Promise.all([this.usesOf(orderId, own.flat()), this.periodOf(orderId, own.flat())]);
    return this.describe(
      [...own.flat(), ...concerned, ...requests.flat(), ...uses, ...period],
      await this.documentsOf('order_id', orderId),
    );
  }

  /** Everything that happened to one refund, and to payment, order and shelf because of it, oldest first. */
  async ofRefund(
    refundId: string,
    { orderId, paymentId, personId }: { orderId: string; paymentId: string; personId: string },
  ): Promise<TimelineEntry[]> {
    const [refund = [], ...others] = await this.store.read(
      refundStream.of(refundId),
      paymentStream.of(paymentId),
      orderStream.of(orderId),
      libraryStream.of(personId),
    );
    return this.describe(
      [...refund, ...others.flat().filter(({ data }) => data.refundId === refundId)],
      await this.documentsOf('refund_id', refundId),
    );
  }

  /** What the order did to the uses of its discount code. */
  private async usesOf(orderId: string, facts: readonly RecordedEvent[]): Promise<RecordedEvent[]> {
    const discount = facts.find(({ type }) => type === 'OrderPlaced')?.data.discount as { codeId: string } | undefined;
    return discount ? this.store.readAbout(codeStream.of(discount.codeId), 'orderId', orderId) : [];
  }

  /** What the order did to its subscription, where it is for the period of one. */
  private async periodOf(orderId: string, facts: readonly RecordedEvent[]): Promise<RecordedEvent[]> {
    const ordered = facts.find(({ type }) => type === 'PeriodOrdered')?.data as
      { subscriptionId: string; period: number } | undefined;
    const [plan = []] = ordered ? await this.store.read(subscriptionStream.of(ordered.subscriptionId)) : [];
    return plan.filter(({ data }) => data.orderId === orderId || data.refundedPeriod === ordered?.period);
  }

  /** Receipts and credit notes; their streams hold those of the whole shop, so their rows are told. */
  private async documentsOf(column: 'order_id' | 'refund_id' | 'person_id', id: string): Promise<TimelineEntry[]> {
    const rows = await this.db.query<{
      documentId: string;
      series: string;
      number: number;
      total: number;
      orderId: string;
      at: Date;
    }>(
      `select document_id as "documentId", series, number, total, order_id as "orderId", issued_at as at from documents.documents where ${column} = $1`,
      [id],
    );
    return rows.map(({ at, ...data }) => ({
      id: data.documentId,
      at,
      recordedAt: at,
      stream: documentStream.of(data.series),
      version: data.number,
      type: 'DocumentIssued',
      correlation: data.documentId,
      data,
      actor: { kind: 'system', id: 'documents', name: null },
    }));
  }

  /** Everything that happened to one attempt to pay, oldest first. */
  async ofPayment(paymentId: string, orderId: string, personId: string): Promise<TimelineEntry[]> {
    const [payment = [], ...others] = await this.store.read(
      paymentStream.of(paymentId),
      orderStream.of(orderId),
      chargeStream.of(orderId),
      libraryStream.of(personId),
    );
    const concerned = others.flat().filter(({ data }) => data.paymentId === paymentId || data.supersedes === paymentId);
    return this.describe([...payment, ...concerned]);
  }

  /** What happened to a person's account: what staff did to it, its cards, subscriptions, refunds, documents, roles, sign-ins and edits, oldest first. */
  async ofPerson(personId: string): Promise<TimelineEntry[]> {
    const ofPerson = [accountStream, erasureStream, cardStream, roleStream].map((kind) => kind.of(personId));
    const streams = await this.store.read(...ofPerson, ...(await this.moneyStreamsOf(personId)));
    // Earlier releases told on one stream who was given which role.
    const earlier = await this.store.readAbout(roleStream.of(SHOP), 'personId', personId);
    const facts = await this.describe([...streams.flat(), ...earlier], await this.documentsOf('person_id', personId));
    return [...facts, ...(await this.rowsOf(personId))].sort((a, b) => a.at.getTime() - b.at.getTime());
  }

  private async moneyStreamsOf(personId: string): Promise<string[]> {
    const rows = await this.db.query<{ subscription: string | null; refund: string | null }>(
      `select subscription_id as subscription, null as refund from subscriptions.subscriptions where person_id = $1
       union all select null, refund_id from refunds.refunds where person_id = $1`,
      [personId],
    );
    return rows.map(({ subscription, refund }) =>
      subscription ? subscriptionStream.of(subscription) : refundStream.of(refund ?? ''),
    );
  }

  /** What is kept of an account in rows, because it is personal and can be erased. */
  private async rowsOf(personId: string): Promise<TimelineEntry[]> {
    const rows = await this.db.query<Pick<TimelineEntry, 'id' | 'at' | 'type' | 'data'> & { actorId: string }>(
      `select id, at, case when succeeded then 'SignedIn' else 'SignInFailed' end as type, person_id as "actorId", jsonb_build_object('how', how, 'device', device, 'network', network) as data
         from access.sign_ins where person_id = $1
       union all
       select id, at, 'ProfileEdited', actor_id, jsonb_build_object('field', field) from accounts.profile_changes where person_id = $1`,
      [personId],
    );
    const names = new Map(
      (await this.people.contacts(rows.map(({ actorId }) => actorId))).map(({ id, username }) => [id, username]),
    );
    return rows.map(({ actorId, ...row }) => ({
      ...row,
      recordedAt: row.at,
      stream: accountStream.of(personId),
      version: 0,
      correlation: row.id,
      actor: { kind: actorId === personId ? 'player' : 'staff', id: actorId, name: names.get(actorId) ?? null },
    }));
  }

  private async describe(
    events: readonly RecordedEvent[],
    rows: readonly TimelineEntry[] = [],
  ): Promise<TimelineEntry[]> {
    const effects = await this.db.query<EffectRow>(
      `select effect_id as id, kind, subject, state, attempt, result, correlation, planned_at as "plannedAt", settled_at as "settledAt"
         from es.all_effects where correlation = any($1::uuid[])`,
      [[...new Set(events.map((event) => event.meta.correlation))]],
    );
    const names = await this.namesOf(events);
    const facts = events.map((event) => ({
      append: Number(event.txid),
      position: event.position,
      entry: factOf(event, names),
    }));
    const done = effects
      .flatMap((effect) => effectEntries(effect, events))
      .map((entry) => ({ append: Infinity, position: entry.version, entry }));
    const entries = rows.map((entry) => ({ append: Infinity, position: entry.version, entry }));
    return [...facts, ...done, ...entries]
      .map(({ entry, ...place }) => ({ ...place, at: entry.at.getTime(), type: entry.type, entry }))
      .sort(inTimelineOrder)
      .map(({ entry }) => entry);
  }

  private async namesOf(events: readonly RecordedEvent[]): Promise<Map<string, string>> {
    const ids = [...new Set(events.map((event) => event.meta.actor.id).filter(isUuid))];
    return new Map((await this.people.contacts(ids)).map((person) => [person.id, person.username]));
  }
}

function factOf(event: RecordedEvent, names: ReadonlyMap<string, string>): TimelineEntry {
  const {
    id,
    stream,
    version,
    type,
    data,
    meta: { actor, correlation },
  } = event;
  return {
    id,
    stream,
    version,
    type,
    correlation,
    data,
    actor: { ...actor, name: names.get(actor.id) ?? null },
    at: new Date(event.effectiveAt),
    recordedAt: new Date(event.recordedAt),
  };
}

/** When an effect was planned, and how it ended if it has. */
function effectEntries(effect: EffectRow, events: readonly RecordedEvent[]): TimelineEntry[] {
  const cause = events.find((event) => event.meta.correlation === effect.correlation);
  // The ledger keeps the wall clock; beside facts of a moved business clock it must tell their time.
  const offset = cause ? Date.parse(cause.effectiveAt) - Date.parse(cause.recordedAt) : 0;
  const entry = (type: string, version: number, when: Date): TimelineEntry => ({
    id: `${effect.id}-${version}`,
    stream: `effect-${effect.id}`,
    version,
    type,
    correlation: effect.correlation,
    actor: { kind: 'system', id: 'worker', name: null },
    at: new Date(when.getTime() + offset),
    recordedAt: when,
    data: {
      kind: effect.kind,
      subject: effect.subject,
      state: effect.state,
      attempt: effect.attempt,
      ...(version > 1 ? { result: effect.result } : {}),
    },
  });
  const settled = SETTLED[effect.state];
  return [
    entry('EffectPlanned', 1, effect.plannedAt),
    ...(settled && effect.settledAt ? [entry(settled, 2, effect.settledAt)] : []),
  ];
}

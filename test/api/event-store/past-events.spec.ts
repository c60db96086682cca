import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contexts } from '../../../api/contexts.js';
import { codeDecider } from '../../../api/contexts/codes/code.decider.js';
import { erasureDecider } from '../../../api/contexts/privacy/erasure/erasure.decider.js';
import { libraryDecider } from '../../../api/contexts/library/library.decider.js';
import { orderDecider } from '../../../api/contexts/ordering/order.decider.js';
import { chargeDecider } from '../../../api/contexts/payments/charge.decider.js';
import { paymentDecider } from '../../../api/contexts/payments/payment.decider.js';
import { refundDecider } from '../../../api/contexts/refunds/refund.decider.js';
import { cardDecider } from '../../../api/contexts/cards/card.decider.js';
import { releaseDecider } from '../../../api/contexts/publishing/releases/release.decider.js';
import { fold, type Fact } from '../../../api/kernel/decider.js';
import { eventTypesOf, projectionsOf } from '../../../api/platform/platform.module.js';
import { openStore } from '../../support/store.js';

interface Sample {
  stream: string;
  type: string;
  version: number;
  data: Record<string, unknown>;
}

const folder = join(process.cwd(), 'test/support/past-events');
const samples = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Sample);
const types = eventTypesOf(contexts);

/** The facts of these types in their present shape, each from its newest sample. */
function story(...names: string[]): Fact[] {
  return names.map((name) => {
    const sample = samples.filter(({ type }) => type === name).sort((a, b) => b.version - a.version)[0];
    if (!sample) throw new Error(`there is no past event ${name}`);
    return { type: name, data: types.upcast(name, sample.version, sample.data) };
  });
}

describe('events as they were ever written', () => {
  it('are kept, one of every type and version', () => {
    const kept = samples.map(({ type, version }) => `${type}.v${version}`).sort();
    const wanted = types.all
      .flatMap(({ type, version }) => Array.from({ length: version }, (_, n) => `${type}.v${n + 1}`))
      .sort();

    expect(kept).toEqual(wanted);
  });

  it('have the shape that the server was built with', () => {
    const { status, stderr } = spawnSync(process.execPath, ['api/dev/events.mjs', '--check'], { encoding: 'utf8' });

    expect([status, stderr]).toEqual([0, '']);
    expect(types.all.filter(({ shape }) => shape === '')).toEqual([]);
  });

  it.each(samples.map((sample) => [`${sample.type} v${sample.version}`, sample] as const))(
    '%s still has every field that is asked of it',
    (_, { type, version, data }) => {
      const { shape } = types.all.find((known) => known.type === type) ?? {};

      expect(missingFields(types.upcast(type, version, data), shape ?? '')).toEqual([]);
    },
  );

  it('tell the deciders the same stories', () => {
    const codeUsed = fold(codeDecider, story('CodeIssued', 'CodeReserved', 'CodeUsed'));
    expect(fold(releaseDecider, story('GameReleased', 'PriceChangeApplied', 'GameRelabelled'))).toMatchObject({
      status: 'Released',
      price: 3990,
      shown: { label: { title: { en: 'Bodies in Motion' } } },
    });
    expect(fold(releaseDecider, story('GameReleased', 'GameWithdrawn')).status).toBe('Withdrawn');
    expect(fold(orderDecider, story('OrderPlaced', 'OrderPaid'))).toMatchObject({ status: 'Paid', total: 2490 });
    expect(fold(orderDecider, story('PeriodOrdered', 'OrderPaid'))).toMatchObject({
      status: 'Paid',
      total: 8000,
      plan: { period: 0 },
    });
    expect(fold(orderDecider, story('OrderPlaced', 'OrderPaid', 'OrderRefunded'))).toMatchObject({
      refunded: { amount: 2490 },
    });
    expect(fold(chargeDecider, story('AttemptStarted', 'CaptureClaimed')).claimedBy).not.toBeNull();
    expect(fold(chargeDecider, story('AttemptStarted', 'CaptureClaimed', 'CaptureReleased')).claimedBy).toBeNull();
    expect(fold(libraryDecider, story('GamesReserved')).reserved.size).toBe(1);
    expect(fold(libraryDecider, story('GamesReserved', 'ReservationReleased')).reserved.size).toBe(0);
    expect([...fold(libraryDecider, story('GamesReserved', 'EntitlementGranted')).owned]).toHaveLength(1);
    expect(fold(libraryDecider, story('GamesReserved', 'EntitlementGranted', 'EntitlementEnded')).owned.size).toBe(0);
    expect(
      fold(
        refundDecider,
        story(
          'RefundRequested',
          'RefundApproved',
          'RefundApprovedAgain',
          'RefundStarted',
          'RefundOutcomeUnknown',
          'RefundFailed',
          'RefundRetried',
        ),
      ).status,
    ).toBe('Approved');
    expect(
      fold(refundDecider, story('RefundRequested', 'RefundApproved', 'RefundStarted', 'RefundCompleted')).status,
    ).toBe('Completed');
    expect(fold(refundDecider, story('RefundRequested', 'RefundDenied')).status).toBe('Denied');
    expect(
      fold(
        cardDecider,
        story('CardEnrolmentStarted', 'CardEnrolmentOpened', 'CardFinishStarted', 'CardEnrolled', 'CardMadeDefault'),
      ).defaultCard,
    ).not.toBeNull();
    expect(
      fold(
        cardDecider,
        story('CardEnrolmentStarted', 'CardEnrolled', 'CardMadeDefault', 'CardFoundUnusable', 'CardRemoved'),
      ),
    ).toMatchObject({ defaultCard: null, cards: new Map() });
    expect([
      ...fold(
        cardDecider,
        story('CardEnrolmentStarted', 'CardEnrolmentOpened', 'CardEnrolmentEnded'),
      ).enrolments.values(),
    ]).toMatchObject([{ status: 'ended' }]);
    expect(fold(codeDecider, story('CodeIssued', 'CodeReserved', 'CodeReleased', 'CodeDeactivated'))).toMatchObject({
      status: 'Inactive',
      issued: { limits: { uses: 10 } },
    });
    expect([...('uses' in codeUsed ? codeUsed.uses.values() : [])]).toMatchObject([{ state: 'used' }]);
    expect(fold(erasureDecider, story('ErasureRequested', 'ErasureCancelled')).status).toBe('None');
    expect(
      fold(erasureDecider, story('ErasureRequested', 'ErasureStarted', 'CertificateSettled', 'PersonErased')).status,
    ).toBe('Erased');
  });

  it.each([
    ['FormOpen', []],
    ['Checking', ['PaymentReturned']],
    ['Requested', ['CommitStarted']],
    ['FormOpen', ['CommitStarted', 'CommitRefused']],
    ['Unknown', ['CommitStarted', 'PaymentOutcomeUnknown', 'PaymentStatusChecked']],
    ['Approved', ['CommitStarted', 'PaymentApproved']],
    ['Declined', ['CommitStarted', 'PaymentDeclined']],
    ['Closed', ['PaymentClosed']],
    ['Manual', ['CommitStarted', 'PaymentOutcomeUnknown', 'PaymentNeedsPerson']],
    ['Manual', ['CommitStarted', 'PaymentOutcomeUnknown', 'PaymentNeedsPerson', 'PaymentDeclaredTaken']],
    [
      'Closed',
      ['CommitStarted', 'PaymentOutcomeUnknown', 'PaymentNeedsPerson', 'PaymentSettledByHand', 'PaymentClosed'],
    ],
    ['Orphaned', ['CommitStarted', 'PaymentOrphaned']],
    ['Refunding', ['CommitStarted', 'PaymentOrphaned', 'PaymentRefundStarted']],
    ['RefundUnknown', ['CommitStarted', 'PaymentOrphaned', 'PaymentRefundStarted', 'PaymentRefundUnknown']],
    ['Refunded', ['CommitStarted', 'PaymentOrphaned', 'PaymentRefundStarted', 'PaymentRefunded']],
    ['RefundFailed', ['CommitStarted', 'PaymentOrphaned', 'PaymentRefundStarted', 'PaymentRefundFailed']],
    [
      'Orphaned',
      ['CommitStarted', 'PaymentOrphaned', 'PaymentRefundStarted', 'PaymentRefundFailed', 'PaymentReturnRetried'],
    ],
  ])('a payment is %s after %j', (status, names) => {
    expect(fold(paymentDecider, story('PaymentPlanned', 'PaymentTokenIssued', ...names)).status).toBe(status);
  });

  it.each([
    ['Requested', []],
    ['Unknown', ['PaymentOutcomeUnknown', 'PaymentStatusChecked']],
    ['Approved', ['PaymentApproved']],
    ['Declined', ['PaymentDeclined']],
    ['Closed', ['PaymentOutcomeUnknown', 'PaymentClosed']],
    ['Manual', ['PaymentOutcomeUnknown', 'PaymentNeedsPerson']],
    ['Orphaned', ['PaymentOrphaned', 'PaymentRefundFailed', 'PaymentReturnRetried']],
    ['Refunded', ['PaymentOrphaned', 'PaymentRefundStarted', 'PaymentRefunded']],
  ])('a payment by saved card is %s after %j', (status, names) => {
    expect(fold(paymentDecider, story('CardPaymentPlanned', 'AuthorizationStarted', ...names)).status).toBe(status);
  });

  it('are projected without a word', async () => {
    const projections = projectionsOf(contexts);
    const shop = await openStore(projections.all, types);
    await shop.asOwner(async (_, owner) => {
      for (const [at, { stream, type, version, data }] of inOrder(samples).entries()) {
        await owner.query(
          `insert into es.events (stream_id, version, id, type, schema_version, data, meta, effective_at) values ($1, $2, gen_random_uuid(), $3, $4, $5, $6, '2026-10-22T15:18:16Z')`,
          [
            stream,
            at + 1,
            type,
            version,
            JSON.stringify(data),
            JSON.stringify({ command: 'c', actor: { kind: 'system', id: 'test' }, correlation: 'c', causation: 'c' }),
          ],
        );
      }
    });

    const seen = await shop.asOwner(async (builder, owner) => {
      const counts: Record<string, number> = {};
      for (const projection of projections.all) {
        const { version } = await builder.rebuild(projection);
        const tables = await owner.query<{ name: string }>(
          'select table_name as name from information_schema.tables where table_schema = $1',
          [`${projection.name}_v${version}`],
        );
        for (const { name } of tables) {
          const [row] = await owner.query<{ n: number }>(`select count(*) as n from "${projection.name}"."${name}"`);
          counts[`${projection.name}.${name}`] = row?.n ?? 0;
        }
      }
      return counts;
    });

    expect(seen).toEqual({
      'catalog_prices.prices': 1,
      'catalog_prices.stamp': 1,
      'library.entitlements': 0,
      'library.labels': 1,
      'ordering.orders': 2,
      'ordering.refunds': 1,
      'ordering.offers': 1,
      'payments.payments': 2,
      'publishing.approved_builds': 1,
      'publishing.channels': 1,
      'publishing.price_changes': 1,
      'publishing.releases': 1,
      'publishing.submitted_builds': 0,
      'refunds.refunds': 1,
      'cards.cards': 1,
      'cards.defaults': 1,
      'cards.enrolments': 1,
      'subscriptions.subscriptions': 1,
      'subscriptions.free_periods': 1,
      'subscriptions.paid_periods': 3,
      'subscriptions.access': 0,
      'codes.codes': 1,
      'codes.uses': 1,
      'codes.counts': 1,
      // The one role was removed again, and none of these facts has one of the shop's people as its author.
      'roles.roles': 0,
      'school_plans.plans': 1,
      'school_plans.teachers': 1,
      'audit.entries': 0,
      'books.entries': 30,
      'books.sales': 2,
      'books.open_payments': 1,
      'books.developers': 1,
      'earnings.closes': 1,
      'earnings.departures': 1,
      'earnings.game_owners': 1,
      'earnings.lines': 2,
      'earnings.plan_orders': 1,
      'earnings.returns': 1,
      'earnings.sale_lines': 1,
      'earnings.statements': 1,
      'earnings.waits': 0,
      'earnings.workers': 2,
      'payouts.bank_files': 1,
      'payouts.bank_file_payouts': 1,
      'payouts.payouts': 1,
      'payouts.studios': 1,
      'developers.studios': 1,
      'developers.members': 1,
      'developers.invitations': 1,
      'documents.documents': 1,
      'incidents.incidents': 1,
    });
    await shop.close();
  });
});

/** Beginnings first: a projection changes only rows that exist. */
function inOrder(all: readonly Sample[]): Sample[] {
  const first = [
    'GameReleased',
    'OrderPlaced',
    'PeriodOrdered',
    'PaymentPlanned',
    'CardPaymentPlanned',
    'PaymentTokenIssued',
    'SubscriptionCreated',
    'CodeIssued',
    'RefundRequested',
    'EntitlementGranted',
  ];
  const place = ({ type }: Sample): number => (first.includes(type) ? first.indexOf(type) : first.length);
  return [...all].sort((a, b) => place(a) - place(b) || a.version - b.version);
}

/** The fields of a shape such as `{a:string,b:{c:number}}` that are nowhere in the data; of alternatives one sample has only one. */
function missingFields(data: unknown, shape: string): string[] {
  const text = JSON.stringify(data);
  const certain = shape.replace(/\|\{[^{}]*\}|\{[^{}]*\}(?=\|)/g, '');
  return [...certain.matchAll(/([\w-]+):/g)]
    .map(([, name]) => name ?? '')
    .filter((name) => !text.includes(`"${name}":`));
}

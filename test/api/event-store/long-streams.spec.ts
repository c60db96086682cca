import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { incidentDecider } from '../../../api/contexts/books/incidents/incident.decider.js';
import { codeDecider } from '../../../api/contexts/codes/code.decider.js';
import { accountDecider } from '../../../api/contexts/staff/account.decider.js';
import { developerDecider } from '../../../api/contexts/developers/developer.decider.js';
import { monthCloseDecider } from '../../../api/contexts/earnings/close/month-close.decider.js';
import { sharesDecider } from '../../../api/contexts/earnings/close/shares.decider.js';
import { statementDecider } from '../../../api/contexts/earnings/close/statement.decider.js';
import { bankFilesDecider } from '../../../api/contexts/earnings/payouts/bank-file/bank-files.decider.js';
import { payoutDecider } from '../../../api/contexts/earnings/payouts/payout.decider.js';
import { erasureDecider } from '../../../api/contexts/privacy/erasure/erasure.decider.js';
import { roleDecider } from '../../../api/contexts/staff/role.decider.js';
import { libraryDecider } from '../../../api/contexts/library/library.decider.js';
import { releaseDecider } from '../../../api/contexts/publishing/releases/release.decider.js';
import { orderDecider } from '../../../api/contexts/ordering/order.decider.js';
import { chargeDecider } from '../../../api/contexts/payments/charge.decider.js';
import { paymentDecider } from '../../../api/contexts/payments/payment.decider.js';
import { schoolPlanDecider } from '../../../api/contexts/schools/school-plan.decider.js';
import { refundDecider } from '../../../api/contexts/refunds/refund.decider.js';
import { subscriptionDecider } from '../../../api/contexts/subscriptions/subscription.decider.js';
import { cardDecider } from '../../../api/contexts/cards/card.decider.js';
import { fold, type Decider, type Fact } from '../../../api/kernel/decider.js';

const EVENTS = 10_000;
/** Ten times as many events cost about ten times as much; were what grows copied for each of them, a hundred times. */
const MOST_TIMES = 25;
/** What the smallest stream may cost without being measured: below it the clock is too coarse. */
const LEAST_MS = 1;

/** How a stream of this kind begins, and what may go on happening on it, to ever new orders, games, cards, people. */
interface Kind {
  decider: Decider<never, unknown, never>;
  begins: string[];
  goesOn: string[];
}

const kind = (decider: unknown, begins: string[], goesOn: string[]): Kind => ({
  decider: decider as Kind['decider'],
  begins,
  goesOn,
});
const approved = ['PaymentPlanned', 'PaymentTokenIssued', 'CommitStarted', 'PaymentApproved'];
const KINDS: Record<string, Kind> = {
  'incident.decider.ts': kind(incidentDecider, ['IncidentOpened'], ['IncidentResolved']),
  'code.decider.ts': kind(codeDecider, ['CodeIssued'], ['CodeReserved', 'CodeReleased', 'CodeUsed']),
  'account.decider.ts': kind(
    accountDecider,
    [],
    ['PersonBlocked', 'PersonUnblocked', 'SessionsEnded', 'SecondFactorEnded', 'VerificationResent'],
  ),
  'developer.decider.ts': kind(
    developerDecider,
    ['DeveloperApplied', 'DeveloperApproved'],
    ['MemberInvited', 'MemberJoined', 'MemberRoleChanged', 'MemberRemoved'],
  ),
  'erasure.decider.ts': kind(erasureDecider, [], ['ErasureRequested', 'ErasureCancelled']),
  'role.decider.ts': kind(roleDecider, [], ['RoleDefined', 'RoleChanged', 'RoleAssigned']),
  'library.decider.ts': kind(libraryDecider, [], ['GamesReserved', 'EntitlementGranted', 'ReservationReleased']),
  'order.decider.ts': kind(orderDecider, ['OrderPlaced', 'OrderPaid'], ['OrderRefunded']),
  'payment.decider.ts': kind(paymentDecider, approved, [
    'PaymentRefundStarted',
    'PaymentRefundUnknown',
    'PaymentRefunded',
  ]),
  'charge.decider.ts': kind(chargeDecider, [], ['AttemptStarted', 'CaptureClaimed', 'CaptureReleased']),
  'refund.decider.ts': kind(
    refundDecider,
    ['RefundRequested', 'RefundApproved'],
    ['RefundStarted', 'RefundOutcomeUnknown', 'RefundFailed', 'RefundRetried'],
  ),
  'subscription.decider.ts': kind(
    subscriptionDecider,
    ['SubscriptionCreated', 'SubscriptionActivated'],
    ['RenewalAnnounced', 'PeriodChargeStarted', 'PeriodPaid', 'FreePeriodsAdded', 'PeriodGranted'],
  ),
  'release.decider.ts': kind(
    releaseDecider,
    ['GameSubmitted', 'ReviewApproved', 'GameReleased'],
    [
      'GameSubmitted',
      'ReviewApproved',
      'BuildChannelSet',
      'BuildChannelCleared',
      'PriceChangeScheduled',
      'PriceChangeApplied',
      'GameRelabelled',
      'GamePlanChanged',
      'GameWithdrawn',
      'GameRestored',
    ],
  ),
  'month-close.decider.ts': kind(monthCloseDecider, ['MonthCloseStarted', 'PoolsMoved'], ['ChunkDone']),
  'shares.decider.ts': kind(sharesDecider, [], ['PlanSharesSettled', 'SalesSettled']),
  'statement.decider.ts': kind(statementDecider, [], ['StatementIssued']),
  'payout.decider.ts': kind(
    payoutDecider,
    ['TaxDocumentRecorded'],
    ['PayoutRequested', 'PayoutApproved', 'PayoutReleased', 'PayoutSentToBank', 'PayoutPutBack', 'PayoutPaid'],
  ),
  'bank-files.decider.ts': kind(bankFilesDecider, [], ['BankFileMade', 'BankFileWithdrawn']),
  'school-plan.decider.ts': kind(
    schoolPlanDecider,
    ['SchoolPlanGiven'],
    ['SchoolPlanJoined', 'SchoolPlanSeatsChanged'],
  ),
  'card.decider.ts': kind(
    cardDecider,
    [],
    [
      'CardEnrolmentStarted',
      'CardEnrolmentOpened',
      'CardFinishStarted',
      'CardEnrolled',
      'CardMadeDefault',
      'CardFoundUnusable',
      'CardRemoved',
    ],
  ),
};
/** Streams in which one list alone grows. */
const HOARDS: Record<string, Kind> = {
  'subscription.decider.ts with codes alone': kind(
    subscriptionDecider,
    ['SubscriptionCreated', 'SubscriptionActivated'],
    ['FreePeriodsAdded'],
  ),
  'subscription.decider.ts with codes and what they grant': kind(
    subscriptionDecider,
    ['SubscriptionCreated', 'SubscriptionActivated'],
    ['FreePeriodsAdded', 'PeriodGranted'],
  ),
};

const folder = join(process.cwd(), 'test/support/past-events');
const sample = (type: string): Record<string, unknown> =>
  (JSON.parse(readFileSync(join(folder, `${type}.v1.json`), 'utf8')) as { data: Record<string, unknown> }).data;

function streamOf({ begins, goesOn }: Kind, length: number): Fact[] {
  const samples = goesOn.map((type) => ({ type, data: sample(type) }));
  const again = (index: number): Fact[] =>
    samples.map(({ type, data }) => ({ type, data: { ...data, ...idsOf(data, String(index)) } }));
  const cycles = Array.from({ length: length / goesOn.length }, (_, index) => again(index));
  return [...begins.map((type) => ({ type, data: sample(type) })), ...cycles.flat()];
}

/** Other ids in every cycle; a refund in part names its request. */
function idsOf(data: Record<string, unknown>, index: string): Record<string, unknown> {
  const ids = Object.entries(data)
    .filter(([name, value]) => name.endsWith('Id') && typeof value === 'string')
    .map(([name]) => [name, `${name}-${index}`]);
  return {
    ...Object.fromEntries(ids),
    refundId: `refund-${index}`,
    ...('roleId' in data ? { roleId: Number(index) } : {}),
    ...('gameIds' in data ? { gameIds: [`gameId-${index}`] } : {}),
  };
}

/** The best of five, in time of the processor: a neighbour's work on this machine is no copying. */
function millisecondsToFold({ decider }: Kind, events: readonly Fact[]): number {
  const tries = [1, 2, 3, 4, 5].map(() => {
    const began = process.cpuUsage();
    fold(decider, events);
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1_000;
  });
  return Math.min(...tries);
}

describe('a long stream', () => {
  it('is tried of every kind', () => {
    const deciders = readdirSync(join(process.cwd(), 'api'), { recursive: true, encoding: 'utf8' }).flatMap(
      (name) => /[\w-]+\.decider\.ts$/.exec(name)?.[0] ?? [],
    );
    expect(Object.keys(KINDS).sort()).toEqual(deciders.sort());
  });

  it.each(Object.entries({ ...KINDS, ...HOARDS }))('of %s costs each event as much as a short one', (_, one) => {
    const long = millisecondsToFold(one, streamOf(one, EVENTS));
    const short = Math.max(LEAST_MS, millisecondsToFold(one, streamOf(one, EVENTS / 10)));
    expect(long / short).toBeLessThan(MOST_TIMES);
  });
});

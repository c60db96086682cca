import { backoffice } from './backoffice/index.js';
import { books } from './contexts/books/index.js';
import { catalog } from './contexts/catalog/index.js';
import { codes } from './contexts/codes/index.js';
import { achievements } from './contexts/achievements/index.js';
import { access } from './contexts/access/index.js';
import { accounts } from './contexts/accounts/index.js';
import { consent } from './contexts/consent/index.js';
import { privacy } from './contexts/privacy/index.js';
import { staff } from './contexts/staff/index.js';
import { legal } from './contexts/legal/index.js';
import { library } from './contexts/library/index.js';
import { ordering } from './contexts/ordering/index.js';
import { payments } from './contexts/payments/index.js';
import { transbank } from './contexts/payments/transbank/index.js';
import { refunds } from './contexts/refunds/index.js';
import { support } from './contexts/support/index.js';
import { subscriptions } from './contexts/subscriptions/index.js';
import { cards } from './contexts/cards/index.js';
import { eventStoreMigrations } from './platform/event-store/migrations.js';
import { CapturedMail1763700300000 } from './platform/mail/1763700300000-captured-mail.js';
import { MailAttachments1763720500000 } from './platform/mail/1763720500000-mail-attachments.js';
import { mailRules } from './platform/mail/mail.js';
import { Heartbeats1763721313000 } from './platform/observability/1763721313000-heartbeats.js';
import type { ContextParts } from './platform/context.js';
import { ReturnAddresses1763721311000 } from './platform/1763721311000-return-addresses.js';
import { ClockFollowers1763721310000 } from './platform/test-clock/1763721310000-clock-followers.js';
import { cardPayments } from './processes/card-payments/index.js';
import { checkout } from './processes/checkout/index.js';
import { orderHistory } from './processes/order-history/index.js';
import { paymentDecisions } from './processes/payment-decisions/index.js';
import { planCharges } from './processes/plan-charges/index.js';
import { reconciliation } from './processes/reconciliation/index.js';
import { developers } from './contexts/developers/index.js';
import { earnings } from './contexts/earnings/index.js';
import { payouts, webhooks } from './contexts/earnings/index.js';
import { documents } from './contexts/documents/index.js';
import { play } from './contexts/play/index.js';
import { schools } from './contexts/schools/index.js';
import { publishing } from './contexts/publishing/index.js';
import { ratings } from './contexts/ratings/index.js';
import { wishlist } from './contexts/wishlist/index.js';
import { reach } from './contexts/reach/index.js';
import { settlement } from './processes/settlement/index.js';

const parts: readonly ContextParts[] = [
  access,
  staff,
  privacy,
  consent,
  accounts,
  catalog,
  developers,
  publishing,
  ordering,
  payments,
  transbank,
  library,
  play,
  wishlist,
  ratings,
  achievements,
  schools,
  codes,
  cards,
  subscriptions,
  refunds,
  books,
  earnings,
  legal,
  support,
  reach,
  checkout,
  cardPayments,
  paymentDecisions,
  planCharges,
  payouts,
  webhooks,
  documents,
  orderHistory,
  reconciliation,
  settlement,
  backoffice,
];

/** The shop's table of contents; mails that events call for are planned like other effects. */
export const contexts: readonly ContextParts[] = parts.map((context) => ({
  ...context,
  effectRules: [...(context.effectRules ?? []), ...mailRules(context.mails ?? [])],
}));

/** Every migration, in the order of their time stamps. */
export const migrations = [
  ...eventStoreMigrations,
  CapturedMail1763700300000,
  ClockFollowers1763721310000,
  ...contexts.flatMap((context) => [...(context.migrations ?? [])]),
  MailAttachments1763720500000,
  ReturnAddresses1763721311000,
  Heartbeats1763721313000,
];

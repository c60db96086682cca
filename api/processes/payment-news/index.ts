import type { ContextParts } from '../../platform/context.js';
import { PaymentNewsModule } from './payment-news.module.js';
import { wheneverPaymentEnded } from './payment-news.rules.js';

/** Ends of payments that no page could tell: crosses payments, ordering, subscriptions and identity. */
export const paymentNews: ContextParts = {
  module: PaymentNewsModule,
  effectRules: [{ name: 'mail-about-payment', whenever: wheneverPaymentEnded }],
};

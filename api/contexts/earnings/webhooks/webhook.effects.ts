import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Fact } from '../../../kernel/decider.js';
import type { Effect, EffectOutcome } from '../../../platform/event-store/effects.js';
import { derivedId } from '../../../platform/event-store/uuid.js';
import { WorkHandlers } from '../../../platform/jobs/work.js';
import { OutboundPost } from '../../../platform/outbound/outbound-post.js';
import { DELIVER, RETRY, WebhookDeliveries, type WaitingDelivery } from './deliveries.js';
import { WebhookEndpoints } from './endpoints.js';
import { signatureOf } from './signature.js';
import { WebhookContent } from './webhook-content.js';

const NOTIFY = 'earnings:notify-webhooks';

/** The ids by which the content of an event is found. */
const SUBJECTS: Record<string, (data: Record<string, string>) => string> = {
  StatementIssued: ({ developerId, month }) => `statement.closed/${developerId}/${month}`,
  PayoutPaid: ({ developerId, payoutId }) => `payout.paid/${developerId}/${payoutId}`,
  OrderRefunded: ({ orderId, refundId }) => `refund.line/${orderId}/${refundId}`,
};

export const webhookRules = Object.entries(SUBJECTS).map(([type, subjectOf]) => ({
  name: `notify-webhooks-of-${type}`,
  whenever: (event: Fact): { kind: string; subject: string } | null =>
    event.type === type ? { kind: NOTIFY, subject: subjectOf(event.data as Record<string, string>) } : null,
}));

/** Finds out which studios want to hear of an event, and writes down one delivery for each. */
@Injectable()
export class NotifyWebhooks implements OnModuleInit {
  constructor(
    private readonly content: WebhookContent,
    private readonly endpoints: WebhookEndpoints,
    private readonly deliveries: WebhookDeliveries,
    private readonly work: WorkHandlers,
  ) {}

  onModuleInit(): void {
    const perform = (effect: Effect): Promise<EffectOutcome> => this.notify(effect);
    this.work.performs({ kind: NOTIFY, perform, resolve: perform });
  }

  private async notify({ effectId, subject, correlation }: Effect): Promise<EffectOutcome> {
    const messages = await this.content.of(subject);
    const listening = new Set(await this.endpoints.listening(messages.map(({ developerId }) => developerId)));
    const deliveries = messages
      .filter(({ developerId }) => listening.has(developerId))
      .map((one) => ({ ...one, id: derivedId(effectId, one.developerId) }));
    if (deliveries.length > 0) await this.deliveries.plan(deliveries, correlation);
    return { state: 'done', result: { deliveries: deliveries.length } };
  }
}

/** Makes one attempt. Receivers know a repetition by the id, so an attempt in doubt counts as failed and is made again later. */
@Injectable()
export class DeliverWebhooks implements OnModuleInit {
  constructor(
    private readonly outside: OutboundPost,
    private readonly endpoints: WebhookEndpoints,
    private readonly deliveries: WebhookDeliveries,
    private readonly work: WorkHandlers,
  ) {}

  onModuleInit(): void {
    this.work.performs({
      kind: DELIVER,
      perform: (effect) => this.deliver(effect),
      resolve: (effect) => this.resolve(effect),
    });
    this.work.handlesDue({ what: RETRY, handle: (key) => this.deliveries.tryAgain(key) });
  }

  private async deliver({ subject }: Effect): Promise<EffectOutcome> {
    const delivery = await this.deliveries.waiting(subject);
    const target = delivery && (await this.endpoints.target(delivery.developerId));
    if (!delivery || !target) return { state: 'done', result: { skipped: 'not wanted' } };

    const { url, secret } = target;
    const answer = await this.outside.post({ url, headers: headersOf(delivery, secret), body: delivery.body });
    const state = await this.deliveries.attempted(delivery, answer);
    return { state: 'done', result: { ...answer, delivery: state } };
  }

  private async resolve({ subject }: Effect): Promise<EffectOutcome> {
    const delivery = await this.deliveries.waiting(subject);
    // The next attempt is on its way already: this one was noted before the shop stopped.
    if (!delivery || delivery.nextTryAt) return { state: 'done', result: { skipped: 'noted' } };

    await this.deliveries.attempted(delivery, { status: null, failure: 'interrupted' });
    return { state: 'done', result: { failure: 'interrupted' } };
  }
}

const headersOf = ({ id, event, body }: WaitingDelivery, secret: string): Record<string, string> => ({
  'content-type': 'application/json; charset=utf-8',
  'user-agent': 'Ludoteca-Webhooks/1',
  'ludoteca-event': event,
  'ludoteca-delivery': id,
  // By the wall clock, as the receiver's: it refuses what was signed long ago.
  'ludoteca-signature': signatureOf(secret, body, Date.now()),
});

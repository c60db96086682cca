import { Injectable, type OnModuleInit } from '@nestjs/common';
import { hours, seconds } from '../../kernel/instant.js';
import { crashPoint } from '../../platform/crash-point.js';
import type { Effect, EffectOutcome, EffectPerformer } from '../../platform/event-store/effects.js';
import type { RecordedEvent } from '../../platform/event-store/events.js';
import { WorkHandlers } from '../../platform/jobs/work.js';
import { CardSecrets } from './secrets/card-secrets.js';
import { PaymentProvider } from '../payments/index.js';
import { CardQueries } from './cards.queries.js';

const FORGET_CARD = 'cards:forget-card';

/** A card that was removed here is removed at the bank too; the effect names the card only. */
export const wheneverRemoved = ({
  type,
  data,
}: Pick<RecordedEvent, 'type' | 'data'>): { kind: string; subject: string } | null =>
  type === 'CardRemoved' ? { kind: FORGET_CARD, subject: String(data.cardId) } : null;

/** Lets the bank forget a removed card, then forgets its secret. Asking twice is harmless: what is gone is gone. */
@Injectable()
export class ForgetCardPerformer implements OnModuleInit, EffectPerformer {
  readonly kind = FORGET_CARD;

  constructor(
    private readonly cards: CardQueries,
    private readonly secrets: CardSecrets,
    private readonly bank: PaymentProvider,
    private readonly work: WorkHandlers,
  ) {}

  onModuleInit(): void {
    this.work.performs(this);
  }

  async perform({ subject: cardId, attempt }: Effect): Promise<EffectOutcome> {
    const [tbkUser, enrolment] = await Promise.all([this.secrets.open(cardId), this.cards.enrolment(cardId)]);
    if (tbkUser === null || !enrolment) return { state: 'done' };

    const reply = await this.bank.forgetCard({ tbkUser, username: enrolment.username });
    if (reply.is !== 'forgotten') {
      return {
        state: 'unknown',
        retryInMs: Math.min(hours(1), seconds(5) * 2 ** Math.min(attempt, 10)),
        result: { why: reply.is === 'refused' ? reply.message : reply.why },
      };
    }
    await this.secrets.forget(cardId);
    crashPoint('after-card-secret-forgotten');
    return { state: 'done' };
  }

  resolve(effect: Effect): Promise<EffectOutcome> {
    return this.perform(effect);
  }
}

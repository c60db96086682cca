import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { BusinessClock } from '../../platform/clock.js';
import { crashPoint } from '../../platform/crash-point.js';
import type { Effect, EffectOutcome, EffectPerformer } from '../../platform/event-store/effects.js';
import { WorkHandlers } from '../../platform/jobs/work.js';
import { MAIL_SENDER, type MailSender } from '../../platform/mail/mail-sender.js';
import { afterFailure, failureOf } from '../../platform/mail/send-again.rules.js';
import { withoutAddresses } from '../../platform/observability/logger.js';
import { SUBSCRIPTION_MAIL } from './renewal-news.js';
import { RenewalMailWriter } from './renewal-mail.writer.js';

/** Sends mails about agreements. Their Message-ID is the effect's id, so a mailbox shows one however often it was sent. */
@Injectable()
export class RenewalMailPerformer implements OnModuleInit, EffectPerformer {
  readonly kind = SUBSCRIPTION_MAIL;

  constructor(
    private readonly writer: RenewalMailWriter,
    @Inject(MAIL_SENDER) private readonly sender: MailSender,
    private readonly clock: BusinessClock,
    private readonly work: WorkHandlers,
  ) {}

  onModuleInit(): void {
    this.work.performs(this);
  }

  async perform(effect: Effect): Promise<EffectOutcome> {
    const mail = await this.writer.mailOf(effect.subject, this.clock.now());
    if ('skipped' in mail) return { state: 'done', result: { skipped: mail.skipped } };
    if ('missing' in mail) return { state: 'manual', result: { because: mail.missing } };

    try {
      crashPoint('before-subscription-mail-sent');
      await this.sender.send({ messageId: effect.effectId, kind: SUBSCRIPTION_MAIL, ...mail });
      crashPoint('after-subscription-mail-sent');
      return { state: 'done' };
    } catch (error) {
      const next = afterFailure(effect.attempt, failureOf(error));
      const result = { why: withoutAddresses(error instanceof Error ? error.message : String(error)) };
      return next.then === 'again' ? { state: 'unknown', askAgainInMs: next.inMs, result } : { state: 'manual', result };
    }
  }

  /** They tell of money and of the end of a contract: twice the same mail is better than none, so one in doubt is sent once more. */
  resolve(effect: Effect): Promise<EffectOutcome> {
    return this.perform(effect);
  }
}

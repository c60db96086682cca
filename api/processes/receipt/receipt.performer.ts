import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { crashPoint } from '../../platform/crash-point.js';
import type { Effect, EffectOutcome, EffectPerformer } from '../../platform/event-store/effects.js';
import { WorkHandlers } from '../../platform/jobs/work.js';
import { MAIL_SENDER, type MailSender } from '../../platform/mail/mail-sender.js';
import { withoutAddresses } from '../../platform/observability/logger.js';
import { afterFailure, failureOf } from '../../platform/mail/send-again.rules.js';
import { RECEIPT, RECEIPT_AGAIN } from './receipt.rules.js';
import { ReceiptWriter } from './receipt.writer.js';

/** Sends the receipt of a paid order. Its Message-ID is the effect's id, so a mailbox shows one however often it was sent. */
@Injectable()
export class ReceiptPerformer implements OnModuleInit, EffectPerformer {
  readonly kind = RECEIPT;

  constructor(
    private readonly writer: ReceiptWriter,
    @Inject(MAIL_SENDER) private readonly sender: MailSender,
    private readonly work: WorkHandlers,
  ) {}

  onModuleInit(): void {
    this.work.performs(this);
    this.work.performs({ kind: RECEIPT_AGAIN, perform: (effect) => this.perform(effect), resolve: (effect) => this.perform(effect) });
  }

  async perform(effect: Effect): Promise<EffectOutcome> {
    const receipt = await this.writer.receiptOf(effect.subject, effect.correlation);
    if ('nobody' in receipt) return { state: 'done', result: { skipped: receipt.nobody } };
    if ('missing' in receipt) return { state: 'manual', result: { because: receipt.missing } };

    try {
      crashPoint('before-receipt-sent');
      await this.sender.send({ messageId: effect.effectId, kind: effect.kind, ...receipt });
      crashPoint('after-receipt-sent');
      return { state: 'done' };
    } catch (error) {
      return outcomeOf(effect, error);
    }
  }

  /** The law wants a confirmation: twice the same mail is better than none, so a receipt in doubt is sent once more. */
  resolve(effect: Effect): Promise<EffectOutcome> {
    return this.perform(effect);
  }
}

/** What becomes of a mail that is a written confirmation and could not be sent. */
export function outcomeOf(effect: Effect, error: unknown): EffectOutcome {
  const next = afterFailure(effect.attempt, failureOf(error));
  const result = { why: withoutAddresses(error instanceof Error ? error.message : String(error)) };
  return next.then === 'again' ? { state: 'unknown', askAgainInMs: next.inMs, result } : { state: 'manual', result };
}

import { Inject, Injectable } from '@nestjs/common';
import { crashPoint } from '../crash-point.js';
import type { Effect, EffectOutcome } from '../event-store/effects.js';
import { WorkHandlers } from '../jobs/work.js';
import { withoutAddresses } from '../observability/logger.js';
import { MAIL_SENDER, type Mail, type MailSender } from './mail-sender.js';
import { afterFailure, failureOf } from './send-again.rules.js';

/** A letter ready to be sent, or why there is none: nothing to tell any more, or something that must be there is not. */
export type Letter = Omit<Mail, 'messageId' | 'kind'> | { skipped: string } | { missing: string };

/** Sends what people must learn of their money: twice the same letter is better than none, so one in doubt is sent once more. */
@Injectable()
export class Letters {
  constructor(
    @Inject(MAIL_SENDER) private readonly sender: MailSender,
    private readonly work: WorkHandlers,
  ) {}

  /**
   * From now on effects of this kind are letters. The Message-ID is the effect's id, so a mailbox shows one however often it was sent.
   * @param outlivesPerson writing it is needed even when nobody is left to send it to.
   */
  sends(kind: string, write: (effect: Effect) => Promise<Letter>, { outlivesPerson = false } = {}): void {
    const perform = async (effect: Effect): Promise<EffectOutcome> => this.send(effect, await write(effect));
    this.work.performs({ kind, perform, resolve: perform, outlivesPerson });
  }

  private async send({ effectId, kind, attempt }: Effect, letter: Letter): Promise<EffectOutcome> {
    if ('skipped' in letter) return { state: 'done', result: { skipped: letter.skipped } };
    if ('missing' in letter) return { state: 'manual', result: { because: letter.missing } };

    try {
      crashPoint('before-letter-sent');
      await this.sender.send({ messageId: effectId, kind, ...letter });
      crashPoint('after-letter-sent');
      return { state: 'done' };
    } catch (error) {
      const next = afterFailure(attempt, failureOf(error));
      const result = { why: withoutAddresses(error instanceof Error ? error.message : String(error)) };
      return next.then === 'again' ? { state: 'unknown', askAgainInMs: next.inMs, result } : { state: 'manual', result };
    }
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { crashPoint } from '../../../platform/crash-point.js';
import type { Effect, EffectOutcome } from '../../../platform/event-store/effects.js';
import { WorkHandlers } from '../../../platform/jobs/work.js';
import { renderMail } from '../../../platform/mail/layout.js';
import { MAIL_SENDER, type MailSender } from '../../../platform/mail/mail-sender.js';
import type { AccountMail } from './account-mail.js';

/** Sends the mails about accounts. The queue carries ids only: person, words and links are read and made here. */
@Injectable()
export class AccountMailDesk {
  constructor(private readonly work: WorkHandlers, @Inject(MAIL_SENDER) private readonly sender: MailSender) {}

  /** From now on this kind of mail can be ordered; called once per kind while the shop starts. */
  offers(mail: AccountMail): void {
    this.work.performs({ kind: mail.kind, perform: (effect) => this.send(mail, effect), resolve: (effect) => this.sendOnceMore(mail, effect) });
  }

  private async send({ kind, words, letter: find }: AccountMail, effect: Effect): Promise<EffectOutcome> {
    const letter = await find(effect.subject);
    if (!letter) return { state: 'done', result: { skipped: 'the world moved on' } };

    const { email, language } = letter;
    const { subject, ...content } = words[language](letter);
    crashPoint('before-account-mail-sent');
    await this.sender.send({ messageId: effect.effectId, to: email, subject, ...renderMail(language, content), language, kind });
    crashPoint('after-account-mail-sent');
    return { state: 'done' };
  }

  private async sendOnceMore(mail: AccountMail, effect: Effect): Promise<EffectOutcome> {
    if (!mail.repeats || effect.attempt > 2) return { state: 'manual', result: { because: 'nobody knows whether the mail was sent' } };
    try {
      return await this.send(mail, effect);
    } catch {
      return { state: 'manual', result: { because: 'the mail failed twice' } };
    }
  }
}

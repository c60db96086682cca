import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Config } from '../../config.js';
import { PeopleDirectory } from '../../contexts/identity/index.js';
import { SELLER } from '../../contexts/legal/index.js';
import { OrdersQueries } from '../../contexts/ordering/index.js';
import { RefundsQueries } from '../../contexts/refunds/index.js';
import type { Language } from '../../platform/http/messages.js';
import { crashPoint } from '../../platform/crash-point.js';
import type { Effect, EffectOutcome } from '../../platform/event-store/effects.js';
import { WorkHandlers } from '../../platform/jobs/work.js';
import { MAIL_SENDER, type MailSender } from '../../platform/mail/mail-sender.js';
import { afterFailure, failureOf } from '../../platform/mail/send-again.rules.js';
import { withoutAddresses } from '../../platform/observability/logger.js';
import { CONFIG } from '../../platform/tokens.js';
import { refundMail } from './refund-mail.template.js';
import { REFUND_MAILS, type RefundMailKind } from './refunding.rules.js';

/** Gathers what a mail about a refund tells from where it lies now, so that an erased person is erased here too. */
@Injectable()
export class RefundMailWriter {
  constructor(
    private readonly refunds: RefundsQueries,
    private readonly orders: OrdersQueries,
    private readonly people: PeopleDirectory,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Null when the person was erased. */
  async written(refundId: string, kind: RefundMailKind): Promise<{ to: string; language: Language; subject: string; html: string; text: string } | null> {
    const refund = await this.refunds.refund(refundId);
    const order = refund && (await this.orders.order(refund.orderId));
    if (!refund || !order) throw new Error(`there is no refund ${refundId} to write about`);
    const person = await this.people.contact(refund.playerId);
    if (!person) return null;
    const { language } = person;
    return { to: person.email, language, ...refundMail({ kind, refund, order, language, name: person.username, shopUrl: this.config.publicUrl, shopEmail: SELLER.email }) };
  }
}

/** Tells people how their refund goes. The Message-ID is the effect's id, so a mailbox shows one however often it was sent. */
@Injectable()
export class RefundMails implements OnModuleInit {
  constructor(
    private readonly writer: RefundMailWriter,
    @Inject(MAIL_SENDER) private readonly sender: MailSender,
    private readonly work: WorkHandlers,
  ) {}

  onModuleInit(): void {
    for (const kind of REFUND_MAILS) {
      const send = (effect: Effect): Promise<EffectOutcome> => this.send(effect, kind);
      this.work.performs({ kind, perform: send, resolve: send });
    }
  }

  private async send(effect: Effect, kind: RefundMailKind): Promise<EffectOutcome> {
    const mail = await this.writer.written(effect.subject, kind);
    if (!mail) return { state: 'done', result: { skipped: 'person erased' } };
    try {
      crashPoint('before-refund-mail-sent');
      await this.sender.send({ messageId: effect.effectId, kind, ...mail });
      crashPoint('after-refund-mail-sent');
      return { state: 'done' };
    } catch (error) {
      const next = afterFailure(effect.attempt, failureOf(error));
      const result = { why: withoutAddresses(error instanceof Error ? error.message : String(error)) };
      return next.then === 'again' ? { state: 'unknown', askAgainInMs: next.inMs, result } : { state: 'manual', result };
    }
  }
}

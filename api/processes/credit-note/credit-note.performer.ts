import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PeopleDirectory } from '../../contexts/identity/index.js';
import { SELLER } from '../../contexts/legal/index.js';
import { OrdersQueries } from '../../contexts/ordering/index.js';
import { crashPoint } from '../../platform/crash-point.js';
import type { Effect, EffectOutcome, EffectPerformer } from '../../platform/event-store/effects.js';
import { WorkHandlers } from '../../platform/jobs/work.js';
import type { Mail } from '../../platform/mail/mail-sender.js';
import { Papers } from '../documents/papers.js';
import { outcomeOf } from '../receipt/receipt.performer.js';
import { creditNoteMail } from './credit-note.template.js';
import { CREDIT_NOTE } from './credit-note.rules.js';
import { CreditNotePost } from './credit-note.post.js';

/** Numbers the credit note of a refund and sends it. Its Message-ID is the effect's id, so a mailbox shows one however often it was sent. */
@Injectable()
export class CreditNotePerformer implements OnModuleInit, EffectPerformer {
  readonly kind = CREDIT_NOTE;

  constructor(
    private readonly orders: OrdersQueries,
    private readonly people: PeopleDirectory,
    private readonly papers: Papers,
    private readonly post: CreditNotePost,
    private readonly work: WorkHandlers,
  ) {}

  onModuleInit(): void {
    this.work.performs(this);
  }

  async perform(effect: Effect): Promise<EffectOutcome> {
    const [orderId = '', refundId = ''] = effect.subject.split(' ');
    const [order, refunds, document] = await Promise.all([this.orders.order(orderId), this.orders.refundsOf([orderId]), this.papers.creditNoteOf(orderId, refundId, effect.correlation)]);
    const refund = refunds.find((found) => found.refundId === refundId);
    if (!order || !refund || !document) return { state: 'manual', result: { because: 'there is no such refund' } };
    const person = await this.people.contact(order.playerId);
    if (!person) return { state: 'done', result: { skipped: 'person erased' } };

    const words = creditNoteMail({ order, refund, document, name: person.username, shopUrl: this.post.shopUrl, email: SELLER.email });
    const mail: Mail = { messageId: effect.effectId, kind: CREDIT_NOTE, to: person.email, language: order.language, ...words, attachments: [await this.papers.print(document)] };
    try {
      crashPoint('before-credit-note-sent');
      await this.post.send(mail);
      crashPoint('after-credit-note-sent');
      return { state: 'done' };
    } catch (error) {
      return outcomeOf(effect, error);
    }
  }

  /** Like a receipt it is a written confirmation: twice is better than never. */
  resolve(effect: Effect): Promise<EffectOutcome> {
    return this.perform(effect);
  }
}

import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../config.js';
import { PeopleDirectory } from '../../contexts/identity/index.js';
import { SELLER } from '../../contexts/legal/index.js';
import type { Effect } from '../../platform/event-store/effects.js';
import type { Letter } from '../../platform/mail/letters.js';
import { CONFIG } from '../../platform/tokens.js';
import { Papers } from '../documents/index.js';
import { wholeBack } from './given-back.rules.js';
import { PlanAfterRefund } from './plan-after-refund.js';
import { refundMail } from './refund-mail.template.js';
import { RefundReads } from './refund-reads.js';
import { bringsCreditNote, type RefundMailKind } from './refunding.rules.js';

/** Gathers what a mail about a refund tells from where it lies now, so that an erased person is erased here too. */
@Injectable()
export class RefundMailWriter {
  constructor(
    private readonly reads: RefundReads,
    private readonly plans: PlanAfterRefund,
    private readonly people: PeopleDirectory,
    private readonly papers: Papers,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * @param effect whose subject names the refund. What is done comes with its credit note, numbered once even where nobody is left to write to.
   * @throws Error when there is no such refund.
   */
  async written({ subject: refundId, correlation }: Pick<Effect, 'subject' | 'correlation'>, kind: RefundMailKind): Promise<Letter> {
    const { refund, order, wishes } = await this.reads.wish(refundId);
    const note = bringsCreditNote(kind) ? await this.papers.creditNoteOf(order.orderId, refundId, correlation) : null;
    const person = await this.people.contact(refund.playerId);
    if (!person) return { skipped: 'person erased' };
    const { language } = person;
    const freeThrough = bringsCreditNote(kind) ? await this.plans.freeThrough(order.plan) : null;
    const back = wholeBack(order, wishes);
    const words = refundMail({ kind, refund, order, back, note, freeThrough, language, name: person.username, shopUrl: this.config.publicUrl, shopEmail: SELLER.email });
    return { to: person.email, language, ...words, attachments: note ? [await this.papers.print(note)] : [] };
  }
}

import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Config } from '../../../config.js';
import { crashPoint } from '../../../platform/crash-point.js';
import { Database } from '../../../platform/database/database.js';
import type { Effect, EffectOutcome } from '../../../platform/event-store/effects.js';
import { WorkHandlers } from '../../../platform/jobs/work.js';
import { renderMail } from '../../../platform/mail/layout.js';
import { MAIL_SENDER, type MailSender } from '../../../platform/mail/mail-sender.js';
import { CONFIG } from '../../../platform/tokens.js';
import { Person } from '../people/person.entity.js';
import { Session } from '../sessions/session.entity.js';
import { VerificationLinks } from '../verification/verification-links.js';
import { ACCOUNT_MAIL_KINDS, MAIL_TEXTS, type AccountMailKind } from './mail-texts.js';

interface Letter {
  person: Person;
  url: string;
}

/** Sends the mails about accounts. The queue carries ids only: person, words and links are read and made here. */
@Injectable()
export class AccountMailPerformers implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly links: VerificationLinks,
    private readonly work: WorkHandlers,
    @Inject(MAIL_SENDER) private readonly sender: MailSender,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    for (const kind of ACCOUNT_MAIL_KINDS) {
      this.work.performs({ kind, perform: (effect) => this.send(kind, effect), resolve: (effect) => this.sendOnceMore(kind, effect) });
    }
  }

  private async send(kind: AccountMailKind, effect: Effect): Promise<EffectOutcome> {
    const letter = await this.letter(kind, effect.subject);
    if (!letter) return { state: 'done', result: { skipped: 'the world moved on' } };

    const { person, url } = letter;
    const { subject, ...content } = MAIL_TEXTS[kind][person.language](person.username, url);
    crashPoint('before-account-mail-sent');
    await this.sender.send({ messageId: effect.effectId, to: person.email, subject, ...renderMail(person.language, content), language: person.language, kind });
    crashPoint('after-account-mail-sent');
    return { state: 'done' };
  }

  /** A link that never came stops a buyer, so it is sent once more under the same Message-ID; notices are not. */
  private async sendOnceMore(kind: AccountMailKind, effect: Effect): Promise<EffectOutcome> {
    const mayRepeat = kind === 'mail:verify-email' && effect.attempt <= 2;
    if (!mayRepeat) return { state: 'manual', result: { because: 'nobody knows whether the mail was sent' } };
    try {
      return await this.send(kind, effect);
    } catch {
      return { state: 'manual', result: { because: 'the mail failed twice' } };
    }
  }

  private async letter(kind: AccountMailKind, subject: string): Promise<Letter | null> {
    switch (kind) {
      case 'mail:verify-email':
        return this.links.letter(subject);
      case 'mail:already-registered':
        return this.toSignIn(subject);
      case 'mail:session-reuse': {
        const session = await this.db.rows.findOneBy(Session, { id: subject });
        return session && this.toSignIn(session.personId);
      }
    }
    return kind satisfies never;
  }

  private async toSignIn(personId: string): Promise<Letter | null> {
    const person = await this.db.rows.findOneBy(Person, { id: personId });
    return person && { person, url: `${this.config.publicUrl}/login` };
  }
}

import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { crashPoint } from '../../../platform/crash-point.js';
import { Database } from '../../../platform/database/database.js';
import type { Effect, EffectOutcome, EffectPerformer } from '../../../platform/event-store/effects.js';
import { WorkHandlers } from '../../../platform/jobs/work.js';
import { renderMail } from '../../../platform/mail/layout.js';
import { MAIL_SENDER, type Mail, type MailSender } from '../../../platform/mail/mail-sender.js';
import { afterFailure, failureOf } from '../../../platform/mail/send-again.rules.js';
import { withoutAddresses } from '../../../platform/observability/logger.js';
import { Person } from '../people/person.entity.js';
import { timeIn } from './days.js';
import type { ErasureState } from './erasure.decider.js';
import { PersonStream } from './person-stream.js';
import { ERASURE_CERTIFICATE } from './privacy.mails.js';

type Started = Extract<ErasureState, { status: 'Started' | 'Certified' }>;

/** Mails the certificate while the address is still known; the erasure goes on when it has left or nobody takes it. */
@Injectable()
export class ErasureCertificate implements OnModuleInit, EffectPerformer {
  readonly kind = 'mail:erasure-certificate';

  constructor(
    private readonly db: Database,
    private readonly stream: PersonStream,
    @Inject(MAIL_SENDER) private readonly sender: MailSender,
    private readonly work: WorkHandlers,
  ) {}

  onModuleInit(): void {
    this.work.performs(this);
  }

  async perform(effect: Effect): Promise<EffectOutcome> {
    const { subject: personId, effectId, correlation } = effect;
    const [state, person] = await Promise.all([this.stream.erasureOf(personId), this.db.rows.findOneBy(Person, { id: personId })]);
    if (state.status !== 'Started') return { state: 'done' };

    const tried = person ? await this.send(certificateFor(person, state, effectId), effect) : 'undeliverable';
    if (typeof tried === 'object') return tried;
    await this.stream.step({ type: 'SettleCertificate', delivered: tried === 'sent' }, personId, state.erasureId, correlation);
    return { state: 'done', result: { certificate: tried } };
  }

  /** Twice the same certificate is better than none. */
  resolve(effect: Effect): Promise<EffectOutcome> {
    return this.perform(effect);
  }

  private async send(mail: Mail, { attempt }: Effect): Promise<'sent' | 'undeliverable' | EffectOutcome> {
    try {
      crashPoint('before-certificate-sent');
      await this.sender.send(mail);
      crashPoint('after-certificate-sent');
      return 'sent';
    } catch (error) {
      const next = afterFailure(attempt, failureOf(error));
      const why = withoutAddresses(error instanceof Error ? error.message : String(error));
      return next.then === 'again' ? { state: 'unknown', askAgainInMs: next.inMs, result: { why } } : 'undeliverable';
    }
  }
}

function certificateFor({ email, username, language }: Person, state: Started, messageId: string): Mail {
  const facts = { requested: timeIn(language, state.requestedAt), started: timeIn(language, state.startedAt), number: state.erasureId };
  const { subject, ...content } = ERASURE_CERTIFICATE[language]({ email, username, language, url: '', facts });
  return { messageId, to: email, subject, ...renderMail(language, content), language, kind: 'mail:erasure-certificate' };
}

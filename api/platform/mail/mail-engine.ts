import { Inject, Injectable, type OnModuleInit, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Config } from '../../config.js';
import { crashPoint } from '../crash-point.js';
import type { Effect, EffectOutcome } from '../event-store/effects.js';
import { WorkHandlers } from '../jobs/work.js';
import { withoutAddresses } from '../observability/logger.js';
import { CONFIG } from '../tokens.js';
import { MAIL_SENDER, type MailSender } from './mail-sender.js';
import { writeMail, type Mail, type MailFacts } from './mail.js';
import { afterFailure, failureOf } from './send-again.rules.js';

export const MAILS = Symbol('Mails');

/** Sends every mail of the shop. Two copies of a mail are better than none, so one in doubt is sent once more under the same Message-ID. */
@Injectable()
export class MailEngine implements OnModuleInit {
  constructor(
    @Inject(MAILS) private readonly mails: readonly Mail[],
    @Inject(MAIL_SENDER) private readonly sender: MailSender,
    private readonly work: WorkHandlers,
    private readonly modules: ModuleRef,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
  ) {}

  onModuleInit(): void {
    for (const kind of new Set(this.mails.map((mail) => mail.kind))) {
      const mails = this.mails.filter((mail) => mail.kind === kind) as [Mail, ...Mail[]];
      const tools = mails[0].uses.map((type: Type) => this.modules.get<unknown>(type, { strict: false }));
      const perform = (effect: Effect): Promise<EffectOutcome> => this.perform(mails, effect, tools);
      this.work.performs({ kind, perform, resolve: perform, outlivesPerson: mails[0].outlivesPerson });
    }
  }

  private async perform(mails: readonly [Mail, ...Mail[]], effect: Effect, tools: unknown[]): Promise<EffectOutcome> {
    const [first] = mails;
    const found = (await first.find(effect, tools)) ?? { skipped: 'overtaken' };
    if ('skipped' in found) return { state: 'done', result: { skipped: found.skipped } };

    const outcome: EffectOutcome =
      'missing' in found
        ? { state: 'manual', result: { because: found.missing } }
        : await this.send(mails, effect, found);
    if (outcome.state === 'done') await first.onSent?.(effect, tools);
    if (outcome.state === 'unknown' || !first.settle) return outcome;
    await first.settle(outcome.state === 'done', effect, tools);
    return { ...outcome, state: 'done' };
  }

  private async send(
    mails: readonly Mail[],
    { effectId, kind, attempt }: Effect,
    facts: MailFacts,
  ): Promise<EffectOutcome> {
    const mail = mails.find(({ matches }) => matches?.(facts) ?? true);
    if (!mail) throw new Error(`no mail of kind ${kind} tells this`);
    if (mail.isStillTrue?.(facts) === false) return { state: 'done', result: { skipped: 'overtaken' } };
    const { email, language, attachments, unsubscribeUrl } = facts;
    const written = writeMail(mail, facts, this.config.publicUrl);
    try {
      crashPoint('before-mail-sent');
      // The Message-ID is the effect's id, so a mailbox shows one mail however often it was sent.
      await this.sender.send({
        messageId: effectId,
        kind,
        to: email,
        language,
        ...written,
        ...(attachments ? { attachments } : {}),
        ...(unsubscribeUrl ? { unsubscribeUrl } : {}),
      });
      crashPoint('after-mail-sent');
      return { state: 'done' };
    } catch (error) {
      const next = afterFailure(attempt, failureOf(error));
      const result = { why: withoutAddresses(error instanceof Error ? error.message : String(error)) };
      return next.then === 'again' ? { state: 'unknown', retryInMs: next.inMs, result } : { state: 'manual', result };
    }
  }
}

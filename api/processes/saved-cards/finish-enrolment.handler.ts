import { Injectable } from '@nestjs/common';
import { CardSecrets, cardStream, type EnrolmentRow } from '../../contexts/cards/index.js';
import { PaymentProvider, type FinishReply } from '../../contexts/payments/index.js';
import type { CardCommand } from '../../contexts/cards/card.commands.js';
import type { EnrolmentEnding } from '../../contexts/cards/card.events.js';
import type { Actor } from '../../platform/event-store/events.js';
import { BusinessClock } from '../../platform/clock.js';
import { CommandRunner } from '../../platform/event-store/command-runner.js';
import type { RowChange } from '../../platform/event-store/row-changes.js';
import { derivedId } from '../../platform/event-store/uuid.js';

const BANK: Actor = { kind: 'system', id: 'bank' };
const JANITOR: Actor = { kind: 'system', id: 'janitor' };

/** Fetches the result of an enrolment from the bank: once, by whoever claims it first, and once more when the answer was lost. */
@Injectable()
export class FinishEnrolmentHandler {
  constructor(
    private readonly runner: CommandRunner,
    private readonly bank: PaymentProvider,
    private readonly secrets: CardSecrets,
    private readonly clock: BusinessClock,
  ) {}

  /** How the browser came back from the form. */
  readReturn(parameters: Record<string, unknown>): ReturnType<PaymentProvider['readEnrolmentReturn']> {
    return this.bank.readEnrolmentReturn(parameters);
  }

  /** Asks for the result, unless somebody else does or did. */
  async finish(enrolment: EnrolmentRow, correlation: string): Promise<void> {
    if (!(await this.claim(enrolment, 1, correlation))) return;
    const reply = await this.ask(enrolment);
    if (reply.is !== 'no-answer') return this.record(enrolment, reply, correlation);
    await this.finishAgain(enrolment, correlation);
  }

  /** There is no asking what became of a lost answer: the same call once more, and then no more. */
  async finishAgain(enrolment: EnrolmentRow, correlation: string): Promise<void> {
    if (!(await this.claim(enrolment, 2, correlation))) return;
    const reply = await this.ask(enrolment);
    if (reply.is === 'enrolled') return this.record(enrolment, reply, correlation);
    await this.end(enrolment, 'unanswered', correlation);
  }

  /** Ends it without a card; nothing happens to one that is over. */
  async end(
    enrolment: EnrolmentRow,
    because: EnrolmentEnding,
    correlation: string,
    responseCode: number | null = null,
  ): Promise<void> {
    const { cardId } = enrolment;
    await this.tell(
      enrolment,
      because,
      { type: 'EndEnrolment', cardId, because, responseCode, now: this.clock.now() },
      correlation,
      because === 'unanswered' ? JANITOR : BANK,
    );
  }

  private async claim(enrolment: EnrolmentRow, attempt: number, correlation: string): Promise<boolean> {
    const isOurs = await this.tell(
      enrolment,
      `finish-${attempt}`,
      { type: 'FinishEnrolment', cardId: enrolment.cardId, attempt, now: this.clock.now() },
      correlation,
      BANK,
    );
    return isOurs;
  }

  private async ask({ token }: EnrolmentRow): Promise<FinishReply> {
    const reply: FinishReply =
      token === null ? { is: 'no-answer', why: 'no form was opened' } : await this.bank.finishEnrolment(token);
    return reply;
  }

  private async record(
    enrolment: EnrolmentRow,
    reply: Exclude<FinishReply, { is: 'no-answer' }>,
    correlation: string,
  ): Promise<void> {
    if (reply.is !== 'enrolled') return this.end(enrolment, reply.is, correlation, reply.responseCode);
    const { cardId } = enrolment;
    const { brand, last4, authorizationCode, tbkUser } = reply;
    const command: CardCommand = {
      type: 'EnrolCard',
      cardId,
      brand,
      last4,
      authorizationCode,
      now: this.clock.now(),
    };
    await this.tell(enrolment, 'enrolled', command, correlation, BANK, [this.secrets.kept(cardId, tbkUser)]);
  }

  /** @returns whether this very call made the fact. */
  private async tell(
    { cardId, playerId }: EnrolmentRow,
    step: string,
    command: CardCommand,
    correlation: string,
    actor: Actor,
    rows: RowChange[] = [],
  ): Promise<boolean> {
    const context = {
      commandId: derivedId('enrolment', cardId, step),
      actor,
      correlation,
      causation: correlation,
      now: command.now,
    };
    const ran = await this.runner.execute(cardStream, playerId, command, context, { rows });
    return ran.events.length > 0 && !ran.replayed;
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { BusinessClock } from '../../platform/clock.js';
import { CommandRunner } from '../../platform/event-store/command-runner.js';
import type { DueHandler } from '../../platform/event-store/due.js';
import type { Actor } from '../../platform/event-store/events.js';
import type { RowChange } from '../../platform/event-store/row-changes.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { WorkHandlers } from '../../platform/jobs/work.js';
import { PaymentProvider, type FinishReply } from '../payments/index.js';
import type { CardCommand } from './card.decider.js';
import type { EnrolmentEnding } from './card.events.js';
import { cardStream, ENROLMENT_CHECK, enrolmentTimer } from './card.stream.js';
import { CardQueries, type EnrolmentRow } from './cards.queries.js';
import { CardSecrets } from './secrets/card-secrets.js';

const BANK: Actor = { kind: 'system', id: 'bank' };
const JANITOR: Actor = { kind: 'system', id: 'janitor' };

/** Brings an enrolment to its end: the form was completed, the person left it, or the time for it is over. */
export class CompleteEnrolment extends Command<void> {
  constructor(
    readonly enrolment: EnrolmentRow,
    readonly ending: 'completed' | 'left' | 'overdue',
    readonly correlation: string,
  ) {
    super();
  }
}

@CommandHandler(CompleteEnrolment)
export class CompleteEnrolmentHandler implements ICommandHandler<CompleteEnrolment> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly bank: PaymentProvider,
    private readonly secrets: CardSecrets,
    private readonly clock: BusinessClock,
  ) {}

  async execute({ enrolment, ending, correlation }: CompleteEnrolment): Promise<void> {
    if (ending === 'left') return this.end(enrolment, 'left', correlation);
    if (ending === 'completed') return this.finish(enrolment, correlation);
    if (enrolment.state === 'open') return this.end(enrolment, 'not-finished', correlation);
    if (enrolment.state === 'finishing') await this.finishAgain(enrolment, correlation);
    if (['started', 'finishing'].includes(enrolment.state)) await this.end(enrolment, 'unanswered', correlation);
  }

  /** Fetches the result, unless another request does or did. */
  private async finish(enrolment: EnrolmentRow, correlation: string): Promise<void> {
    if (!(await this.claim(enrolment, 1, correlation))) return;
    const reply = await this.replyOf(enrolment);
    if (reply.is !== 'no-answer') return this.record(enrolment, reply, correlation);
    await this.finishAgain(enrolment, correlation);
  }

  /** The bank has no status inquiry for a lost answer: the same call once more, and then no more. */
  private async finishAgain(enrolment: EnrolmentRow, correlation: string): Promise<void> {
    if (!(await this.claim(enrolment, 2, correlation))) return;
    const reply = await this.replyOf(enrolment);
    if (reply.is === 'enrolled') return this.record(enrolment, reply, correlation);
    await this.end(enrolment, 'unanswered', correlation);
  }

  private async end(
    enrolment: EnrolmentRow,
    because: EnrolmentEnding,
    correlation: string,
    responseCode: number | null = null,
  ): Promise<void> {
    const command = { type: 'EndEnrolment', cardId: enrolment.cardId, because, responseCode } as const;
    const actor = because === 'unanswered' ? JANITOR : BANK;
    await this.append(enrolment, because, { ...command, now: this.clock.now() }, { correlation, actor });
  }

  private claim(enrolment: EnrolmentRow, attempt: number, correlation: string): Promise<boolean> {
    const command = { type: 'FinishEnrolment', cardId: enrolment.cardId, attempt, now: this.clock.now() } as const;
    return this.append(enrolment, `finish-${attempt}`, command, { correlation });
  }

  private async replyOf({ token }: EnrolmentRow): Promise<FinishReply> {
    return token === null ? { is: 'no-answer', why: 'no form was opened' } : this.bank.finishEnrolment(token);
  }

  private async record(
    enrolment: EnrolmentRow,
    reply: Exclude<FinishReply, { is: 'no-answer' }>,
    correlation: string,
  ): Promise<void> {
    if (reply.is !== 'enrolled') return this.end(enrolment, reply.is, correlation, reply.responseCode);
    const { cardId } = enrolment;
    const { brand, last4, authorizationCode, tbkUser } = reply;
    const now = this.clock.now();
    await this.append(
      enrolment,
      'enrolled',
      { type: 'EnrolCard', cardId, brand, last4, authorizationCode, now },
      { correlation, rows: [this.secrets.kept(cardId, tbkUser)] },
    );
  }

  /** @returns whether this very call made the fact. */
  private async append(
    { cardId, personId }: EnrolmentRow,
    step: string,
    command: CardCommand,
    { correlation, actor = BANK, rows = [] }: { correlation: string; actor?: Actor; rows?: RowChange[] },
  ): Promise<boolean> {
    const commandId = derivedId('enrolment', cardId, step);
    const context = { commandId, actor, correlation, causation: correlation, now: command.now };
    const ran = await this.runner.execute(cardStream, personId, command, { ...context, rows });
    return ran.events.length > 0 && !ran.replayed;
  }
}

/** A form that no browser came back from is over; a result that was being fetched is asked for once more. */
@Injectable()
export class EnrolmentTimer implements OnModuleInit, DueHandler {
  readonly what = ENROLMENT_CHECK;

  constructor(
    private readonly cards: CardQueries,
    private readonly commands: CommandBus,
    private readonly work: WorkHandlers,
  ) {}

  onModuleInit(): void {
    this.work.handlesDue(this);
  }

  async handle(key: string): Promise<void> {
    const enrolment = await this.cards.enrolment(key.slice(enrolmentTimer('').length));
    if (!enrolment) return;
    await this.commands.execute(new CompleteEnrolment(enrolment, 'overdue', derivedId('enrolment-check', key)));
  }
}

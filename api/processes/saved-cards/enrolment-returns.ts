import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { ENROLMENT_CHECK, enrolmentTimer, CardQueries, type EnrolmentRow } from '../../contexts/cards/index.js';
import type { Config } from '../../config.js';
import type { DueHandler } from '../../platform/event-store/due.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { Problem } from '../../platform/http/problem.js';
import { WorkHandlers } from '../../platform/jobs/work.js';
import { poll } from '../../platform/patience.js';
import { ReturnAddresses } from '../../platform/return-addresses.js';
import { CONFIG, LOGGER } from '../../platform/tokens.js';
import { FinishEnrolmentHandler } from './finish-enrolment.handler.js';

/** The three ways in which an enrolment goes on: the bank sends the browser back, the page asks for the outcome, or nobody comes. */
@Injectable()
export class EnrolmentReturns implements OnModuleInit, DueHandler {
  readonly what = ENROLMENT_CHECK;

  constructor(
    private readonly cards: CardQueries,
    private readonly finishing: FinishEnrolmentHandler,
    private readonly work: WorkHandlers,
    @Inject(CONFIG) private readonly config: Config,
    private readonly addresses: ReturnAddresses,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onModuleInit(): void {
    this.work.handlesDue(this);
  }

  /** The card goes to whoever started, whoever's browser comes back. @returns where the browser goes on to; null when the token is none of ours. */
  async bankReturned(parameters: Record<string, unknown>, correlation: string): Promise<string | null> {
    const returned = this.finishing.readReturn(parameters);
    const enrolment = returned.ending === 'Unreadable' ? null : await this.cards.enrolmentByToken(returned.token);
    if (!enrolment) return null;
    if (returned.ending === 'Left') await this.finishing.end(enrolment, 'left', correlation);
    else await this.finishing.finish(enrolment, correlation);
    return (await this.addresses.of(enrolment.cardId)) ?? enrolment.returnUrl;
  }

  /**
   * The outcome, waited for as long as `ANSWER_WAIT_MS` says; asked before the bank sent anybody back, it is fetched.
   * @throws Problem 404 enrolment-unknown for a token of nobody or of somebody else.
   */
  async outcome(token: string, playerId: string, correlation: string): Promise<EnrolmentRow> {
    const enrolment = await this.cards.enrolmentByToken(token);
    if (enrolment?.playerId !== playerId) throw new Problem(404, 'enrolment-unknown');
    const fetching = enrolment.state === 'open' ? this.finishing.finish(enrolment, correlation) : Promise.resolve();
    // Not awaited alone, for the bank may take longer than a page waits; what is left over is fetched by the timer.
    fetching.catch((error: unknown) =>
      this.log.error({ err: error, cardId: enrolment.cardId }, 'the result of an enrolment was not fetched'),
    );
    const settled = await poll(
      () => this.cards.enrolment(enrolment.cardId),
      (now) => now?.state === 'ended' || now?.state === 'enrolled',
      this.config.answerWaitMs,
      200,
    );
    return settled ?? enrolment;
  }

  /** A form that nobody came back from is over; a result that was being fetched is asked for once more. */
  async handle(key: string): Promise<void> {
    const enrolment = await this.cards.enrolment(key.slice(enrolmentTimer('').length));
    const correlation = derivedId('enrolment-check', key);
    switch (enrolment?.state) {
      case 'started':
        return this.finishing.end(enrolment, 'unanswered', correlation);
      case 'open':
        return this.finishing.end(enrolment, 'not-finished', correlation);
      case 'finishing':
        await this.finishing.finishAgain(enrolment, correlation);
        return this.finishing.end(enrolment, 'unanswered', correlation);
      default:
    }
  }
}

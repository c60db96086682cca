import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Logger } from 'pino';
import type { Config } from '../../config.js';
import { Problem } from '../../platform/http/problem.js';
import { poll } from '../../platform/patience.js';
import { ReturnAddresses } from '../../platform/return-addresses.js';
import { CONFIG, LOGGER } from '../../platform/tokens.js';
import { PaymentProvider } from '../payments/index.js';
import { CardQueries, type EnrolmentRow } from './cards.queries.js';
import { CompleteEnrolment } from './complete-enrolment.js';

/** The browser that comes back from the bank's form. */
@Injectable()
export class EnrolmentReturns {
  constructor(
    private readonly cards: CardQueries,
    private readonly commands: CommandBus,
    private readonly bank: PaymentProvider,
    private readonly addresses: ReturnAddresses,
  ) {}

  /** The card belongs to the person who started, whichever browser comes back. @returns where the browser goes on to; null for an unknown token. */
  async bankReturned(parameters: Record<string, unknown>, correlation: string): Promise<string | null> {
    const returned = this.bank.readEnrolmentReturn(parameters);
    const enrolment = returned.ending === 'Unreadable' ? null : await this.cards.enrolmentByToken(returned.token);
    if (!enrolment) return null;
    const ending = returned.ending === 'Left' ? 'left' : 'completed';
    await this.commands.execute(new CompleteEnrolment(enrolment, ending, correlation));
    return (await this.addresses.of(enrolment.cardId)) ?? enrolment.returnUrl;
  }
}

/** The page that asks for the outcome of an enrolment. */
@Injectable()
export class EnrolmentOutcomes {
  constructor(
    private readonly cards: CardQueries,
    private readonly commands: CommandBus,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /**
   * The outcome, waited for as long as `ANSWER_WAIT_MS` says; fetched if the page asks before the browser returned.
   * @throws Problem 404 enrolment-unknown for an unknown token or that of another person.
   */
  async outcome(token: string, personId: string, correlation: string): Promise<EnrolmentRow> {
    const enrolment = await this.cards.enrolmentByToken(token);
    if (enrolment?.personId !== personId) throw new Problem(404, 'enrolment-unknown');
    // Not awaited: the bank may take longer than a page waits; the timer fetches what is left over.
    if (enrolment.state === 'open')
      this.commands
        .execute(new CompleteEnrolment(enrolment, 'completed', correlation))
        .catch((error: unknown) =>
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
}

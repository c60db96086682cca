import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { base32Of } from '../../kernel/ids.js';
import { Refusal } from '../../kernel/refusal.js';
import { isUnsendable } from '../../platform/bank/read-failure.js';
import { BusinessClock } from '../../platform/clock.js';
import { CommandRunner, type History } from '../../platform/event-store/command-runner.js';
import type { RowChange } from '../../platform/event-store/row-changes.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import type { SignedIn } from '../../platform/http/access.js';
import { Problem } from '../../platform/http/problem.js';
import { ReturnAddresses } from '../../platform/return-addresses.js';
import { PeopleDirectory } from '../access/index.js';
import { PaymentProvider } from '../payments/index.js';
import type { CardCommand } from './card.decider.js';
import { cardStream } from './card.stream.js';

/** Opens the bank's form that saves one card. */
export class RequestEnrolment extends Command<{ token: string; url: string }> {
  /** @throws Problem 403 email-not-verified, guardian-needed, 500 card-form-not-sent, 503 card-bank-unavailable; Refusal too-many-cards, too-many-enrolments, address-refused-by-bank. */
  constructor(
    readonly cardId: string,
    readonly caller: SignedIn,
    /** Where the client's browser goes on to, and where the bank sends it. */
    readonly returns: { page: string; bank: string },
    readonly correlation: string,
  ) {
    super();
  }
}

@CommandHandler(RequestEnrolment)
export class RequestEnrolmentHandler implements ICommandHandler<RequestEnrolment> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly bank: PaymentProvider,
    private readonly people: PeopleDirectory,
    private readonly addresses: ReturnAddresses,
    private readonly clock: BusinessClock,
  ) {}

  async execute({ cardId, caller, returns, correlation }: RequestEnrolment): Promise<{ token: string; url: string }> {
    if (!caller.emailVerified) throw new Problem(403, 'email-not-verified');
    if (!caller.canPurchase) throw new Problem(403, 'guardian-needed');
    const personId = caller.userId;
    const contact = await this.people.contact(personId);
    if (!contact) throw new Problem(401, 'session-over');

    // Each card has its own name at the bank: a second one under the same name would void the first.
    const username = base32Of(cardId);
    const kept = ReturnAddresses.forFacts(returns.page);
    const record = this.recorder(personId, correlation);
    const known = await record(
      { type: 'StartEnrolment', cardId, personId, username, returnUrl: kept, now: this.clock.now() },
      { rows: this.addresses.with(cardId, personId, returns.page) },
    );
    const reply = await this.bank.openEnrolment(username, contact.email, returns.bank);
    const now = this.clock.now();
    if (reply.is === 'issued') {
      const { token, formUrl } = reply;
      await record({ type: 'OpenEnrolment', cardId, token, formUrl, now }, { known });
      return { token, url: formUrl };
    }
    const because = reply.is === 'refused' ? 'refused' : 'unanswered';
    await record({ type: 'EndEnrolment', cardId, because, responseCode: null, now }, { known });
    if (reply.is === 'refused' && /parameter: email/.test(reply.message)) throw new Refusal('address-refused-by-bank');
    if (isUnsendable(reply)) throw new Problem(500, 'card-form-not-sent');
    throw new Problem(503, 'card-bank-unavailable');
  }

  private recorder(personId: string, correlation: string) {
    return async (command: CardCommand, about: { known?: History; rows?: RowChange[] }): Promise<History> => {
      const context = {
        commandId: derivedId(command.type, command.cardId),
        actor: { kind: 'player' as const, id: personId },
        correlation,
        causation: correlation,
        now: command.now,
      };
      return (await this.runner.execute(cardStream, personId, command, { ...context, ...about })).history;
    };
  }
}

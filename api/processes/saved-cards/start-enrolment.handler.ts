import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../config.js';
import { PeopleDirectory } from '../../contexts/access/index.js';
import { cardStream } from '../../contexts/cards/index.js';
import { PaymentProvider } from '../../contexts/payments/index.js';
import type { CardCommand } from '../../contexts/cards/card.commands.js';
import { base32Of } from '../../kernel/ids.js';
import { Refusal } from '../../kernel/refusal.js';
import { CommandRunner, type History } from '../../platform/event-store/command-runner.js';
import type { RowChange } from '../../platform/event-store/row-changes.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import type { SignedIn } from '../../platform/http/access.js';
import { Problem } from '../../platform/http/problem.js';
import { ReturnAddresses } from '../../platform/return-addresses.js';
import { CONFIG } from '../../platform/tokens.js';
import { CardPorts } from './card.ports.js';

/** Opens the bank's form that saves one card. */
@Injectable()
export class StartEnrolmentHandler {
  private readonly bankReturnUrl: string;

  constructor(
    private readonly runner: CommandRunner,
    private readonly bank: PaymentProvider,
    private readonly people: PeopleDirectory,
    private readonly ports: CardPorts,
    @Inject(CONFIG) config: Config,
  ) {
    this.bankReturnUrl = `${config.publicUrl}/v1/webpay-oneclick/inscriptions/return`;
  }

  /**
   * Each card gets a name of its own at the bank: a second one under the same name would void the first.
   * @throws Problem 403 email-not-verified, guardian-needed, 503 card-bank-unavailable; Refusal too-many-cards, too-many-enrolments, address-refused-by-bank.
   */
  async start(
    { userId: playerId, emailVerified, canPurchase }: SignedIn,
    returnUrl: string,
    correlation: string,
  ): Promise<{ token: string; url: string }> {
    if (!emailVerified) throw new Problem(403, 'email-not-verified');
    if (!canPurchase) throw new Problem(403, 'guardian-needed');
    const contact = await this.people.contact(playerId);
    if (!contact) throw new Problem(401, 'session-over');

    const cardId = this.ports.ids.next();
    const username = base32Of(cardId);
    const now = this.ports.clock.now();
    const history = await this.record(
      playerId,
      { type: 'StartEnrolment', cardId, playerId, username, returnUrl: ReturnAddresses.forFacts(returnUrl), now },
      correlation,
      { rows: this.ports.addresses.with(cardId, playerId, returnUrl) },
    );
    const reply = await this.bank.openEnrolment(username, contact.email, this.bankReturnUrl);
    if (reply.is === 'issued') {
      await this.record(
        playerId,
        { type: 'OpenEnrolment', cardId, token: reply.token, formUrl: reply.formUrl, now: this.ports.clock.now() },
        correlation,
        { known: history },
      );
      return { token: reply.token, url: reply.formUrl };
    }
    const because = reply.is === 'refused' ? 'refused' : 'unanswered';
    await this.record(
      playerId,
      { type: 'EndEnrolment', cardId, because, responseCode: null, now: this.ports.clock.now() },
      correlation,
      { known: history },
    );
    if (reply.is === 'refused' && /parameter: email/.test(reply.message)) throw new Refusal('address-refused-by-bank');
    throw new Problem(503, 'card-bank-unavailable');
  }

  private async record(
    playerId: string,
    command: CardCommand,
    correlation: string,
    about: { known?: History; rows?: RowChange[] },
  ): Promise<History> {
    const context = {
      commandId: derivedId(command.type, command.cardId),
      actor: { kind: 'player' as const, id: playerId },
      correlation,
      causation: correlation,
      now: command.now,
    };
    const ran = await this.runner.execute(cardStream, playerId, command, context, about);
    return ran.history;
  }
}

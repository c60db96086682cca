import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Refusal } from '../../../kernel/refusal.js';
import { BusinessClock } from '../../../platform/clock.js';
import { CommandRunner } from '../../../platform/event-store/command-runner.js';
import { derivedId } from '../../../platform/event-store/uuid.js';
import { Problem } from '../../../platform/http/problem.js';
import { LibraryQueries, libraryStream, type LibraryEntry } from '../../library/index.js';
import { OrdersQueries } from '../../ordering/index.js';

/** Adds a game without a price to a person's library, for good. */
export class ClaimFreeGame extends Command<LibraryEntry> {
  /** @throws Problem 404 game-not-found; Refusal game-not-available-yet, game-not-free. */
  constructor(
    readonly personId: string,
    readonly gameId: string,
    readonly correlation: string,
  ) {
    super();
  }
}

@CommandHandler(ClaimFreeGame)
export class ClaimFreeGameHandler implements ICommandHandler<ClaimFreeGame> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly orders: OrdersQueries,
    private readonly library: LibraryQueries,
    private readonly clock: BusinessClock,
  ) {}

  async execute({ personId, gameId, correlation }: ClaimFreeGame): Promise<LibraryEntry> {
    const [offer] = await this.orders.offers([gameId]);
    if (!offer) await this.orders.refuseAnnounced([gameId]);
    if (!offer) throw new Problem(404, 'game-not-found');
    if (offer.price > 0) throw new Refusal('game-not-free');

    const now = this.clock.now();
    const context = {
      commandId: derivedId('claim-free', personId, gameId),
      actor: { kind: 'player' as const, id: personId },
      correlation,
      causation: correlation,
      now,
    };
    await this.runner.execute(
      libraryStream,
      personId,
      { type: 'GrantGames', personId, gameIds: [gameId], because: 'free-claim', orderId: null, paymentId: null, now },
      context,
    );
    const entry = await this.library.entry(personId, gameId);
    if (!entry) throw new Error(`the library does not show game ${gameId} right after granting it`);
    return entry;
  }
}

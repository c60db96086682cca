import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Instant } from '../../../kernel/instant.js';
import { Refusal } from '../../../kernel/refusal.js';
import { BusinessClock } from '../../../platform/clock.js';
import type { CommandContext } from '../../../platform/event-store/events.js';
import { together } from '../../../platform/event-store/stream.js';
import { derivedId } from '../../../platform/event-store/uuid.js';
import { Problem } from '../../../platform/http/problem.js';
import { LibraryQueries, libraryStream, type LibraryEntry } from '../../library/index.js';
import { OrdersQueries } from '../../ordering/index.js';
import { CartCodes, CodeRunner, streamsOfUse, useOfCode } from '../code-uses.js';
import { judgeGame, withoutPending } from '../code.rules.js';

/** Grants a game for a code that takes off its whole price; no order is needed. An owner of the game keeps the code. */
export class RedeemGameCode extends Command<LibraryEntry> {
  /** @throws Problem 404 game-not-found; Refusal game-not-available-yet, code-unknown, or why the code does not work. */
  constructor(
    readonly personId: string,
    readonly gameId: string,
    readonly typed: string,
    readonly correlation: string,
  ) {
    super();
  }
}

@CommandHandler(RedeemGameCode)
export class RedeemGameCodeHandler implements ICommandHandler<RedeemGameCode> {
  constructor(
    private readonly runner: CodeRunner,
    private readonly codes: CartCodes,
    private readonly orders: OrdersQueries,
    private readonly library: LibraryQueries,
    private readonly clock: BusinessClock,
  ) {}

  async execute({ personId, gameId, typed, correlation }: RedeemGameCode): Promise<LibraryEntry> {
    // The code first: where the same request in another tab has just used it up, the library shows the game.
    const [[offer], found] = await Promise.all([this.orders.offers([gameId]), this.codes.find(typed, personId)]);
    const owned = await this.library.entry(personId, gameId);
    if (owned) return owned;
    if (!offer) await this.orders.refuseAnnounced([gameId]);
    if (!offer) throw new Problem(404, 'game-not-found');
    if (!found) throw new Refusal('code-unknown');
    const now = this.clock.now();
    const { code, asker } = found;
    const judged = judgeGame(withoutPending(code), { gameId, price: offer.price }, asker, now);
    if (!judged.works) throw new Refusal(judged.why);

    const { codeId } = code;
    const pending = await this.codes.pending(code, asker, now);
    const { boughtBefore } = asker;
    const useId = derivedId('code-claim', codeId, personId, gameId);
    const about = { orderId: null, subscriptionId: null, discount: judged.discount, boughtBefore };
    const use = { type: 'RecordUse', useId, personId, ...about, now } as const;
    await this.runner.run(
      [libraryStream.of(personId), ...streamsOfUse({ codeId, personId }, pending)],
      this.contextOf(codeId, { personId, gameId, correlation }, now),
      (history) => {
        const granted = libraryStream.decide(
          history,
          personId,
          { type: 'GrantGames', personId, gameIds: [gameId], because: 'code', orderId: null, paymentId: null, now },
          now,
        );
        return granted.events.length === 0
          ? { facts: {} }
          : together(granted, useOfCode(history, codeId, use, pending));
      },
    );
    const entry = await this.library.entry(personId, gameId);
    if (!entry) throw new Error(`the library does not show game ${gameId} right after code ${codeId} gave it`);
    return entry;
  }

  private contextOf(
    codeId: string,
    { personId, gameId, correlation }: Pick<RedeemGameCode, 'personId' | 'gameId' | 'correlation'>,
    now: Instant,
  ): CommandContext {
    const commandId = derivedId('claim-by-code', codeId, personId, gameId);
    return { commandId, actor: { kind: 'player', id: personId }, correlation, causation: correlation, now };
  }
}

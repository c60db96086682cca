import { Injectable } from '@nestjs/common';
import { judgeGame, withoutHeld } from '../../contexts/codes/index.js';
import { LibraryQueries, shelfStream, type LibraryEntry } from '../../contexts/library/index.js';
import { OrdersQueries } from '../../contexts/ordering/index.js';
import { Refusal } from '../../kernel/refusal.js';
import { BusinessClock } from '../../platform/clock.js';
import { together } from '../../platform/event-store/stream.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { Problem } from '../../platform/http/problem.js';
import { CartCodes, PurchaseRunner, streamsOfUse, useOfCode } from '../checkout/index.js';

/** Gives a game for a code that takes off its whole price; no order is needed. */
@Injectable()
export class ClaimByCodeHandler {
  constructor(
    private readonly runner: PurchaseRunner,
    private readonly codes: CartCodes,
    private readonly orders: OrdersQueries,
    private readonly library: LibraryQueries,
    private readonly clock: BusinessClock,
  ) {}

  /**
   * Whoever owns the game keeps the code. Asking again gives the same entry and uses nothing more.
   * @throws Problem 404 game-not-found; Refusal code-unknown, or why the code does not work.
   */
  async claim(playerId: string, gameId: string, typed: string, correlation: string): Promise<LibraryEntry> {
    // The code first: where the same request in another tab has just used it up, the library shows the game.
    const [[offer], found] = await Promise.all([this.orders.offers([gameId]), this.codes.find(typed, playerId)]);
    const owned = await this.library.entry(playerId, gameId);
    if (owned) return owned;
    if (!offer) throw new Problem(404, 'game-not-found');
    if (!found) throw new Refusal('code-unknown');
    const now = this.clock.now();
    const { code, asker } = found;
    const judged = judgeGame(withoutHeld(code, code.heldByOrders.length), gameId, offer.price, asker, now);
    if (!judged.works) throw new Refusal(judged.why);

    const { codeId } = code;
    const useId = derivedId('code-claim', codeId, playerId, gameId);
    const inTheWay = await this.codes.inTheWay(code, asker, now);
    const context = {
      commandId: derivedId('claim-by-code', codeId, playerId, gameId),
      actor: { kind: 'player' as const, id: playerId },
      correlation,
      causation: correlation,
      now,
    };
    await this.runner.run(
      [shelfStream.of(playerId), ...streamsOfUse({ codeId, playerId }, inTheWay)],
      context,
      (history) => {
        const granted = shelfStream.decide(
          history,
          playerId,
          { type: 'GrantGames', playerId, gameIds: [gameId], because: 'code', orderId: null, paymentId: null, now },
          now,
        );
        if (granted.events.length === 0) return { facts: {} };
        const use = {
          type: 'RecordUse',
          useId,
          playerId,
          orderId: null,
          subscriptionId: null,
          discount: judged.discount,
          boughtBefore: asker.boughtBefore,
          now,
        } as const;
        return together(granted, useOfCode(history, codeId, use, inTheWay));
      },
    );
    const entry = await this.library.entry(playerId, gameId);
    if (!entry) throw new Error(`the library does not show game ${gameId} right after code ${codeId} gave it`);
    return entry;
  }
}

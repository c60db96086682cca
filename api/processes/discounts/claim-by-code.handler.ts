import { Injectable } from '@nestjs/common';
import { codeStream, judgeGame, withoutHeld } from '../../contexts/codes/index.js';
import { LibraryQueries, shelfDecider, type LibraryEntry } from '../../contexts/library/index.js';
import { OrdersQueries } from '../../contexts/ordering/index.js';
import { fold } from '../../kernel/decider.js';
import { Refusal } from '../../kernel/refusal.js';
import { BusinessClock } from '../../platform/clock.js';
import { crashPoint } from '../../platform/crash-point.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { Problem } from '../../platform/http/problem.js';
import { CartCodes, PurchaseRunner, shelfStream, streamsOfUse, useOfCode } from '../checkout/index.js';

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
    const shelf = shelfStream(playerId);
    const context = { commandId: derivedId('claim-by-code', codeId, playerId, gameId), actor: { kind: 'player' as const, id: playerId }, correlation, causation: correlation, now };
    crashPoint('before-code-claim');
    await this.runner.run([shelf, ...streamsOfUse({ codeId, playerId }, inTheWay)], context, (history) => {
      const facts = shelfDecider.decide(
        { type: 'GrantGames', playerId, gameIds: [gameId], because: 'code', orderId: null, paymentId: null, now }, fold(shelfDecider, history.get(shelf) ?? []));
      if (facts.length === 0) return { facts: {} };
      const use = { type: 'RecordUse', useId, playerId, orderId: null, subscriptionId: null, discount: judged.discount, boughtBefore: asker.boughtBefore, now } as const;
      return { facts: { [shelf]: facts, ...useOfCode(history, codeId, use, inTheWay) } };
    });
    crashPoint('after-code-claim');
    const entry = await this.library.entry(playerId, gameId);
    if (!entry) throw new Error(`the library does not show game ${gameId} right after code ${codeStream(codeId)} gave it`);
    return entry;
  }
}

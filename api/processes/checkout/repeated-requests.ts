import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { normalCode } from '../../contexts/codes/index.js';
import { minutes } from '../../kernel/instant.js';
import { EventStore } from '../../platform/event-store/event-store.js';
import type { RecordedEvent } from '../../platform/event-store/events.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { BankForms, type PaymentForm } from './bank-forms.js';
import type { Cart } from './cart/cart.js';
import { CheckoutPorts } from './checkout.ports.js';

const GENERATIONS = 50;

/** Knows a request that comes again, and its first answer. */
@Injectable()
export class RepeatedRequests {
  constructor(
    private readonly store: EventStore,
    private readonly forms: BankForms,
    private readonly shop: CheckoutPorts,
  ) {}

  /** An idempotency key of the client counts for ever; a key that we derive only while its order can still be paid. */
  async before(cart: Cart): Promise<{ commandId: string; answer: PaymentForm | null }> {
    const commandHash = hashOf(cart);
    if (cart.key) {
      const commandId = derivedId('place-order', cart.personId, 'key', cart.key);
      const earlier = await this.store.eventsOfCommand({ commandId, commandHash });
      return { commandId, answer: earlier.length > 0 ? await this.forms.again(earlier, cart.resultUrl) : null };
    }
    if (!cart.sessionNote) return { commandId: this.shop.ids.next(), answer: null };
    const games = [...cart.gameIds].sort().join();
    for (let generation = 0; generation < GENERATIONS; generation++) {
      const commandId = derivedId(
        'place-order',
        cart.personId,
        cart.sessionNote,
        games,
        ...(cart.code ? [normalCode(cart.code)] : []),
        generation,
      );
      const earlier = await this.store.eventsOfCommand({ commandId });
      if (earlier.length === 0) return { commandId, answer: null };
      const answer = await this.answerWhilePayable(earlier, cart.resultUrl);
      if (answer) return { commandId, answer };
    }
    return { commandId: this.shop.ids.next(), answer: null };
  }

  private async answerWhilePayable(events: readonly RecordedEvent[], resultUrl: string): Promise<PaymentForm | null> {
    const planned = events.find((event) => event.type === 'PaymentPlanned');
    if (!planned) return null;
    const [row] = await this.shop.payments.payments([String(planned.data.paymentId)]);
    const young = row && Date.parse(this.shop.clock.now()) - row.plannedAt.getTime() < minutes(8);
    return row && young && ['planned', 'token-issued'].includes(row.state) ? this.forms.again(events, resultUrl) : null;
  }
}

/** What a key of the client stands for. */
export function hashOf(cart: Cart): string {
  const checked = [
    [...cart.gameIds].sort(),
    cart.shownTotal,
    cart.resultUrl,
    ...(cart.code ? [normalCode(cart.code)] : []),
  ];
  return createHash('sha256').update(JSON.stringify(checked)).digest('base64url').slice(0, 22);
}

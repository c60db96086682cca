import { Injectable } from '@nestjs/common';
import { Database } from './database/database.js';
import { put, type RowChange } from './event-store/row-changes.js';

/**
 * Where clients want their buyers to be sent after the bank: their own text, so it lies in rows that can be erased.
 * Facts hold only the origin, which is on the shop's list.
 */
@Injectable()
export class ReturnAddresses {
  constructor(private readonly db: Database) {}

  /** What a fact may keep of an address for ever. */
  static forFacts(address: string): string {
    const { origin, pathname, search, hash } = new URL(address);
    return search === '' && hash === '' && OWN_PAGES.has(pathname) ? address : `${origin}/`;
  }

  /** The row that keeps an address, to be written together with the facts. @param id of the payment or the card that it belongs to. */
  with(id: string, personId: string, address: string): RowChange[] {
    return ReturnAddresses.forFacts(address) === address
      ? []
      : [put('es.return_addresses', { id }, { person_id: personId, address })];
  }

  /** Null where the fact tells it all, or it was erased. */
  async of(id: string): Promise<string | null> {
    const [row] = await this.db.query<{ address: string }>('select address from es.return_addresses where id = $1', [
      id,
    ]);
    return row?.address ?? null;
  }

  async forget(personId: string): Promise<void> {
    await this.db.query('delete from es.return_addresses where person_id = $1', [personId]);
  }
}

/** Pages of the shop's own contract, which tell nothing of anybody. */
const OWN_PAGES = new Set(['/postorder', '/postsubscription', '/payment-methods/callback']);

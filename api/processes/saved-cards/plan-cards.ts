import { Injectable } from '@nestjs/common';
import { WalletQueries, type SavedCard } from '../../contexts/wallet/index.js';
import { Database } from '../../platform/database/database.js';

/** Which plans a card keeps alive. */
@Injectable()
export class PlanCards {
  constructor(private readonly db: Database, private readonly wallet: WalletQueries) {}

  /** Whether without this card no card is left that could pay for a plan that renews. */
  async needs(playerId: string, card: SavedCard): Promise<boolean> {
    const others = (await this.wallet.cardsOf(playerId)).filter((other) => other.cardId !== card.cardId && other.trouble === null);
    return others.length === 0 && (await this.hasPlan(playerId));
  }

  private async hasPlan(playerId: string): Promise<boolean> {
    const [known] = await this.db.query<{ known: boolean }>(`select to_regclass('subscriptions.subscriptions') is not null as known`);
    if (!known?.known) return false;
    const active = await this.db.query('select from subscriptions.subscriptions where player_id = $1 and is_active and auto_renew limit 1', [playerId]);
    return active.length > 0;
  }
}

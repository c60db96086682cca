import { randomUUID } from 'node:crypto';
import { seconds } from '../../../api/kernel/instant.js';
import type { Answer, Game, Player, Shop } from '../../support/shop.js';

export interface Beat {
  state: 'counts' | 'elsewhere';
  timeLeft: { seconds: number; because: string } | null;
  code?: string;
}

/** An open player: a tab or a device. */
export class Tab {
  private number = 0;
  readonly playerId = randomUUID();

  constructor(
    private readonly shop: Shop,
    private readonly player: Player,
    private readonly game: Game,
    readonly ticket: string,
  ) {}

  /** Sends the next heartbeat, or one with other facts. */
  async beats(playedMs = 30_000, facts: Record<string, unknown> = {}): Promise<Answer<Beat>> {
    const beat = this.number++;
    const { playerId, ticket } = this;
    return this.player.post<Beat>(`/v1/play/${this.game.slug}/heartbeats`, {
      ticket,
      playerId,
      beat,
      playedMs,
      ...facts,
    });
  }

  /** Plays on, a heartbeat every half minute. */
  async plays(halfMinutes: number): Promise<void> {
    for (let n = 0; n < halfMinutes; n++) {
      await this.shop.timePasses(seconds(30));
      const { status } = await this.beats();
      if (status !== 200) throw new Error(`a heartbeat was answered ${status}`);
    }
  }
}

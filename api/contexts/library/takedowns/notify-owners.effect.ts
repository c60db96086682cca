import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Fact } from '../../../kernel/decider.js';
import { Database } from '../../../platform/database/database.js';
import {
  Effects,
  type Effect,
  type EffectOutcome,
  type EffectPerformer,
} from '../../../platform/event-store/effects.js';
import { derivedId } from '../../../platform/event-store/uuid.js';
import { Dispatch } from '../../../platform/jobs/dispatch.js';
import { WorkHandlers } from '../../../platform/jobs/work.js';
import { subjectOf } from './owned-game-taken-down.mail.js';

const NOTIFY_OWNERS = 'library:notify-owners';
const A_BATCH = 1_000;

export function wheneverGameTakenDown({ type, data }: Fact): { kind: string; subject: string } | null {
  return type === 'GameTakenDown' ? { kind: NOTIFY_OWNERS, subject: (data as { gameId: string }).gameId } : null;
}

/** Writes to each person who has a game that it was taken down, once. */
@Injectable()
export class NotifyOwnersEffect implements OnModuleInit, EffectPerformer {
  readonly kind = NOTIFY_OWNERS;

  constructor(
    private readonly db: Database,
    private readonly effects: Effects,
    private readonly dispatch: Dispatch,
    private readonly work: WorkHandlers,
  ) {}

  onModuleInit(): void {
    this.work.performs(this);
  }

  async perform({ effectId, subject: gameId, correlation }: Effect): Promise<EffectOutcome> {
    const owners = await this.db.query<{ id: string }>(
      'select person_id as id from library.entitlements where game_id = $1 order by person_id',
      [gameId],
    );
    // The ids follow from the cause: begun again, no one is written to twice.
    const mails = owners.map(({ id }) => ({
      effectId: derivedId(effectId, id),
      kind: 'mail:owned-game-taken-down',
      subject: subjectOf(gameId, id),
      correlation,
    }));
    for (let from = 0; from < mails.length; from += A_BATCH) {
      const batch = mails.slice(from, from + A_BATCH);
      await this.effects.plan(batch);
      await this.dispatch.send(batch);
    }
    return { state: 'done' };
  }

  resolve(effect: Effect): Promise<EffectOutcome> {
    return this.perform(effect);
  }
}

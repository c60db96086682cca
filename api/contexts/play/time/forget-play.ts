import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { DueHandler } from '../../../platform/event-store/due.js';
import { WorkHandlers } from '../../../platform/jobs/work.js';
import { FORGET_PLAY } from '../../library/index.js';

const KEY = /^play-([0-9a-f-]{36})-([0-9a-f-]{36})$/;
const NOT_OWNED = `not exists (select from library.entitlements e where e.person_id = $1 and e.game_id = $2)`;

/** Some time after a game was returned, what was played of it no longer names the person; the totals stay. */
@Injectable()
export class ForgetPlay implements OnModuleInit, DueHandler {
  readonly what = FORGET_PLAY;

  constructor(
    private readonly db: Database,
    private readonly work: WorkHandlers,
  ) {}

  onModuleInit(): void {
    this.work.handlesDue(this);
  }

  async handle(key: string): Promise<void> {
    const [, personId, gameId] = KEY.exec(key) ?? [];
    const one = 'person_id = $1 and game_id = $2';
    await this.db.query(
      `with sessions as (delete from play.sessions where ${one} and ${NOT_OWNED}),
            openings as (delete from play.openings where ${one} and ${NOT_OWNED})
       update play.days set person_id = null where ${one} and ${NOT_OWNED}`,
      [personId, gameId],
    );
  }
}

import { Inject, Injectable } from '@nestjs/common';
import type { Instant } from '../../../kernel/instant.js';
import type { Ids } from '../../../kernel/ports.js';
import { Database } from '../../../platform/database/database.js';
import { Problem } from '../../../platform/http/problem.js';
import { IDS } from '../../../platform/tokens.js';
import type { Bilingual } from '../../../kernel/language.js';

/** So many computers per person and game; the one that was silent longest gives way. */
const MOST_DEVICES = 10;

export interface ConnectedGame {
  id: string;
  gameId: string;
  slug: string;
  title: Bilingual;
  /** The computer it runs on; null where the game does not say. */
  device: string | null;
  createdAt: Date;
  lastUsedAt: Date;
}

/** Downloaded games that report for a person, each with a ticket of its own. */
@Injectable()
export class Devices {
  constructor(
    private readonly db: Database,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** @param name of the computer, as its person calls it. @returns the id of the device, which its ticket names. */
  async connect(personId: string, gameId: string, name: string | null, now: Instant): Promise<string> {
    const id = this.ids.next();
    await this.db.query(
      `with gone as (delete from achievements.devices where id in (
         select id from achievements.devices where person_id = $2 and game_id = $3 order by last_used_at desc, id offset ${MOST_DEVICES - 1}))
       insert into achievements.devices (id, person_id, game_id, name, created_at, last_used_at) values ($1, $2, $3, $5, $4, $4)`,
      [id, personId, gameId, now, name],
    );
    return id;
  }

  /** Whether a device is still connected. Its last use is noted to the hour. */
  async isConnected(id: string, now: Instant): Promise<boolean> {
    const [device] = await this.db.query(
      `with used as (update achievements.devices set last_used_at = $2 where id = $1 and last_used_at < $2::timestamptz - interval '1 hour')
       select id from achievements.devices where id = $1`,
      [id, now],
    );
    return device !== undefined;
  }

  /** Newest first. */
  of(personId: string): Promise<ConnectedGame[]> {
    return this.db.query<ConnectedGame>(
      `select d.id, d.game_id as "gameId", g.slug, g.title, d.name as device, d.created_at as "createdAt", d.last_used_at as "lastUsedAt"
         from achievements.devices d join catalog.games g on g.id = d.game_id where d.person_id = $1 order by d.created_at desc, d.id`,
      [personId],
    );
  }

  /** Ends a device's ticket at once. @throws Problem 404 `connection-unknown`. */
  async disconnect(personId: string, id: string): Promise<void> {
    const gone = await this.db.query(
      'with gone as (delete from achievements.devices where person_id = $1 and id = $2 returning id) select id from gone',
      [personId, id],
    );
    if (gone.length === 0) throw new Problem(404, 'connection-unknown');
  }
}

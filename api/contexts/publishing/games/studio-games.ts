import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Problem } from '../../../platform/http/problem.js';
import { Memberships, type MemberRole } from '../../developers/index.js';

export interface StudioGame {
  id: string;
  developerId: string;
  slug: string;
  role: MemberRole;
}

/** Which games a person may see and change, by the studios that they work for. */
@Injectable()
export class StudioGames {
  constructor(
    private readonly db: Database,
    private readonly memberships: Memberships,
  ) {}

  /** The studios that a person works for. */
  async studiosOf(personId: string): Promise<string[]> {
    return (await this.memberships.of(personId)).map(({ developerId }) => developerId);
  }

  /**
   * The studio that a person begins a game for; their first one unless they name it.
   * @throws Problem 403 `developer-role` for a reader or a person without a studio, 404 for a studio of other people.
   */
  async studioToBeginIn(
    personId: string,
    named: string | undefined,
  ): Promise<{ developerId: string; role: MemberRole }> {
    const own = await this.memberships.of(personId);
    const developerId = named ?? own.find(({ role }) => role !== 'reader')?.developerId;
    if (!developerId) throw new Problem(403, 'developer-role');
    return { developerId, role: await this.memberships.require(personId, developerId, 'editor') };
  }

  /** @throws Problem 404 `game-unknown` for a game of other studios, 403 `developer-role` for a role that is too low. */
  async require(personId: string, gameId: string, least: MemberRole): Promise<StudioGame> {
    const [game] = await this.db.query<Omit<StudioGame, 'role'>>(
      'select id, developer_id as "developerId", slug from publishing.games where id = $1',
      [gameId],
    );
    const own = await this.memberships.of(personId);
    if (!game || !own.some(({ developerId }) => developerId === game.developerId))
      throw new Problem(404, 'game-unknown');
    return { ...game, role: await this.memberships.require(personId, game.developerId, least) };
  }

  /** The people who hear of a game. */
  async members(gameId: string): Promise<string[]> {
    const rows = await this.db.query<{ id: string }>(
      `select m.person_id as id from developers.members m join publishing.games g on g.developer_id = m.developer_id
        where g.id = $1 order by m.since, m.person_id`,
      [gameId],
    );
    return rows.map(({ id }) => id);
  }
}

import { Injectable } from '@nestjs/common';
import { Problem } from '../../../platform/http/problem.js';
import { Memberships, type MemberRole } from '../../developers/index.js';
import { BuildsQueries } from './builds.queries.js';

/** Who may see and change a studio's game. */
@Injectable()
export class GameAccess {
  constructor(
    private readonly memberships: Memberships,
    private readonly builds: BuildsQueries,
  ) {}

  /** @returns whose game it is. @throws Problem 404 for a game of other people, 403 `developer-role`. */
  async require(personId: string, gameId: string, least: MemberRole, unknown = 'game-unknown'): Promise<string> {
    const developerId = await this.builds.developerOf(gameId);
    const memberships = await this.memberships.of(personId);
    if (!developerId || !memberships.some((one) => one.developerId === developerId)) throw new Problem(404, unknown);
    await this.memberships.require(personId, developerId, least);
    return developerId;
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Logger } from 'pino';
import type { Config } from '../../config.js';
import { MEMBER, PERMISSIONS, PLAYER_WITHOUT_PUBLISHING } from '../../kernel/permissions.js';
import { BusinessClock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import type { CommandContext } from '../../platform/event-store/events.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { CONFIG, LOGGER } from '../../platform/tokens.js';
import { Hourly } from '../access/index.js';
import { AssignRole } from '../staff/index.js';
import { ageLimitOf } from './age-status.js';

/** What follows when minors reach the age of own decisions; their right to buy follows by itself. */
@Injectable()
export class ComeOfAge extends Hourly {
  constructor(
    private readonly db: Database,
    private readonly commands: CommandBus,
    private readonly clock: BusinessClock,
    @Inject(CONFIG) config: Config,
    @Inject(LOGGER) log: Logger,
  ) {
    super(config, log, 'who grew up could not be noticed yet');
  }

  override onApplicationBootstrap(): void {
    super.onApplicationBootstrap();
    if (this.config.worker) this.attempt();
  }

  /** Two workers that notice it at once are one command. */
  private context(personId: string): CommandContext {
    const id = derivedId('come-of-age', personId);
    return {
      commandId: id,
      actor: { kind: 'system', id: 'come-of-age' },
      correlation: id,
      causation: id,
      now: this.clock.now(),
    };
  }

  /** Gives the role of members to those who had that of children by age alone, and forgets guardians no longer needed. */
  async sweep(): Promise<void> {
    const { thisYear, from } = ageLimitOf(this.config);
    const grown = 'p.birth_year <= $1';
    const people = await this.db.query<{ id: string }>(
      `select id from access.persons p where p.role_by_age and p.role_id = ${PLAYER_WITHOUT_PUBLISHING} and ${grown}`,
      [thisYear - from - 1],
    );
    const request = { held: new Set(PERMISSIONS), reason: 'Reached the age of own decisions' };
    for (const { id } of people) await this.commands.execute(new AssignRole(id, MEMBER, request, this.context(id)));
    await this.db.query(
      `delete from consent.guardians g using access.persons p where p.id = g.person_id and p.role_id <> ${PLAYER_WITHOUT_PUBLISHING} and ${grown}`,
      [thisYear - from - 1],
    );
  }
}

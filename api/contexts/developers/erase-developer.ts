import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Instant } from '../../kernel/instant.js';
import { Database } from '../../platform/database/database.js';
import { CommandRunner } from '../../platform/event-store/command-runner.js';
import type { CommandContext } from '../../platform/event-store/events.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { Applications } from './applying/applications.js';
import { developerStream } from './developer.stream.js';
import { Memberships } from './memberships.js';
import { RemoveMember } from './team/remove-member.js';

/** Takes a person out of their studios, withdraws their application and erases what they typed. */
export class EraseDeveloper extends Command<void> {
  constructor(
    readonly personId: string,
    readonly now: Instant,
  ) {
    super();
  }
}

@CommandHandler(EraseDeveloper)
export class EraseDeveloperHandler implements ICommandHandler<EraseDeveloper> {
  constructor(
    private readonly db: Database,
    private readonly applications: Applications,
    private readonly memberships: Memberships,
    private readonly runner: CommandRunner,
    private readonly commands: CommandBus,
  ) {}

  async execute({ personId, now }: EraseDeveloper): Promise<void> {
    for (const { developerId } of await this.memberships.of(personId)) {
      const by = byErasure(personId, developerId, now);
      await this.commands.execute(new RemoveMember(developerId, personId, by, true));
    }
    const developerId = await this.applications.developerOf(personId);
    if (await this.applications.studio(developerId)) {
      const by = byErasure(personId, developerId, now);
      await this.runner.execute(developerStream, developerId, { type: 'WithdrawApplication', now }, by);
    }
    await this.applications.erase(personId);
    await this.db.query(
      'delete from developers.invitees where email = (select email from access.persons where id = $1)',
      [personId],
    );
  }
}

function byErasure(personId: string, developerId: string, now: Instant): CommandContext {
  const id = derivedId('erase-developer', personId, developerId);
  return { commandId: id, actor: { kind: 'system', id: 'erasure' }, correlation: id, causation: id, now };
}

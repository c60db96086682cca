import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CommandRunner } from '../../../platform/event-store/command-runner.js';
import type { CommandContext } from '../../../platform/event-store/events.js';
import { set } from '../../../platform/event-store/row-changes.js';
import { developerStream } from '../developer.stream.js';
import { Memberships } from '../memberships.js';

/** Takes a member out of a studio; members may also leave by themselves. */
export class RemoveMember extends Command<void> {
  /** @throws Refusal `developer-role`, `member-unknown`, `last-owner`. */
  constructor(
    readonly developerId: string,
    readonly personId: string,
    readonly by: CommandContext,
    /** Whether the person's account is being erased, which no rule of the team may stop. */
    readonly erases = false,
  ) {
    super();
  }
}

@CommandHandler(RemoveMember)
export class RemoveMemberHandler implements ICommandHandler<RemoveMember> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly memberships: Memberships,
  ) {}

  async execute({ developerId, personId, by, erases }: RemoveMember): Promise<void> {
    const { now } = by;
    const command = erases
      ? ({ type: 'EraseMember', personId, now } as const)
      : ({ type: 'RemoveMember', by: by.actor.id, personId, now } as const);
    await this.runner.run([developerStream.of(developerId)], by, async (history) => {
      const { facts } = developerStream.decide(history, developerId, command, now);
      const others = (await this.memberships.of(personId)).filter((one) => one.developerId !== developerId);
      const left = others.at(-1)?.developerId ?? null;
      return { facts, changes: [set('access.persons', { id: personId }, { developer_id: left })] };
    });
  }
}

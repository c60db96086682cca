import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CommandRunner } from '../../../platform/event-store/command-runner.js';
import type { CommandContext } from '../../../platform/event-store/events.js';
import { derivedId } from '../../../platform/event-store/uuid.js';
import type { Difference, IncidentCommand } from './incident.commands.js';
import { incidentStream } from './incident.stream.js';

type By = Omit<CommandContext, 'commandId'>;

/** Notes a difference; one that is known already is not noted again. */
export class NoteDifference extends Command<void> {
  constructor(
    readonly difference: Difference,
    readonly by: By,
  ) {
    super();
  }
}

@CommandHandler(NoteDifference)
export class NoteDifferenceHandler implements ICommandHandler<NoteDifference> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ difference, by }: NoteDifference): Promise<void> {
    // The same difference has the same id, however often it is found.
    const incidentId = derivedId('incident', difference.kind, difference.subject);
    await append(this.runner, incidentId, { type: 'OpenIncident', incidentId, difference, now: by.now }, by);
  }
}

/** Ends an incident: a person resolved it, or it was gone by itself. */
export class ResolveIncident extends Command<void> {
  /** @throws Refusal incident-unknown. */
  constructor(
    readonly incidentId: string,
    readonly how: 'person' | 'gone',
    readonly reason: string,
    readonly by: By,
  ) {
    super();
  }
}

@CommandHandler(ResolveIncident)
export class ResolveIncidentHandler implements ICommandHandler<ResolveIncident> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ incidentId, how, reason, by }: ResolveIncident): Promise<void> {
    await append(this.runner, incidentId, { type: 'ResolveIncident', by: how, reason, now: by.now }, by);
  }
}

async function append(runner: CommandRunner, incidentId: string, command: IncidentCommand, by: By): Promise<void> {
  const known = await runner.read([incidentStream.of(incidentId)]);
  const commandId = derivedId(command.type, incidentId, incidentStream.facts(known, incidentId).length);
  await runner.execute(incidentStream, incidentId, command, { ...by, commandId, known });
}

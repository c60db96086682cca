import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { CommandRunner } from '../../../platform/event-store/command-runner.js';
import type { CommandContext } from '../../../platform/event-store/events.js';
import { derivedId } from '../../../platform/event-store/uuid.js';
import type { Difference, IncidentCommand } from './incident.commands.js';
import { incidentStream } from './incident.stream.js';

export interface IncidentRow extends Difference {
  id: string;
  status: 'open' | 'resolved';
  openedAt: Date;
  resolvedAt: Date | null;
  /** Null while it is open, and when it was gone by itself. */
  reason: string | null;
  resolvedBy: string | null;
}

export const INCIDENT_COLUMNS = `i.incident_id as id, i.kind, i.subject, i.expected, i.found, i.status, i.opened_at as "openedAt", i.resolved_at as "resolvedAt", i.reason, i.resolved_by as "resolvedBy"`;

/** The same difference has the same id, however often it is found. */
function incidentIdOf({ kind, subject }: Pick<Difference, 'kind' | 'subject'>): string {
  return derivedId('incident', kind, subject);
}

/** Differences that staff must look at. */
@Injectable()
export class Incidents {
  constructor(
    private readonly runner: CommandRunner,
    private readonly db: Database,
  ) {}

  async open(): Promise<IncidentRow[]> {
    return this.db.query<IncidentRow>(`select ${INCIDENT_COLUMNS} from incidents.incidents i where i.status = 'open'`);
  }

  async one(id: string): Promise<IncidentRow | null> {
    const [row] = await this.db.query<IncidentRow>(
      `select ${INCIDENT_COLUMNS} from incidents.incidents i where i.incident_id = $1`,
      [id],
    );
    return row ?? null;
  }

  /** Notes a difference; one that is known already is not noted again. */
  async found(difference: Difference, context: Omit<CommandContext, 'commandId'>): Promise<void> {
    const incidentId = incidentIdOf(difference);
    await this.tell(incidentId, { type: 'OpenIncident', incidentId, difference, now: context.now }, context);
  }

  /** Ends an incident. @throws Refusal incident-unknown. */
  async resolve(
    incidentId: string,
    by: 'person' | 'gone',
    reason: string,
    context: Omit<CommandContext, 'commandId'>,
  ): Promise<void> {
    await this.tell(incidentId, { type: 'ResolveIncident', by, reason, now: context.now }, context);
  }

  private async tell(
    incidentId: string,
    command: IncidentCommand,
    context: Omit<CommandContext, 'commandId'>,
  ): Promise<void> {
    const known = await this.runner.read([incidentStream.of(incidentId)]);
    const commandId = derivedId(command.type, incidentId, incidentStream.facts(known, incidentId).length);
    await this.runner.execute(incidentStream, incidentId, command, { ...context, commandId }, { known });
  }
}

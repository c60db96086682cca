import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Difference } from './incident.commands.js';

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

/** Differences that staff must look at. */
@Injectable()
export class Incidents {
  constructor(private readonly db: Database) {}

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
}

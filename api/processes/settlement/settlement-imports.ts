import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CivilDate } from '../../kernel/calendar.js';
import { Database } from '../../platform/database/database.js';
import type { CommandContext } from '../../platform/event-store/events.js';
import type { SettlementDifference } from './settlement.rules.js';

/** A file that was compared, and with what result. */
interface ComparedFile {
  file: string;
  fileName: string | null;
  from: CivilDate;
  through: CivilDate;
  rows: number;
  matched: number;
  differences: readonly SettlementDifference[];
}

/** When a file was compared, and by whom. */
export interface EarlierImport {
  id: string;
  importedAt: Date;
  importedBy: string;
}

/** Every comparison of a settlement file, kept for good. */
@Injectable()
export class SettlementImports {
  constructor(private readonly db: Database) {}

  /** @returns the id under which it is kept. */
  async add(
    { file, fileName, from, through, rows, matched, differences }: ComparedFile,
    { commandId, actor, now }: CommandContext,
  ): Promise<string> {
    await this.db.query(
      `insert into settlement.imports (import_id, file_name, digest, from_day, through_day, movements, matched, differences, imported_at, imported_by)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [commandId, fileName, digestOf(file), from, through, rows, matched, JSON.stringify(differences), now, actor.id],
    );
    return commandId;
  }

  /** The latest import of exactly this text; null for a file that was never compared. */
  async latestOf(file: string): Promise<EarlierImport | null> {
    const [row] = await this.db.query<EarlierImport>(
      `select import_id as id, imported_at as "importedAt", imported_by as "importedBy" from settlement.imports where digest = $1 order by imported_at desc limit 1`,
      [digestOf(file)],
    );
    return row ?? null;
  }
}

function digestOf(file: string): string {
  return createHash('sha256').update(file).digest('hex');
}

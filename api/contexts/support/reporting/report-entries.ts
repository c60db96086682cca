import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';

/** What staff wrote about reports. */
@Injectable()
export class ReportEntries {
  constructor(private readonly db: Database) {}

  async one(id: string): Promise<{ reportId: string; text: string } | null> {
    const [entry] = await this.db.query<{ reportId: string; text: string }>(
      'select report_id as "reportId", text from support.report_entries where id = $1',
      [id],
    );
    return entry ?? null;
  }
}

import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';

/** What developers are called. */
@Injectable()
export class DeveloperNames {
  constructor(private readonly db: Database) {}

  /** The names of these developers, by id; what is no developer's id has none. */
  async of(ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.db.query<{ id: string; name: string }>(
      'select id, name from catalog.developers where id::text = any($1)',
      [ids],
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}

import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';

interface CopiedTable {
  name: string;
  columns: string;
  file: string;
  rows: number;
}

const OURS = `n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_toast%' and n.nspname not like 'pg\\_temp%'`;
const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name, string_agg(format('%I', a.attname), ', ' order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
   where c.relkind = 'r' and ${OURS} and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' group by 1 order by 1`;
const SEQUENCES = `select format('%I.%I', schemaname, sequencename) as name, last_value as last from pg_sequences where last_value is not null`;

/**
 * The rows of a database in files of its server, as pg_dump writes them; for a server of this machine.
 * The files hold rows and the sequences' last values; the schema comes from the project's own migrations.
 */
export class LogicalCopy {
  private constructor(
    private readonly folder: string,
    private readonly tables: readonly CopiedTable[],
    private readonly sequences: readonly { name: string; last: string }[],
  ) {}

  /** Writes down every table as it is at one moment. */
  static async of(client: pg.ClientBase): Promise<LogicalCopy> {
    const folder = mkdtempSync(join(tmpdir(), 'ludoteca-copy-'));
    // The server writes under a user of its own.
    chmodSync(folder, 0o777);
    await client.query('begin isolation level repeatable read, read only');
    const { rows: found } = await client.query<Pick<CopiedTable, 'name' | 'columns'>>(TABLES);
    const tables: CopiedTable[] = [];
    for (const [index, { name, columns }] of found.entries()) {
      const file = join(folder, String(index));
      const { rowCount } = await client.query(`copy ${name} (${columns}) to ${client.escapeLiteral(file)}`);
      tables.push({ name, columns, file, rows: rowCount ?? 0 });
    }
    const { rows: sequences } = await client.query<{ name: string; last: string }>(SEQUENCES);
    await client.query('commit');
    return new LogicalCopy(folder, tables, sequences);
  }

  /** How many rows each table has that has any. */
  get rows(): Record<string, number> {
    return Object.fromEntries(this.tables.filter(({ rows }) => rows > 0).map(({ name, rows }) => [name, rows]));
  }

  /** Puts the rows in place of those of a database of the same schema, without its triggers, and sets its sequences. */
  async restoreTo(client: pg.ClientBase): Promise<void> {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query(`truncate ${this.tables.map(({ name }) => name).join(', ')}`);
    for (const { name, columns, file } of this.tables)
      await client.query(`copy ${name} (${columns}) from ${client.escapeLiteral(file)}`);
    for (const { name, last } of this.sequences) await client.query('select setval($1, $2)', [name, last]);
    await client.query('commit');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

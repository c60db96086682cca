import type pg from 'pg';

/** Tables and schemas that may change although a request is refused, and why. */
const RESTLESS: Readonly<Record<string, string>> = {
  'access.budgets': 'counts refused tries, too',
  'access.sign_ins': 'keeps failed sign-ins for the owner and staff to see',
  'es.heartbeats': 'workers say that they live',
  'es.followers': 'each release notes that it follows its feeds',
  bullmq: 'the queue keeps time; what it is to do stands in es.effects',
};

/** What any person may cause for another, and why. */
const CAUSED_BY_OTHERS: Readonly<Record<string, string>> = {
  ...RESTLESS,
  'access.email_tokens': 'whoever knows an address may ask for a link to it',
  'es.effects': 'that link is mailed',
  'mail.captured': 'that mail is caught',
};

/** Digests of tables by their names. */
export type Digest = ReadonlyMap<string, string>;

/** Looks at every table of the database, also those that no test names. */
export class Tables {
  private constructor(
    private readonly sql: pg.Pool,
    private readonly names: readonly string[],
  ) {}

  static async of(sql: pg.Pool): Promise<Tables> {
    const { rows } = await sql.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
    );
    return new Tables(
      sql,
      rows.map(({ name }) => name),
    );
  }

  /** Of everything that a refused request must leave alone. */
  digest(): Promise<Digest> {
    return this.read(RESTLESS, 'true', []);
  }

  /** Of the rows in which one of these ids stands: what belongs to these people. */
  digestOf(ids: readonly string[]): Promise<Digest> {
    return this.read(CAUSED_BY_OTHERS, 'r::text ~ $1', [ids.join('|')]);
  }

  private async read(except: Readonly<Record<string, string>>, condition: string, values: unknown[]): Promise<Digest> {
    const parts = this.names
      .filter((name) => !(name in except || (name.split('.')[0] ?? '') in except))
      .map(
        (name) =>
          `select '${name}' as name, count(*) || ' rows, ' || coalesce(sum(hashtextextended(r::text, 0)::numeric), 0) as digest from ${name} r where ${condition}`,
      );
    const { rows } = await this.sql.query<{ name: string; digest: string }>(parts.join(' union all '), values);
    return new Map(rows.map(({ name, digest }) => [name, digest]));
  }
}

/** Names of the tables that differ. */
export function changedTables(before: Digest, after: Digest): string[] {
  return [...after].filter(([name, digest]) => before.get(name) !== digest).map(([name]) => name);
}

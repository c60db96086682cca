/**
 * What a projection wants of a table: the row under a key, whole or in part. Values only, never a sum, so that doing it twice is harmless.
 * `table` may name its schema (`access.persons`): so rows that are no projection change together with facts.
 */
export type RowChange =
  | { change: 'put'; table: string; key: Row; row: Row }
  | { change: 'set'; table: string; key: Row; row: Row }
  | { change: 'delete'; table: string; key: Row };

export type Row = Record<string, unknown>;

export const put = (table: string, key: Row, row: Row): RowChange => ({ change: 'put', table, key, row });
export const set = (table: string, key: Row, row: Row): RowChange => ({ change: 'set', table, key, row });
export const remove = (table: string, key: Row): RowChange => ({ change: 'delete', table, key });

/** Statements that bring the changes about; `values[i]` belongs to the statement's one parameter. */
export interface RowStatement {
  /** With `$?` where the parameter goes. */
  text: string;
  value: string;
}

/**
 * Turns changes into one statement per table, kind and set of columns.
 * Later changes of one row are folded into earlier ones first: inside a single SQL statement a row can be written only once.
 */
export function rowStatements(schema: string, changes: readonly RowChange[]): RowStatement[] {
  const groups = new Map<string, { change: RowChange; rows: Row[] }>();
  for (const change of folded(changes)) {
    const columns = change.change === 'delete' ? '' : Object.keys(change.row).sort().join();
    const group = `${change.change} ${change.table} ${Object.keys(change.key).join()} ${columns}`;
    const rows = groups.get(group)?.rows ?? [];
    if (rows.length === 0) groups.set(group, { change, rows });
    rows.push(change.change === 'delete' ? change.key : { ...change.key, ...change.row });
  }
  return [...groups.values()].map(({ change, rows }) => ({
    text: statementText(schema, change),
    value: JSON.stringify(rows),
  }));
}

function folded(changes: readonly RowChange[]): RowChange[] {
  const byRow = new Map<string, RowChange>();
  const isPartial = partialOnes(changes);
  for (const next of changes) {
    if (isPartial(next)) mergeIntoRows(byRow, next);
    const id = `${next.table} ${JSON.stringify(next.key)}`;
    const before = byRow.get(id);
    byRow.set(id, before ? merged(before, next) : next);
  }
  // What names rows by a part of their key means those that are there already: it goes before the rows that come here.
  const all = [...byRow.values()];
  return [...all.filter(isPartial), ...all.filter((change) => !isPartial(change))];
}

/** Tells changes whose key is only a part of the key that others of the same table have here. */
function partialOnes(changes: readonly RowChange[]): (change: RowChange) => boolean {
  const widest = new Map<string, number>();
  const widthOf = ({ key }: RowChange): number => Object.keys(key).length;
  for (const change of changes) widest.set(change.table, Math.max(widthOf(change), widest.get(change.table) ?? 0));
  return (change) => widthOf(change) < (widest.get(change.table) ?? 0);
}

/** A change of several rows reaches those, too, that only come with the changes before it. */
function mergeIntoRows(byRow: Map<string, RowChange>, next: RowChange): void {
  for (const [id, before] of byRow) {
    if (!isAmong(before, next)) continue;
    if (next.change === 'delete') byRow.delete(id);
    else if (before.change !== 'delete') byRow.set(id, merged(before, next));
  }
}

function isAmong(row: RowChange, { table, key }: RowChange): boolean {
  const isWider = Object.keys(row.key).length > Object.keys(key).length;
  return row.table === table && isWider && Object.entries(key).every(([column, value]) => row.key[column] === value);
}

function merged(before: RowChange, next: RowChange): RowChange {
  if (next.change === 'delete') return next;
  if (before.change === 'delete') return next.change === 'put' ? next : before;
  const change = before.change === 'put' || next.change === 'put' ? 'put' : 'set';
  return { ...before, change, row: { ...before.row, ...next.row } };
}

function statementText(schema: string, { change, table, key, ...rest }: RowChange): string {
  const [name = '', owner = schema] = table.split('.').reverse();
  const target = `"${owner}"."${name}"`;
  const keys = Object.keys(key);
  const source = `jsonb_populate_recordset(null::${target}, $?::jsonb)`;
  const match = keys.map((column) => `t."${column}" = c."${column}"`).join(' and ');
  if (change === 'delete') return `delete from ${target} t using ${source} c where ${match}`;

  const columns = Object.keys('row' in rest ? rest.row : {}).sort();
  if (change === 'set') {
    return `update ${target} t set ${columns.map((column) => `"${column}" = c."${column}"`).join(', ')} from ${source} c where ${match}`;
  }
  const all = [...keys, ...columns].map((column) => `"${column}"`).join(', ');
  const overwrite =
    columns.length === 0
      ? 'nothing'
      : `update set ${columns.map((column) => `"${column}" = excluded."${column}"`).join(', ')}`;
  return `insert into ${target} (${all}) select ${all} from ${source} on conflict (${keys.map((column) => `"${column}"`).join(', ')}) do ${overwrite}`;
}

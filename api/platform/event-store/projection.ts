import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Sql } from '../database/database.js';
import type { RecordedEvent } from './events.js';
import type { RowChange } from './row-changes.js';

/**
 * A question answered from events. It gets events and gives row changes, nothing else:
 * no clock, no provider, no queue, so that a rebuild can do no harm.
 */
export interface Projection {
  /** Also the name of the schema whose views show the live tables. */
  name: string;
  /** `inline`: written with the append, seen at once. `async`: follows the feed. */
  mode: 'inline' | 'async';
  /** A money projection stops at an event it cannot apply; others set it aside. */
  money: boolean;
  /** The `*.tables.sql` that creates its tables; a changed file is a new version and is rebuilt. */
  tables: URL;
  /** Raised when `project` gives other rows of the same events, also back to earlier ones: that is a new version as well. 1 when absent. */
  revision?: number;
  project(event: RecordedEvent): RowChange[];
  /**
   * For an `async` projection whose rows follow from its own earlier rows: reads what these events concern and answers how to
   * project them, one after the other. The feed's order is total, so a rebuild remembers the same.
   */
  remember?(events: readonly RecordedEvent[], sql: Sql, schema: string): Promise<(event: RecordedEvent) => RowChange[]>;
}

const hashes = new WeakMap<Projection, Promise<string>>();

/** What tells one version of a projection from another: its tables and the revision of its code. */
export function hashOf(projection: Projection): Promise<string> {
  const known = hashes.get(projection) ?? readHash(projection);
  hashes.set(projection, known);
  return known;
}

async function readHash({ tables, revision = 1 }: Projection): Promise<string> {
  const text = await readFile(tables, 'utf8');
  return createHash('sha256')
    .update(revision === 1 ? text : `${text}\nrevision ${revision}`)
    .digest('hex');
}

/** All projections of the shop. */
export class Projections {
  readonly inline: readonly Projection[];
  readonly async: readonly Projection[];

  constructor(readonly all: readonly Projection[]) {
    this.inline = all.filter((projection) => projection.mode === 'inline');
    this.async = all.filter((projection) => projection.mode === 'async');
  }

  named(name: string): Projection {
    const found = this.all.find((projection) => projection.name === name);
    if (!found)
      throw new Error(`there is no projection named ${name}; there are ${this.all.map((p) => p.name).join(', ')}`);
    return found;
  }
}

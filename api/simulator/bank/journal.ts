import {
  appendFileSync,
  closeSync,
  existsSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

/** One fact of the journal: the newest value of one record of one kind. */
type Entry = { kind: string; key: string; value: unknown };

/** Where records go before a reply leaves; killing the process loses nothing that was answered. */
export interface Journal {
  /** What an earlier run left, oldest first. */
  readonly past: readonly Entry[];
  append(entry: Entry): void;
  clear(): void;
  close(): void;
}

/** Keeps nothing: a new process begins empty. */
export const forgetfulJournal: Journal = {
  past: [],
  append: () => undefined,
  clear: () => undefined,
  close: () => undefined,
};

/** Appends one JSON line per change to `journal.jsonl` in a folder, compacting it at each start. */
export function openJournal(folder: string): Journal {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'journal.jsonl');
  const past = existsSync(file) ? newest(readEntries(file)) : [];
  compact(file, past);
  const descriptor = openSync(file, 'a');
  return {
    past,
    append: (entry) => {
      writeSync(descriptor, line(entry));
    },
    clear: () => ftruncateSync(descriptor),
    close: () => closeSync(descriptor),
  };
}

const line = (entry: Entry): string => `${JSON.stringify(entry)}\n`;

function readEntries(file: string): Entry[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  // A line cut short by a kill was never answered for, so it never happened.
  lines.pop();
  return lines.map((text) => JSON.parse(text) as Entry);
}

function newest(entries: readonly Entry[]): Entry[] {
  const byKey = new Map<string, Entry>();
  for (const entry of entries) byKey.set(`${entry.kind} ${entry.key}`, entry);
  return [...byKey.values()];
}

function compact(file: string, entries: readonly Entry[]): void {
  const fresh = `${file}.new`;
  writeFileSync(fresh, '');
  for (let from = 0; from < entries.length; from += 1000)
    appendFileSync(
      fresh,
      entries
        .slice(from, from + 1000)
        .map(line)
        .join(''),
    );
  renameSync(fresh, file);
}

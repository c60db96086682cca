import type { Fact } from '../../kernel/decider.js';
import type { Instant } from '../../kernel/instant.js';

/** Who did it: a person with an account, the shop itself, or the bank's return. */
export interface Actor {
  kind: 'player' | 'staff' | 'system' | 'bank' | 'visitor';
  /** The person's id, or the name of the process or job. */
  id: string;
}

/** Why and by whom a command runs; stored with each event it causes. */
export interface CommandContext {
  /** The same id again means the same command again: it changes nothing and answers as the first time. */
  commandId: string;
  actor: Actor;
  correlation: string;
  /** The event or request that led to this command. */
  causation: string;
  /** The business instant. */
  now: Instant;
  /** A digest of the request, so that a reused key for another request is noticed. */
  commandHash?: string;
}

export interface EventMeta {
  command: string;
  actor: Actor;
  correlation: string;
  causation: string;
  commandHash?: string;
}

/** A fact as the log holds it. */
export interface RecordedEvent extends Fact<string, Record<string, unknown>> {
  id: string;
  stream: string;
  version: number;
  txid: string;
  position: number;
  schemaVersion: number;
  meta: EventMeta;
  effectiveAt: Instant;
  recordedAt: Instant;
}

/** What stands for the events of a stream up to a version; it is never stored. */
export function summaryEvent(stream: string, version: number, { type, data }: Fact): RecordedEvent {
  const meta = { command: '', actor: { kind: 'system' as const, id: 'summary' }, correlation: '', causation: '' };
  return {
    id: '',
    stream,
    version,
    txid: '0',
    position: 0,
    type,
    schemaVersion: 1,
    data: data as Record<string, unknown>,
    meta,
    effectiveAt: '',
    recordedAt: '',
  };
}

/** Facts for one stream, valid only on top of the version they were decided on. */
export interface StreamAppend {
  stream: string;
  expectedVersion: number;
  facts: readonly Fact[];
}

/** Another command appended first; the command must look again. */
export class VersionConflict extends Error {
  constructor(readonly streams: string[]) {
    super(`another change came first on ${streams.join(', ')}`);
    this.name = 'VersionConflict';
  }
}

/** A command id came back with a different request behind it. */
export class CommandReused extends Error {
  constructor(readonly commandId: string) {
    super(`command ${commandId} was already used for another request`);
    this.name = 'CommandReused';
  }
}

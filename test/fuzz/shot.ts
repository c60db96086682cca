import type { Operation } from '../support/contract.js';

export type Who = 'visitor' | 'player' | 'neighbour' | 'administrator';

/** One request as drawn; places such as `~own.id~` are filled in when it is sent. */
export interface Shot {
  /** Draws it again together with the seed. */
  number: number;
  operation: string;
  who: Who;
  language: 'es' | 'en';
  method: string;
  /** With the query, as it goes over the wire. */
  path: string;
  headers: Record<string, string>;
  body: string | Buffer | null;
}

/** A request on its way to being broken. */
export interface Draft {
  operation: Operation;
  method: string;
  path: Record<string, string>;
  query: [string, string][];
  headers: Record<string, string>;
  /** What is sent, as long as it is a value and not yet a text. */
  value: unknown;
  /** What is sent instead of the value. */
  raw: string | Buffer | null;
  /** Put behind the path as it is. */
  tail: string;
}

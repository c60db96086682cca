import { createHash } from 'node:crypto';
import { SOURCES, type Source, type Totals } from './statement.rules.js';

/** A line as it is hashed: the parts in this order, with strokes between them. */
export interface HashedLine {
  lineId: string;
  source: Source;
  orderId: string;
  gameId: string | null;
  month: string;
  day: string;
  seconds: number;
  amount: number;
  ruleVersion: number;
}

/** Adds lines one by one, so that a statement of any length needs no memory. */
export class LinesHash {
  private readonly hash = createHash('sha256');

  add({ lineId, source, orderId, gameId, month, day, seconds, amount, ruleVersion }: HashedLine): void {
    this.hash.update(
      `${[lineId, source, orderId, gameId ?? '', month, day, seconds, amount, ruleVersion].join('|')}\n`,
    );
  }

  end(): string {
    return this.hash.digest('hex');
  }
}

export interface Chained extends Totals {
  number: string;
  developerId: string;
  month: string;
  lines: number;
  linesHash: string;
  /** The hash of the studio's statement before this one; null for its first. */
  previousHash: string | null;
}

/** Over every figure, the lines and the statement before: to change one, all that follow must change. */
export function statementHash(statement: Chained): string {
  const { number, developerId, month, lines, linesHash, previousHash, bySource } = statement;
  const { earned, carriedIn, gross, rate, taxKind, withheld, paid, carriedOut } = statement;
  const sums = SOURCES.map((source) => bySource[source]);
  const parts = [
    number,
    developerId,
    month,
    ...sums,
    earned,
    carriedIn,
    gross,
    rate,
    taxKind,
    withheld,
    paid,
    carriedOut,
  ];
  return createHash('sha256')
    .update([...parts, lines, linesHash, previousHash ?? ''].join('|'))
    .digest('hex');
}

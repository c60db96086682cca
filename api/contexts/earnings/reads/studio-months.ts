import { Injectable } from '@nestjs/common';
import type { Instant } from '../../../kernel/instant.js';
import { BusinessClock } from '../../../platform/clock.js';
import { Problem } from '../../../platform/http/problem.js';
import type { Month } from '../rules/accrual.rules.js';
import { KeptMonths } from './kept-months.js';
import { LineRows } from './line-rows.js';
import { CountedLines, type MonthLines } from './month-lines.js';
import { momentAt, SoFar } from './so-far.js';
import { StatementRows } from './statement-rows.js';

/** From so many on, lines and players are not counted for each reader. */
const MANY = 2_000;

/** A month of a studio, with its lines. */
export interface StudioMonth {
  month: Month;
  lines: MonthLines;
  /** The moment of figures that are so far; null for a closed month. */
  asOf: Instant | null;
}

/** The running month of a studio so far, and its closed ones. */
@Injectable()
export class StudioMonths {
  /** Two readers at once wait for one sum. */
  private readonly counting = new Map<string, Promise<StudioMonth>>();

  constructor(
    private readonly soFar: SoFar,
    private readonly kept: KeptMonths,
    private readonly rows: LineRows,
    private readonly statements: StatementRows,
    private readonly clock: BusinessClock,
  ) {}

  /** @param requested the running month without it. @throws Problem 404 `statement-unknown` for a month without a statement */
  async of(developerId: string, requested?: Month): Promise<StudioMonth> {
    const now = this.clock.now();
    const { month } = momentAt(now);
    if (requested && requested !== month) return this.closed(developerId, requested);
    const kept = await this.kept.soFar(developerId, month, now);
    if (kept) return { month, asOf: kept.asOf, lines: this.rows.soFar(developerId, kept.asOf, kept.sums) };
    const begun = this.counting.get(developerId);
    if (begun) return begun;
    const counted = this.count(developerId).finally(() => this.counting.delete(developerId));
    this.counting.set(developerId, counted);
    return counted;
  }

  /** Adds the running month up now, and keeps the sum where it is many lines. */
  async count(developerId: string): Promise<StudioMonth> {
    const asOf = this.clock.now();
    const { month } = momentAt(asOf);
    const { lines: settled, players, sharesRest } = await this.soFar.of(developerId, asOf);
    const lines = new CountedLines(settled, await this.rows.codesOf(settled));
    if (players > MANY || settled.length > MANY || sharesRest)
      await this.kept.keepSoFar(developerId, { month, asOf, lines: settled, sums: await lines.sums() });
    return { month, asOf, lines };
  }

  private async closed(developerId: string, month: Month): Promise<StudioMonth> {
    const statement = await this.statements.one(developerId, month);
    if (!statement) throw new Problem(404, 'statement-unknown');
    const isLong = statement.lines > MANY;
    const kept = isLong ? await this.kept.closed(developerId, month, statement.hash) : null;
    const lines = this.rows.closed(developerId, month, kept);
    if (isLong && !kept) await this.kept.keepClosed(developerId, month, statement.hash, await lines.sums());
    return { month, asOf: null, lines };
  }
}

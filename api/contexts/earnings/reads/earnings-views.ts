import { Injectable } from '@nestjs/common';
import { civilDateOf } from '../../../kernel/calendar.js';
import { BusinessClock } from '../../../platform/clock.js';
import { Problem } from '../../../platform/http/problem.js';
import { splitRuleVersion } from '../../books/index.js';
import { lastDayOf } from '../rules/accrual.rules.js';
import type {
  EarningsGroup,
  EarningsLine,
  EarningsLinesReply,
  EarningsOfOrderReply,
  EarningsReply,
  EarningsReportReply,
  GameEarnings,
  LabelledLine,
  MonthBeforeReply,
  ReportBy,
} from './earnings.dto.js';
import { LineLabels } from './line-labels.js';
import { LineRows } from './line-rows.js';
import type { LineFilter } from './month-lines.js';
import { momentAt, projected } from './so-far.js';
import { StatementRows } from './statement-rows.js';
import { StudioMonths } from './studio-months.js';

/** What a studio sees of its money: the running month so far, closed months for good. */
@Injectable()
export class EarningsViews {
  constructor(
    private readonly months: StudioMonths,
    private readonly lines: LineRows,
    private readonly labels: LineLabels,
    private readonly statements: StatementRows,
    private readonly clock: BusinessClock,
  ) {}

  async summary(developerId: string, requested?: string): Promise<EarningsReply> {
    const now = this.clock.now();
    const [{ month, asOf, lines }, statements] = await Promise.all([
      this.months.of(developerId, requested),
      this.statements.of(developerId),
    ]);
    const sums = await lines.sums();
    const earned = totalOf(sums.source);
    const through = asOf ? momentAt(asOf).through : lastDayOf(month);
    const previous = statements.find((one) => one.month < month) ?? null;
    const today = civilDateOf(now);
    return {
      developerId,
      month,
      through,
      soFar: asOf !== null,
      asOf,
      today: asOf && civilDateOf(asOf) === today ? (sums.day.find(({ key }) => key === today)?.amount ?? 0) : null,
      earned,
      refunded: -totalOf(sums.source.filter(({ key }) => key === 'sale-refund' || key === 'plan-refund')) || 0,
      projection: asOf ? projected(earned, month, through, lastDayOf(month)) : null,
      carriedIn: previous?.carriedOut ?? 0,
      byDay: sums.day,
      byGame: await this.titled(sums.game),
      bySource: highestFirst(sums.source),
      byCode: highestFirst(sums.code),
      byCountry: highestFirst(sums.country),
      before: asOf || !previous ? null : await this.before(developerId, previous.month),
      months: [...new Set([momentAt(now).month, ...statements.map((one) => one.month)])],
    };
  }

  private async before(developerId: string, month: string): Promise<MonthBeforeReply> {
    const { game, source } = await (await this.months.of(developerId, month)).lines.sums();
    return { month, earned: totalOf(source), byGame: await this.titled(game), bySource: highestFirst(source) };
  }

  private async titled(byGame: readonly EarningsGroup[]): Promise<GameEarnings[]> {
    const titles = await this.labels.titles(byGame.flatMap(({ key }) => key ?? []));
    return highestFirst(byGame).map((group) => ({ ...group, title: titles.get(group.key ?? '') ?? null }));
  }

  async report(developerId: string, by: ReportBy, requested?: string): Promise<EarningsReportReply> {
    const { month, asOf, lines } = await this.months.of(developerId, requested);
    const groups = (await lines.sums())[by];
    return { month, soFar: asOf !== null, asOf, by, groups, total: totalOf(groups) };
  }

  async linesOf(developerId: string, filter: LineFilter, requested?: string): Promise<EarningsLinesReply> {
    const { month, asOf, lines } = await this.months.of(developerId, requested);
    const page = await lines.page(filter);
    return { month, soFar: asOf !== null, asOf, ...page, lines: await this.labels.of(page.lines) };
  }

  /** All lines of a month, some thousand at a time. */
  async allOf(developerId: string, requested?: string) {
    const { month, lines } = await this.months.of(developerId, requested);
    return { month, lines: this.labelled(lines.all()) };
  }

  private async *labelled(parts: AsyncIterable<EarningsLine[]>): AsyncIterable<LabelledLine[]> {
    for await (const part of parts) yield this.labels.of(part);
  }

  /** The first lines of a closed month, and what the others come to. */
  async firstOf(developerId: string, month: string, atMost: number) {
    const { lines, total, count } = await (await this.months.of(developerId, month)).lines.page({ atMost });
    const rest = { count: count - lines.length, amount: total - lines.reduce((sum, { amount }) => sum + amount, 0) };
    return { lines: await this.labels.of(lines), rest };
  }

  async order(developerId: string, orderId: string): Promise<EarningsOfOrderReply> {
    const [{ payments, lines }, running] = await Promise.all([
      this.lines.paymentsOf(developerId, orderId),
      this.months.of(developerId),
    ]);
    const all = [...lines, ...(await running.lines.ofOrder(orderId))];
    // A period is shared by many studios: only those that it brought something are told of it.
    const seen = payments.filter(({ kind }) => kind === 'sale' || all.length > 0);
    if (seen.length === 0) throw new Problem(404, 'earnings-unknown');
    const percented = seen.map((one) => ({
      ...one,
      developerPercent: splitRuleVersion(one.ruleVersion).developerPercent,
    }));
    return { payments: percented, lines: all };
  }
}

const totalOf = (groups: readonly EarningsGroup[]): number => groups.reduce((total, { amount }) => total + amount, 0);
const highestFirst = (groups: readonly EarningsGroup[]): EarningsGroup[] =>
  [...groups].sort((a, b) => b.amount - a.amount);

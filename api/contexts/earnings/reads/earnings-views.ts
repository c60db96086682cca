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
import { COUNTRY, LineRows, PAGE, type LineFilter } from './line-rows.js';
import { momentAt, projected, SoFar } from './so-far.js';
import { StatementRows } from './statement-rows.js';

const SHOWN = ['day', 'game', 'source', 'code', 'country'] as const;
const AT_ONCE = 5_000;

/** What a studio sees of its money: the running month so far, closed months for good. */
@Injectable()
export class EarningsViews {
  constructor(
    private readonly soFar: SoFar,
    private readonly lines: LineRows,
    private readonly labels: LineLabels,
    private readonly statements: StatementRows,
    private readonly clock: BusinessClock,
  ) {}

  async summary(developerId: string, requested?: string): Promise<EarningsReply> {
    const now = this.clock.now();
    const [{ month, soFar }, statements] = await Promise.all([
      this.monthOf(developerId, requested),
      this.statements.of(developerId),
    ]);
    const running = momentAt(now);
    const [byDay = [], byGame = [], bySource = [], byCode = [], byCountry = []] = await this.groups(
      developerId,
      month,
      soFar,
    );
    const earned = totalOf(bySource);
    const through = soFar ? running.through : lastDayOf(month);
    const previous = statements.find((one) => one.month < month) ?? null;
    return {
      developerId,
      month,
      through,
      soFar,
      today: soFar ? (byDay.find(({ key }) => key === civilDateOf(now))?.amount ?? 0) : null,
      earned,
      refunded: -totalOf(bySource.filter(({ key }) => key === 'sale-refund' || key === 'plan-refund')) || 0,
      projection: soFar ? projected(earned, month, through, lastDayOf(month)) : null,
      carriedIn: previous?.carriedOut ?? 0,
      byDay,
      byGame: await this.titled(byGame),
      bySource: highestFirst(bySource),
      byCode: highestFirst(byCode),
      byCountry: highestFirst(byCountry),
      before: soFar || !previous ? null : await this.before(developerId, previous.month),
      months: [...new Set([running.month, ...statements.map((one) => one.month)])],
    };
  }

  private async before(developerId: string, month: string): Promise<MonthBeforeReply> {
    const [byGame, bySource] = await Promise.all([
      this.lines.groups(developerId, month, 'game'),
      this.lines.groups(developerId, month, 'source'),
    ]);
    return { month, earned: totalOf(bySource), byGame: await this.titled(byGame), bySource: highestFirst(bySource) };
  }

  private async titled(byGame: readonly EarningsGroup[]): Promise<GameEarnings[]> {
    const titles = await this.labels.titles(byGame.flatMap(({ key }) => key ?? []));
    return highestFirst(byGame).map((group) => ({ ...group, title: titles.get(group.key ?? '') ?? null }));
  }

  async report(developerId: string, by: ReportBy, requested?: string): Promise<EarningsReportReply> {
    const { month, soFar } = await this.monthOf(developerId, requested);
    const groups = soFar ? grouped(await this.live(developerId), by) : await this.lines.groups(developerId, month, by);
    return { month, soFar, by, groups, total: totalOf(groups) };
  }

  async linesOf(developerId: string, filter: LineFilter, requested?: string): Promise<EarningsLinesReply> {
    const { month, soFar } = await this.monthOf(developerId, requested);
    const page = soFar
      ? pageOf(await this.live(developerId), filter)
      : await this.lines.page(developerId, month, filter);
    return { month, soFar, ...page, lines: await this.labels.of(page.lines) };
  }

  /** All lines of a month. */
  async allOf(developerId: string, requested?: string): Promise<{ month: string; lines: LabelledLine[] }> {
    const { month, soFar } = await this.monthOf(developerId, requested);
    const lines: EarningsLine[] = soFar ? await this.live(developerId) : [];
    for (let after: number | null = soFar ? null : 0; after !== null;) {
      const page = await this.lines.page(developerId, month, { after, atMost: AT_ONCE });
      lines.push(...page.lines);
      after = page.next;
    }
    return { month, lines: await this.labels.of(lines) };
  }

  /** The first lines of a closed month, and what the others come to. */
  async firstOf(developerId: string, month: string, atMost: number) {
    const { lines, total, count } = await this.lines.page(developerId, month, { atMost });
    const rest = { count: count - lines.length, amount: total - sumOf(lines) };
    return { lines: await this.labels.of(lines), rest };
  }

  async order(developerId: string, orderId: string): Promise<EarningsOfOrderReply> {
    const { payments, lines } = await this.lines.paymentsOf(developerId, orderId);
    const live = (await this.live(developerId)).filter((line) => line.orderId === orderId);
    const all = [...lines, ...live];
    // A period is shared by many studios: only those that it brought something are told of it.
    const seen = payments.filter(({ kind }) => kind === 'sale' || all.length > 0);
    if (seen.length === 0) throw new Problem(404, 'earnings-unknown');
    const percented = seen.map((one) => ({
      ...one,
      developerPercent: splitRuleVersion(one.ruleVersion).developerPercent,
    }));
    return { payments: percented, lines: all };
  }

  private async groups(developerId: string, month: string, soFar: boolean): Promise<EarningsGroup[][]> {
    if (!soFar) return Promise.all(SHOWN.map((by) => this.lines.groups(developerId, month, by)));
    const lines = await this.live(developerId);
    return SHOWN.map((by) => grouped(lines, by));
  }

  private async live(developerId: string): Promise<EarningsLine[]> {
    const lines = await this.soFar.linesOf(developerId, this.clock.now());
    const codes = await this.lines.codesOf(lines.map(({ orderId }) => orderId));
    return lines.map(({ developerId: _, ...line }) => ({
      lineId: null,
      ...line,
      country: COUNTRY,
      codeId: codes.get(`${line.orderId} ${line.gameId ?? ''}`) ?? null,
    }));
  }

  /** The running month is told so far; of others only those that have a statement. */
  private async monthOf(developerId: string, requested?: string): Promise<{ month: string; soFar: boolean }> {
    const { month } = momentAt(this.clock.now());
    if (!requested || requested === month) return { month, soFar: true };
    if (!(await this.statements.one(developerId, requested))) throw new Problem(404, 'statement-unknown');
    return { month: requested, soFar: false };
  }
}

const sumOf = (lines: readonly EarningsLine[]): number => lines.reduce((total, { amount }) => total + amount, 0);

const totalOf = (groups: readonly EarningsGroup[]): number => groups.reduce((total, { amount }) => total + amount, 0);
const highestFirst = (groups: readonly EarningsGroup[]): EarningsGroup[] =>
  [...groups].sort((a, b) => b.amount - a.amount);

function pageOf(lines: readonly EarningsLine[], { by, key = '', after = 0 }: LineFilter) {
  const all = lines.filter((line) => !by || (keyOf(line, by) ?? '') === key);
  const next = after + PAGE < all.length ? after + PAGE : null;
  return { lines: all.slice(after, after + PAGE), total: sumOf(all), count: all.length, next };
}

function keyOf(line: EarningsLine, by: ReportBy): string | null {
  const keys = { game: line.gameId, source: line.source, day: line.day, country: line.country, code: line.codeId };
  return keys[by];
}

function grouped(lines: readonly EarningsLine[], by: ReportBy): EarningsGroup[] {
  const groups = new Map<string | null, EarningsGroup>();
  for (const line of lines) {
    const key = keyOf(line, by);
    const { amount, lines: count } = groups.get(key) ?? { amount: 0, lines: 0 };
    groups.set(key, { key, amount: amount + line.amount, lines: count + 1 });
  }
  return [...groups.values()].sort((a, b) => ((a.key ?? '\uffff') < (b.key ?? '\uffff') ? -1 : 1));
}

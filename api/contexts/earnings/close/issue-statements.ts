import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../config.js';
import type { Instant } from '../../../kernel/instant.js';
import { Database } from '../../../platform/database/database.js';
import { CommandRunner } from '../../../platform/event-store/command-runner.js';
import { derivedId } from '../../../platform/event-store/uuid.js';
import { CONFIG } from '../../../platform/tokens.js';
import { StudioTaxes } from '../../developers/index.js';
import { statementStream } from '../earnings.streams.js';
import { firstDayOf, nextMonth, type Month } from '../rules/accrual.rules.js';
import { LinesHash, statementHash, type HashedLine } from '../rules/statement-hash.js';
import { SOURCES, totalsOf, type Sums } from '../rules/statement.rules.js';
import { taxDocumentKindOf, withholdingRate } from '../rules/withholding.rules.js';

const PAGE = 5_000;

/** One statement for each studio with lines or a debt, numbered by month and studio. */
@Injectable()
export class IssueStatements {
  constructor(
    private readonly db: Database,
    private readonly runner: CommandRunner,
    private readonly taxes: StudioTaxes,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @returns how many there are. */
  async of(month: Month, now: Instant, onProgress: () => Promise<void>): Promise<number> {
    const rows = await this.db.query<{ id: string }>(
      `select developer_id as id from earnings.lines where month = $1
       union select s.developer_id from earnings.statements s where s.carried_out < 0 and s.month = (
         select max(x.month) from earnings.statements x where x.developer_id = s.developer_id and x.month < $1)
       order by 1`,
      [month],
    );
    for (const [index, { id }] of rows.entries()) {
      await this.issue(id, month, `${month}-${String(index + 1).padStart(4, '0')}`, now);
      await onProgress();
    }
    return rows.length;
  }

  private async issue(developerId: string, month: Month, number: string, now: Instant): Promise<void> {
    const [{ bySource, lines, linesHash }, { country, taxId }] = await Promise.all([
      this.summed(developerId, month),
      this.taxes.of(developerId),
    ]);
    const kind = taxDocumentKindOf(country, taxId);
    const rate = withholdingRate(kind, firstDayOf(nextMonth(month)), this.config.withheldAbroadPoints);
    const id = derivedId('statement', developerId, month);
    const actor = { kind: 'system', id: 'month-close' } as const;
    const context = { commandId: id, actor, correlation: id, causation: id, now };
    await this.runner.run([statementStream.of(developerId)], context, (seen) => {
      const { hash: previousHash, carriedOut } = statementStream.state(seen, developerId);
      const totals = totalsOf(bySource, carriedOut, { kind, rate });
      const chained = { ...totals, number, developerId, month, lines, linesHash, previousHash };
      const statement = { ...chained, hash: statementHash(chained), issuedAt: now };
      return statementStream.decide(seen, developerId, { type: 'IssueStatement', statement }, now);
    });
  }

  /** Goes through the lines page by page. */
  private async summed(
    developerId: string,
    month: Month,
  ): Promise<{ bySource: Sums; lines: number; linesHash: string }> {
    const bySource = Object.fromEntries(SOURCES.map((source) => [source, 0])) as Sums;
    const hash = new LinesHash();
    let lines = 0;
    for (let last: (HashedLine & { chunk: number; n: number }) | undefined, more = true; more;) {
      const page = await this.db.query<HashedLine & { chunk: number; n: number }>(
        `select l.month || '-' || l.chunk || '-' || l.n as "lineId", l.chunk, l.n, l.source, l.order_id as "orderId", l.game_id as "gameId", l.slice as month,
                l.day::text as day, l.seconds, l.amount, l.rule_version as "ruleVersion"
           from earnings.lines l where l.developer_id = $1 and l.month = $2 and (l.chunk, l.n) > ($3, $4) order by l.chunk, l.n limit ${PAGE}`,
        [developerId, month, last?.chunk ?? -1, last?.n ?? -1],
      );
      for (const line of page) {
        hash.add(line);
        bySource[line.source] += line.amount;
      }
      lines += page.length;
      last = page.at(-1);
      more = page.length === PAGE;
    }
    return { bySource, lines, linesHash: hash.end() };
  }
}

import { Injectable } from '@nestjs/common';
import { startOfDay } from '../../../kernel/calendar.js';
import { BusinessClock } from '../../../platform/clock.js';
import { CommandRunner, type History } from '../../../platform/event-store/command-runner.js';
import type { CommandContext } from '../../../platform/event-store/events.js';
import { together } from '../../../platform/event-store/stream.js';
import { derivedId } from '../../../platform/event-store/uuid.js';
import { splitRuleOn } from '../../books/index.js';
import type { SharesEvent } from '../earnings.events.js';
import { monthCloseStream, sharesStream } from '../earnings.streams.js';
import { firstDayOf, lastDayOf, nextMonth, type Month } from '../rules/accrual.rules.js';
import { CloseParts, type Closing, type Part } from './close-parts.js';
import { IssueStatements } from './issue-statements.js';
import type { MonthCloseCommand, MonthCloseState } from './month-close.decider.js';
import { Pools } from './pools.js';

/** Closes a month in parts that each are one append: it may die anywhere, be begun twice, and goes on where it was. */
@Injectable()
export class CloseMonth {
  constructor(
    private readonly runner: CommandRunner,
    private readonly clock: BusinessClock,
    private readonly parts: CloseParts,
    private readonly pools: Pools,
    private readonly statements: IssueStatements,
  ) {}

  /** @param onProgress after each part, as a sign of life. */
  async run(month: Month, onProgress: () => Promise<void> = () => Promise.resolve()): Promise<void> {
    const closing = closingOf(month);
    let state = await this.execute(month, {
      type: 'StartClose',
      month,
      closesAt: closing.before,
      now: this.clock.now(),
    });
    if (state.status === 'closed') return;
    if (!state.poolsMoved) {
      const pools = await this.pools.left();
      const splitVersion = splitRuleOn(closing.asOf).version;
      state = await this.execute(month, { type: 'MovePools', splitVersion, pools, now: this.clock.now() });
    }
    await this.settleParts(closing, state, onProgress);
    const statements = await this.statements.of(month, this.clock.now(), onProgress);
    await this.execute(month, { type: 'EndClose', statements, now: this.clock.now() });
  }

  /** While a part is written, the next one is read: each is about other subscribers. */
  private async settleParts(closing: Closing, from: MonthCloseState, onProgress: () => Promise<void>): Promise<void> {
    let ahead: { after: string | null; part: Promise<Part> } | null = null;
    for (let state = from; state.step !== 'statements';) {
      // Another process may have settled this part, up to another place.
      const isNext = state.step === 'plans' && ahead?.after === state.cursor;
      const part: Part = await (ahead && isNext ? ahead.part : this.parts.next(closing, state));
      const following = this.parts.readAhead(closing, state.chunk + 1, part);
      ahead = following && { after: part.cursor, part: following };
      state = await this.settlePart(closing, state, part);
      await onProgress();
    }
  }

  private async settlePart({ month }: Closing, state: MonthCloseState, part: Part): Promise<MonthCloseState> {
    const now = this.clock.now();
    const shares = sharesStream.of(`${month}-${state.chunk}`);
    const { history } = await this.runner.run(
      [monthCloseStream.of(month), shares],
      this.context(month, `part-${state.chunk}`),
      (seen) =>
        together(
          this.settled(seen, month, state.chunk, part),
          monthCloseStream.decide(
            seen,
            month,
            { type: 'FinishChunk', chunk: state.chunk, step: part.step, cursor: part.cursor, now },
            now,
          ),
        ),
    );
    return monthCloseStream.state(history, month);
  }

  /** Nothing is settled where another process was first. */
  private settled(seen: History, month: Month, chunk: number, { fact }: Part) {
    if (!fact || monthCloseStream.state(seen, month).chunk !== chunk) return { facts: {} };
    return sharesStream.decide(
      seen,
      `${month}-${chunk}`,
      { type: 'SettleShares', fact: fact as SharesEvent },
      this.clock.now(),
    );
  }

  private async execute(month: Month, command: MonthCloseCommand): Promise<MonthCloseState> {
    const { history } = await this.runner.execute(monthCloseStream, month, command, this.context(month, command.type));
    return monthCloseStream.state(history, month);
  }

  private context(month: Month, what: string): CommandContext {
    const correlation = derivedId('month-close', month);
    const actor = { kind: 'system', id: 'month-close' } as const;
    const commandId = derivedId('month-close', month, what);
    return { commandId, actor, correlation, causation: correlation, now: this.clock.now() };
  }
}

export function closingOf(month: Month): Closing {
  const asOf = firstDayOf(nextMonth(month));
  return { month, through: lastDayOf(month), asOf, before: startOfDay(asOf) };
}

import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Incidents, NoteDifference, ResolveIncident, type Difference } from '../../contexts/books/index.js';
import { days, later, type Instant } from '../../kernel/instant.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { poll } from '../../platform/patience.js';
import { Differences, type Scope } from './differences.js';
import { QUESTIONS } from './questions.js';

/** How far back each day's questions look; what is still open is asked about however old it is. */
const LOOKS_BACK = days(35);
const PATIENCE_MS = 10_000;

/** Compares what the shop's parts say of the same money; each difference becomes an incident, and one that is gone ends. */
export class ReconcileBooks extends Command<void> {
  /** @throws Error when the books stay behind the log; the timer then fires again. */
  constructor(readonly now: Instant) {
    super();
  }
}

@CommandHandler(ReconcileBooks)
export class ReconcileBooksHandler implements ICommandHandler<ReconcileBooks> {
  constructor(
    private readonly differences: Differences,
    private readonly incidents: Incidents,
    private readonly commands: CommandBus,
  ) {}

  async execute({ now }: ReconcileBooks): Promise<void> {
    const open = await this.incidents.open();
    const byKind = new Map<string, string[]>();
    for (const { kind, subject } of open) byKind.set(kind, [...(byKind.get(kind) ?? []), subject]);
    const found = await this.compared({ since: later(now, -LOOKS_BACK), now, open: byKind });

    const correlation = derivedId('reconciliation', now);
    const context = {
      actor: { kind: 'system' as const, id: 'reconciliation' },
      correlation,
      causation: correlation,
      now,
    };
    for (const difference of found) await this.commands.execute(new NoteDifference(difference, context));
    await this.differences.mend(found, now);
    const still = new Set(found.map(({ kind, subject }) => `${kind} ${subject}`));
    // What other comparisons found, such as a settlement file's, is not asked about here.
    const request = new Set(QUESTIONS.map(({ kind }) => kind));
    for (const { id, kind, subject } of open.filter((incident) => request.has(incident.kind))) {
      if (!still.has(`${kind} ${subject}`))
        await this.commands.execute(new ResolveIncident(id, 'gone', 'the difference is gone', context));
    }
  }

  /** In a shop that sells the books are a moment behind; sooner or later a look finds them level with the log. */
  private async compared(scope: Scope): Promise<Difference[]> {
    const found = await poll(() => this.differences.at(scope), Boolean, PATIENCE_MS);
    if (found) return found;
    throw new Error('the books are behind the log: nothing can be compared yet');
  }
}

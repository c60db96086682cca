import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Refusal } from '../../../../kernel/refusal.js';
import { CommandRunner, type History } from '../../../../platform/event-store/command-runner.js';
import type { CommandContext } from '../../../../platform/event-store/events.js';
import { together, type Decision } from '../../../../platform/event-store/stream.js';
import { payoutStream } from '../payout.stream.js';
import { referenceOf } from './bank-file.rules.js';
import { BankFileLines } from './bank-file-lines.js';
import { ALL_FILES, bankFilesStream } from './bank-files.stream.js';
import { NextBankFile } from './next-bank-file.js';

type Next = Awaited<ReturnType<NextBankFile['of']>>['sendable'];

/** Puts all released pay-outs that are in no file into a new one. The same id again makes no other file. */
export class MakeBankFile extends Command<void> {
  /** @throws Refusal `bank-file-empty`. */
  constructor(
    readonly fileId: string,
    readonly by: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(MakeBankFile)
export class MakeBankFileHandler implements ICommandHandler<MakeBankFile> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly next: NextBankFile,
    private readonly lines: BankFileLines,
  ) {}

  async execute({ fileId, by }: MakeBankFile): Promise<void> {
    const { sendable } = await this.next.of(by.actor.id);
    const files = bankFilesStream.of(ALL_FILES);
    const studios = sendable.map(({ developerId }) => payoutStream.of(developerId));
    // One append: a file is whole from its first moment, and of two made at once the second one looks again.
    await this.runner.run([files, ...new Set(studios)], by, (history) =>
      this.decide(history, { fileId, by }, sendable),
    );
  }

  private decide(history: History, { fileId, by }: Pick<MakeBankFile, 'fileId' | 'by'>, sendable: Next): Decision {
    const { files, next: number } = bankFilesStream.state(history, ALL_FILES);
    if (files.has(fileId)) return { facts: {} };
    const sent: Decision[] = [];
    let sum = 0;
    for (const { payoutId, developerId, members, paid, payee } of sendable) {
      const reference = referenceOf(number, sent.length + 1);
      const about = { payoutId, staffId: by.actor.id, members, now: by.now };
      const send = { type: 'SendPayoutToBank', ...about, fileId, number, reference } as const;
      const decision = unlessRefused(() => payoutStream.decide(history, developerId, send, by.now));
      if (!decision) continue;
      const line = this.lines.kept({ fileId, payoutId }, payee);
      sent.push(together(decision, { facts: {}, changes: [line] }));
      sum += paid;
    }
    const make = { type: 'MakeBankFile', fileId, count: sent.length, sum, by: by.actor.id, now: by.now } as const;
    return together(bankFilesStream.decide(history, ALL_FILES, make, by.now), ...sent);
  }
}

/** What is no longer released, or went into another file meanwhile, does not keep the others out. */
function unlessRefused(decide: () => Decision): Decision | null {
  try {
    return decide();
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

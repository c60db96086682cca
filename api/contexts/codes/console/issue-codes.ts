import { randomInt } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Refusal } from '../../../kernel/refusal.js';
import { CommandRunner } from '../../../platform/event-store/command-runner.js';
import type { CommandContext } from '../../../platform/event-store/events.js';
import { put, type RowChange } from '../../../platform/event-store/row-changes.js';
import { together } from '../../../platform/event-store/stream.js';
import { derivedId } from '../../../platform/event-store/uuid.js';
import type { IssueCode } from '../code.commands.js';
import { hintOf, LONGEST_CODE, normalCode, randomCode, SHORTEST_CODE } from '../code.rules.js';
import { codeHash, codeIdOf, codeStream } from '../code.stream.js';
import { CodesQueries } from '../codes.queries.js';

/** What a code is to be; its text comes apart. */
export type NewCode = Pick<IssueCode, 'benefit' | 'limits' | 'purpose'>;

export const MOST_CODES_AT_ONCE = 1_000;
/** An append stays small enough to be one quick statement. */
const CODES_PER_APPEND = 100;

/** Draws so many texts by chance. They are codes only once they are issued; until then they are stored nowhere. */
export function drawCodes(count: number): string[] {
  const texts = new Set<string>();
  while (texts.size < count) texts.add(randomCode((below) => randomInt(below)));
  return [...texts];
}

/** Issues a code under a chosen word, whose text is kept; returns the code's id. */
export class IssueChosenCode extends Command<string> {
  /** @throws Refusal code-too-short, code-taken. */
  constructor(
    readonly text: string,
    readonly code: NewCode,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(IssueChosenCode)
export class IssueChosenCodeHandler implements ICommandHandler<IssueChosenCode> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly codes: CodesQueries,
  ) {}

  async execute({ text, code, context }: IssueChosenCode): Promise<string> {
    const normal = normalCode(text);
    if (normal.length < SHORTEST_CODE || normal.length > LONGEST_CODE) throw new Refusal('code-too-short');
    const codeId = codeIdOf(text);
    const chosen = put('code_texts.chosen', { code_id: codeId }, { text: text.trim().toUpperCase() });
    const { runner, codes } = this;
    await issueTexts([text], { ...code, batchId: null }, context, { runner, codes, changes: [chosen] });
    return codeId;
  }
}

/** Issues drawn texts as one batch; a repetition changes nothing. The shop stores no readable copy. */
export class IssueCodeBatch extends Command<void> {
  /** @throws Refusal code-taken */
  constructor(
    readonly texts: readonly string[],
    readonly batchId: string,
    readonly code: NewCode,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(IssueCodeBatch)
export class IssueCodeBatchHandler implements ICommandHandler<IssueCodeBatch> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly codes: CodesQueries,
  ) {}

  async execute({ texts, batchId, code, context }: IssueCodeBatch): Promise<void> {
    const { runner, codes } = this;
    for (let from = 0; from < texts.length; from += CODES_PER_APPEND) {
      const part = { ...context, commandId: derivedId(context.commandId, from) };
      await issueTexts(texts.slice(from, from + CODES_PER_APPEND), { ...code, batchId }, part, { runner, codes });
    }
  }
}

async function issueTexts(
  texts: readonly string[],
  code: NewCode & { batchId: string | null },
  context: CommandContext,
  on: { runner: CommandRunner; codes: CodesQueries; changes?: RowChange[] },
): Promise<void> {
  const commands = texts.map((text): IssueCode => ({
    type: 'IssueCode',
    codeId: codeIdOf(text),
    ...code,
    codeHash: codeHash(text),
    hint: hintOf(text),
    now: context.now,
  }));
  await on.runner.run(
    commands.map(({ codeId }) => on.codes.history(codeId, null)),
    context,
    (histories) =>
      together(...commands.map((command) => codeStream.decide(histories, command.codeId, command, context.now)), {
        facts: {},
        changes: on.changes ?? [],
      }),
  );
}

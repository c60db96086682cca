import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Refusal } from '../../kernel/refusal.js';
import { CommandRunner } from '../../platform/event-store/command-runner.js';
import type { CommandContext } from '../../platform/event-store/events.js';
import { put, type RowChange } from '../../platform/event-store/row-changes.js';
import { together, type Histories, type Decision } from '../../platform/event-store/stream.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { codeHash, codeIdOf } from './code-hash.js';
import type { IssueCode } from './code.commands.js';
import { hintOf, LONGEST_CODE, normalCode, randomCode, SHORTEST_CODE } from './code.rules.js';
import { codeStream } from './code.stream.js';
import { CodesQueries } from './codes.queries.js';

/** What a code is to be; its text comes apart. */
export type NewCode = Pick<IssueCode, 'gift' | 'limits' | 'purpose'>;

export const MOST_CODES_AT_ONCE = 1_000;
/** An append stays small enough to be one quick statement. */
const CODES_PER_APPEND = 100;

/** Where codes come from and where they are switched off. */
@Injectable()
export class CodeDesk {
  constructor(
    private readonly runner: CommandRunner,
    private readonly codes: CodesQueries,
  ) {}

  /**
   * Issues a code under a chosen word, whose text is kept. @returns the code's id.
   * @throws Refusal code-too-short, code-taken.
   */
  async issue(text: string, code: NewCode, context: CommandContext): Promise<string> {
    const normal = normalCode(text);
    if (normal.length < SHORTEST_CODE || normal.length > LONGEST_CODE) throw new Refusal('code-too-short');
    const codeId = codeIdOf(text);
    await this.append([text], code, null, context, [
      put('code_texts.chosen', { code_id: codeId }, { text: text.trim().toUpperCase() }),
    ]);
    return codeId;
  }

  /** Draws so many texts by chance. They are codes only once they are issued; nothing keeps them until then. */
  draw(count: number): string[] {
    const texts = new Set<string>();
    while (texts.size < count) texts.add(randomCode((below) => randomInt(below)));
    return [...texts];
  }

  /** Issues drawn texts as one batch; a repetition changes nothing. The shop stores no readable copy. @throws Refusal code-taken */
  async issueBatch(texts: readonly string[], batchId: string, code: NewCode, context: CommandContext): Promise<void> {
    for (let from = 0; from < texts.length; from += CODES_PER_APPEND) {
      await this.append(texts.slice(from, from + CODES_PER_APPEND), code, batchId, {
        ...context,
        commandId: derivedId(context.commandId, from),
      });
    }
  }

  /** Switches a code off for good; what orders hold of it stays theirs. */
  async deactivate(codeId: string, reason: string, context: CommandContext): Promise<void> {
    await this.run([codeId], context, (histories) =>
      codeStream.decide(histories, codeId, { type: 'DeactivateCode', reason, now: context.now }, context.now),
    );
  }

  /** Switches all codes of a batch off. @returns how many it has. */
  async deactivateBatch(batchId: string, reason: string, context: CommandContext): Promise<number> {
    const ids = await this.codes.ofBatch(batchId);
    for (const id of ids)
      await this.deactivate(id, reason, { ...context, commandId: derivedId(context.commandId, id) });
    return ids.length;
  }

  private append(
    texts: readonly string[],
    code: NewCode,
    batchId: string | null,
    context: CommandContext,
    changes: RowChange[] = [],
  ): Promise<void> {
    const commands = texts.map((text): IssueCode => ({
      type: 'IssueCode',
      codeId: codeIdOf(text),
      ...code,
      batchId,
      codeHash: codeHash(text),
      hint: hintOf(text),
      now: context.now,
    }));
    return this.run(
      commands.map(({ codeId }) => codeId),
      context,
      (histories) =>
        together(...commands.map((command) => codeStream.decide(histories, command.codeId, command, context.now)), {
          facts: {},
          changes,
        }),
    );
  }

  private async run(
    codeIds: readonly string[],
    context: CommandContext,
    decide: (histories: Histories) => Decision,
  ): Promise<void> {
    await this.runner.run(
      codeIds.map((codeId) => this.codes.history(codeId, null)),
      context,
      decide,
    );
  }
}

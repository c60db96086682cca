import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Instant } from '../../../kernel/instant.js';
import type { Draft, DraftText } from './draft.rules.js';
import { Drafts, type SavedDraft } from './drafts.js';

/** Keeps what a studio typed, however incomplete; fields left out stay as they are. */
export class SaveDraft extends Command<SavedDraft> {
  /** @throws Problem 409 `draft-changed` for another revision than the present one. */
  constructor(
    readonly gameId: string,
    readonly revision: number,
    readonly change: Partial<DraftText>,
    readonly by: { personId: string; now: Instant },
  ) {
    super();
  }
}

@CommandHandler(SaveDraft)
export class SaveDraftHandler implements ICommandHandler<SaveDraft> {
  constructor(private readonly drafts: Drafts) {}

  execute({ gameId, revision, change, by }: SaveDraft): Promise<SavedDraft> {
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    return this.drafts.change(gameId, { ...by, revision }, (draft): Draft => ({ ...draft, ...given }));
  }
}

import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Instant } from '../../../kernel/instant.js';
import type { Language } from '../../../kernel/language.js';
import { Problem } from '../../../platform/http/problem.js';
import type { Draft, DraftMedia } from './draft.rules.js';
import { Drafts, type SavedDraft } from './drafts.js';
import { GameFiles, type FileKind } from './game-files.js';

const MOST_SCREENSHOTS = 8;

type By = { personId: string; now: Instant };

/** Adds a picture or guide to a draft, in one language. */
export class AddGameFile extends Command<SavedDraft> {
  /** @throws Problem 409 `screenshots-too-many`, 413 and 422 for what cannot be used. */
  constructor(
    readonly gameId: string,
    readonly file: { kind: FileKind; language: Language; bytes: Buffer; alt: string },
    readonly by: By,
  ) {
    super();
  }
}

@CommandHandler(AddGameFile)
export class AddGameFileHandler implements ICommandHandler<AddGameFile> {
  constructor(
    private readonly drafts: Drafts,
    private readonly files: GameFiles,
  ) {}

  async execute({ gameId, file, by }: AddGameFile): Promise<SavedDraft> {
    const { kind, language, bytes, alt } = file;
    const name = await this.files.keep(gameId, kind, bytes);
    return this.drafts.change(gameId, { ...by, revision: null }, (draft) =>
      withMedia(draft, language, (media) => {
        if (kind !== 'screenshot') return { ...media, [kind]: name };
        if (media.screenshots.length >= MOST_SCREENSHOTS) throw new Problem(409, 'screenshots-too-many');
        return { ...media, screenshots: [...media.screenshots, { name, alt }] };
      }),
    );
  }
}

/** Takes a picture or guide out of a draft; revisions that were handed in keep it. */
export class RemoveGameFile extends Command<SavedDraft> {
  constructor(
    readonly gameId: string,
    readonly name: string,
    readonly by: By,
  ) {
    super();
  }
}

@CommandHandler(RemoveGameFile)
export class RemoveGameFileHandler implements ICommandHandler<RemoveGameFile> {
  constructor(private readonly drafts: Drafts) {}

  execute({ gameId, name, by }: RemoveGameFile): Promise<SavedDraft> {
    const without = (media: DraftMedia): DraftMedia => ({
      cover: media.cover === name ? null : media.cover,
      guide: media.guide === name ? null : media.guide,
      screenshots: media.screenshots.filter((shot) => shot.name !== name),
    });
    return this.drafts.change(gameId, { ...by, revision: null }, (draft) =>
      withMedia(withMedia(draft, 'es', without), 'en', without),
    );
  }
}

function withMedia(draft: Draft, language: Language, edit: (media: DraftMedia) => DraftMedia): Draft {
  return { ...draft, media: { ...draft.media, [language]: edit(draft.media[language]) } };
}

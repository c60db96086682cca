import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../config.js';
import type { Instant } from '../../kernel/instant.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { CONFIG } from '../../platform/tokens.js';
import { CatalogEditor, type NewGame } from './catalog.editor.js';

type GameFile = Omit<NewGame, 'id' | 'developer' | 'cover' | 'screenshots' | 'achievements'> & {
  developer: { key: string; name: string };
  screenshots: { file: string; alt: { es: string; en: string } }[];
  achievements: (Omit<NewGame['achievements'][number], 'id'> & { key: string })[];
};

const GAMES = 'api/contexts/catalog/demo/games';

/** The 24 games of the demonstration shop, from their folders. */
@Injectable()
export class DemoCatalogue {
  constructor(
    private readonly editor: CatalogEditor,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The studio whose games the demonstration's developer sees as their own. */
  static readonly OWN_STUDIO = derivedId('demo-developer', 'estudio-quiltro');

  /** Puts all games on sale, with their pictures; those that are there already stay. @returns how many there are. */
  async load(now: Instant): Promise<number> {
    const root = join(projectRoot(), GAMES);
    const folders = (await readdir(root, { withFileTypes: true })).filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'game.json')));
    for (const { name } of folders) await this.loadOne(join(root, name), now);
    return folders.length;
  }

  private async loadOne(folder: string, now: Instant): Promise<void> {
    const file = JSON.parse(await readFile(join(folder, 'game.json'), 'utf8')) as GameFile;
    const media = join(this.config.mediaDir, 'games', file.slug);
    await mkdir(media, { recursive: true });
    for (const picture of ['cover.svg', ...file.screenshots.map((shot) => shot.file)]) await copyFile(join(folder, picture), join(media, picture));

    const address = (picture: string): string => `/media/games/${file.slug}/${picture}`;
    const game: NewGame = {
      ...file,
      id: derivedId('demo-game', file.slug),
      developer: { id: derivedId('demo-developer', file.developer.key), name: file.developer.name },
      cover: address('cover.svg'),
      screenshots: file.screenshots.map(({ file: picture, alt }) => ({ url: address(picture), alt })),
      achievements: file.achievements.map(({ key, ...achievement }) => ({ ...achievement, id: derivedId('demo-achievement', file.slug, key) })),
    };
    const commandId = derivedId('demo-list-game', file.slug);
    await this.editor.add(game, file.developer.key, { commandId, actor: { kind: 'system', id: 'demo' }, correlation: commandId, causation: commandId, now });
  }
}

/** The sources are not part of the build; they lie where package.json does. */
function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}

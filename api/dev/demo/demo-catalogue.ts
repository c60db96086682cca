import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../../config.js';
import type { NamedAchievement } from '../../contexts/achievements/index.js';
import type { CatalogEditor, NewGame } from '../../contexts/catalog/index.js';
import type { Instant } from '../../kernel/instant.js';
import type { Bilingual } from '../../kernel/language.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { publishPictures } from './demo-pictures.js';

/** What a game's folder says of it, in `game.json`. */
export type GameFile = Omit<NewGame, 'id' | 'developer' | 'cover' | 'screenshots'> & {
  developer: { key: string; name: string };
  screenshots: { file: string; alt: Bilingual }[];
  achievements: NamedAchievement[];
  /** Codes of the curriculum that it helps to teach. */
  objectives?: string[];
  /** For games that can be played: the name of their archive in dist/games, and whether guests play them too. */
  play?: { build: string; isDemo?: boolean };
};

const GAMES = 'api/dev/demo/games';
const OWN_STUDIO_KEY = 'estudio-quiltro';

/** The games of the demonstration shop, from their folders. */
export class DemoCatalogue {
  constructor(
    private readonly editor: CatalogEditor,
    private readonly config: Config,
  ) {}

  /** The studio whose games the demonstration's developer sees as their own. */
  static readonly OWN_STUDIO = studioId(OWN_STUDIO_KEY);

  /** Puts all games on sale, with their pictures; those that are there already stay. @returns how many there are. */
  async load(now: Instant): Promise<number> {
    const folders = await gameFolders();
    for (const folder of folders) await this.loadOne(folder, now);
    return folders.length;
  }

  private async loadOne(folder: string, now: Instant): Promise<void> {
    const { screenshots, achievements: __, objectives = [], developer, play: _, ...file } = await readGame(folder);
    const media = join(this.config.mediaDir, 'games', file.slug);
    const nameOf = await publishPictures(folder, media, picturesOf(screenshots));
    const address = (picture: string): string => `/media/games/${file.slug}/${nameOf(picture)}`;
    const game: NewGame = {
      ...file,
      facts: { objectives },
      id: demoGameId(file.slug),
      developer: { ...developer, id: studioId(developer.key) },
      cover: address('cover.svg'),
      screenshots: screenshots.map(({ file: picture, alt }) => ({ url: address(picture), alt })),
    };
    const commandId = derivedId('demo-list-game', file.slug);
    await this.editor.add(game, {
      commandId,
      actor: { kind: 'system', id: 'demo' },
      correlation: commandId,
      causation: commandId,
      now,
    });
  }
}

/** The files of a game's pictures. */
export const picturesOf = (screenshots: GameFile['screenshots']): string[] => [
  'cover.svg',
  ...screenshots.map(({ file }) => file),
];

/** The folders of all demonstration games that are complete. */
export async function gameFolders(): Promise<string[]> {
  const root = join(projectRoot(), GAMES);
  const names = (await readdir(root)).sort();
  return names.map((name) => join(root, name)).filter((folder) => existsSync(join(folder, 'game.json')));
}

export async function readGame(folder: string): Promise<GameFile> {
  return JSON.parse(await readFile(join(folder, 'game.json'), 'utf8')) as GameFile;
}

export const demoGameId = (slug: string): string => derivedId('demo-game', slug);

export function studioId(key: string): string {
  return derivedId('demo-developer', key);
}

/** The games are not part of the build; they lie where package.json does. */
export function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}

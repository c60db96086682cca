import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CommandBus } from '@nestjs/cqrs';
import type { Config } from '../../config.js';
import type { NamedAchievement } from '../../contexts/achievements/index.js';
import type { ShownGame } from '../../contexts/catalog/index.js';
import { AdoptGame, type Draft } from '../../contexts/publishing/index.js';
import type { Instant } from '../../kernel/instant.js';
import type { Bilingual, Language } from '../../kernel/language.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { publishPictures } from './demo-pictures.js';

interface Shot {
  file: string;
  alt: Bilingual;
}

/** What a game's folder says of it, in `game.json`. */
export type GameFile = Omit<ShownGame, 'id' | 'developer' | 'cover' | 'screenshots' | 'facts'> & {
  developer: { key: string; name: string };
  price: number;
  inPlan: boolean;
  screenshots: Shot[];
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
    private readonly commands: CommandBus,
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
    const game = await readGame(folder);
    const { slug, developer, releasedOn, platforms, downloadMegabytes } = game;
    const shots = { es: game.screenshots, en: await englishShots(folder, game) };
    const pictures = ['cover.svg', ...[...shots.es, ...shots.en].map(({ file }) => file)];
    const nameOf = await publishPictures(folder, join(this.config.mediaDir, 'games', slug), pictures);
    const packaging = { releasedOn, platforms, downloadMegabytes };
    const adopted = {
      id: demoGameId(slug),
      slug,
      developer: { ...developer, id: studioId(developer.key) },
      ...packaging,
    };
    const commandId = derivedId('demo-list-game', slug);
    const actor = { kind: 'system', id: 'demo' } as const;
    const by = { commandId, actor, correlation: commandId, causation: commandId, now };
    await this.commands.execute(new AdoptGame({ ...adopted, draft: draftOf(game, shots, nameOf) }, by));
  }
}

/** The pictures of play for English pages: where there are some of the game in English, those. */
async function englishShots(folder: string, { screenshots }: GameFile): Promise<Shot[]> {
  const there = new Set(await readdir(folder));
  return screenshots.map(({ file, alt }) => ({ file: there.has(inEnglish(file)) ? inEnglish(file) : file, alt }));
}

/** The name of a picture's English fellow. */
export const inEnglish = (file: string): string => file.replace(/(?=\.\w+$)/, '-en');

/** @param nameOf the published name of a picture */
function draftOf(
  game: GameFile,
  shots: Record<Language, readonly Shot[]>,
  nameOf: (picture: string) => string,
): Draft & { price: number } {
  const { title, summary, description, teaches, requirements, subjects, grades, ageRating, languages, price } = game;
  const address = (picture: string): string => `/media/games/${game.slug}/${nameOf(picture)}`;
  const media = (language: Language): Draft['media'][Language] => ({
    cover: address('cover.svg'),
    screenshots: shots[language].map(({ file, alt }) => ({ name: address(file), alt: alt[language] })),
    guide: null,
  });
  return {
    ...{ title, summary, description, teaches, requirements, grades, ageRating, price },
    subjects: [...subjects],
    languages: [...languages],
    objectives: [...(game.objectives ?? [])],
    accessibility: [],
    inPlan: game.inPlan,
    media: { es: media('es'), en: media('en') },
  };
}

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

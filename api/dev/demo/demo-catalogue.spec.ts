import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { KEY_PATTERN } from '../../contexts/achievements/index.js';
import { AGE_RATINGS, LANGUAGES, LAST_GRADE, PLATFORMS, SUBJECTS } from '../../contexts/catalog/index.js';
import { gameFolders, inEnglish, readGame, type GameFile } from './demo-catalogue.js';

describe('the demonstration games', () => {
  let games: { folder: string; game: GameFile }[];
  beforeAll(async () => {
    games = await Promise.all((await gameFolders()).map(async (folder) => ({ folder, game: await readGame(folder) })));
  });

  const faults = (holds: (game: GameFile, folder: string) => boolean): string[] =>
    games.filter(({ game, folder }) => !holds(game, folder)).map(({ folder }) => basename(folder));

  it('are twenty-four', () => {
    expect(games).toHaveLength(24);
  });

  it('have their slug for a folder', () => {
    expect(faults(({ slug }, folder) => slug === basename(folder))).toEqual([]);
  });

  it('have a cover and three screenshots', () => {
    expect(
      faults(
        ({ screenshots }, folder) =>
          screenshots.length === 3 &&
          ['cover.svg', ...screenshots.map(({ file }) => file)].every((file) => existsSync(join(folder, file))),
      ),
    ).toEqual([]);
  });

  it('have pictures in English, too, where they can be played', () => {
    const isThere = (folder: string, file: string): boolean => existsSync(join(folder, inEnglish(file)));
    expect(
      faults(({ play, screenshots }, folder) => !play || screenshots.every(({ file }) => isThere(folder, file))),
    ).toEqual([]);
  });

  it('use the words that the catalogue knows', () => {
    const known = (values: readonly string[], all: readonly string[]): boolean =>
      values.length > 0 && values.every((value) => all.includes(value));
    expect(
      faults(
        (game) =>
          known(game.subjects, Object.keys(SUBJECTS)) &&
          known(game.platforms, PLATFORMS) &&
          known(game.languages, LANGUAGES) &&
          known([game.ageRating], AGE_RATINGS),
      ),
    ).toEqual([]);
  });

  it('are for grades that exist, since a day that exists, for whole pesos', () => {
    expect(
      faults(
        ({ grades, releasedOn, price }) =>
          0 <= grades.from &&
          grades.from <= grades.to &&
          grades.to <= LAST_GRADE &&
          new Date(`${releasedOn}T00:00:00Z`).toISOString().startsWith(releasedOn) &&
          Number.isSafeInteger(price) &&
          price >= 0,
      ),
    ).toEqual([]);
  });

  it('say everything in both languages', () => {
    const both = (text: { es: string | string[]; en: string | string[] }): boolean =>
      text.es.length > 0 && text.en.length > 0;
    expect(
      faults(
        (game) =>
          [
            game.title,
            game.summary,
            game.description,
            game.teaches,
            game.requirements,
            ...game.screenshots.map(({ alt }) => alt),
            ...game.achievements.flatMap(({ title, description }) => [title, description]),
          ].every(both) && game.teaches.es.length === game.teaches.en.length,
      ),
    ).toEqual([]);
  });

  it('have achievements with a key each that the shop accepts, and a goal where progress counts', () => {
    expect(
      faults(
        ({ achievements }) =>
          new Set(achievements.map(({ key }) => key)).size === achievements.length &&
          achievements.every(({ key }) => KEY_PATTERN.test(key)) &&
          achievements.every(({ kind, target }) => (kind === 'progress') === (target !== null && target > 0)),
      ),
    ).toEqual([]);
  });

  it('report exactly the achievements that they define, each by its kind, where they can be played', async () => {
    const played = games.flatMap(({ game: { slug, play, achievements } }) =>
      play ? [{ slug, build: play.build, defined: achievements } as const] : [],
    );
    expect(played.length).toBeGreaterThan(0);
    for (const { slug, build, defined } of played)
      expect({ slug, reports: await reportedBy(build) }).toEqual({
        slug,
        reports: Object.fromEntries(defined.map(({ key, kind }) => [key, kind])),
      });
  });
});

/** The keys that a game's code can report, each with its kind. */
async function reportedBy(build: string): Promise<Record<string, string>> {
  const { achievements } = (await import(`../games/${build}/achievements.js`)) as {
    achievements: Record<string, { kind: string }>;
  };
  return Object.fromEntries(Object.entries(achievements).map(([key, { kind }]) => [key, kind]));
}

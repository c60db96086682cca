import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Database, sqlStateOf } from '../../platform/database/database.js';
import type { CommandContext } from '../../platform/event-store/events.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { Problem } from '../../platform/http/problem.js';
import { ListGame, PriceGame, RelabelGame, UnlistGame } from './game.commands.js';
import { SUBJECTS } from './vocabulary.js';

interface Text {
  es: string;
  en: string;
}

/** A game as its editors see it. */
export interface EditableGame {
  id: string;
  slug: string;
  title: Text;
  summary: Text;
  description: Text;
  teaches: { es: string[]; en: string[] };
  requirements: Text;
  subjects: string[];
  grades: { from: number; to: number };
  ageRating: string;
  platforms: string[];
  languages: string[];
  releasedOn: string;
  cover: string;
  inPlan: boolean;
  downloadMegabytes: number | null;
  developer: { id: string; name: string };
  price: number;
  listed: boolean;
}

/** What an editor may change. */
export type GameChange = Partial<Omit<EditableGame, 'id' | 'developer' | 'cover'>>;

export interface NewGame extends Omit<EditableGame, 'listed'> {
  screenshots: { url: string; alt: Text }[];
  achievements: { id: string; kind: string; secret: boolean; goal: number | null; title: Text; description: Text }[];
}

/** Columns by which editors may sort. */
export const GAME_SORTS: Record<string, string> = { title: `g.title->>'es'`, price: 'p.price', releasedOn: 'g.released_on', slug: 'g.slug' };

const COLUMNS = `g.id, g.slug, g.title, g.summary, g.description, g.teaches, g.requirements, g.subjects, json_build_object('from', g.grade_from, 'to', g.grade_to) as grades,
  g.age_rating as "ageRating", g.platforms, g.languages, g.released_on::text as "releasedOn", g.cover, g.in_plan as "inPlan", g.download_megabytes as "downloadMegabytes",
  json_build_object('id', d.id, 'name', d.name) as developer, coalesce(p.price, 0) as price, coalesce(p.listed, false) as listed`;
const FROM = 'from catalog.games g join catalog.developers d on d.id = g.developer_id left join catalog_prices.prices p on p.game_id = g.id';

/** Edits the catalogue: texts are rows, what a game costs and whether it is on sale are facts. */
@Injectable()
export class CatalogEditor {
  constructor(
    private readonly db: Database,
    private readonly commands: CommandBus,
  ) {}

  /** @param sort a key of GAME_SORTS. @param range first and last row, counted from 0. */
  async list(asked: { filter: { q?: string }; sort: [string, 'ASC' | 'DESC']; range: [number, number] }): Promise<{ rows: EditableGame[]; total: number }> {
    const { filter, sort: [field, direction], range: [first, last] } = asked;
    const where = `where $1::text is null or position(catalog.plain($1) in g.words) > 0`;
    const words = filter.q?.trim() || null;
    const [rows, [count]] = await Promise.all([
      this.db.query<EditableGame>(`select ${COLUMNS} ${FROM} ${where} order by ${GAME_SORTS[field] ?? 'g.slug'} ${direction === 'DESC' ? 'desc' : 'asc'}, g.id limit $2 offset $3`, [words, last - first + 1, first]),
      this.db.query<{ total: number }>(`select count(*) as total ${FROM} ${where}`, [words]),
    ]);
    return { rows, total: count?.total ?? 0 };
  }

  async one(id: string): Promise<EditableGame | null> {
    const [row] = await this.db.query<EditableGame>(`select ${COLUMNS} ${FROM} where g.id = $1`, [id]);
    return row ?? null;
  }

  /**
   * Changes a game. The row is written first: a fact that others hear must find its texts in place.
   * @throws Problem 404 for an unknown game, 409 when the slug is another's.
   */
  async update(id: string, change: GameChange, context: CommandContext): Promise<EditableGame> {
    const before = await this.one(id);
    if (!before) throw new Problem(404, 'game-unknown');
    const after: EditableGame = { ...before, ...change };
    await this.writeRow(after);

    const step = (name: string): CommandContext => ({ ...context, commandId: derivedId(context.commandId, name) });
    const label = { slug: after.slug, title: after.title, cover: after.cover };
    await this.commands.execute(new RelabelGame(id, step('relabel'), label));
    await this.commands.execute(new PriceGame(id, step('price'), after.price));
    if (after.listed !== before.listed) {
      await this.commands.execute(after.listed ? new ListGame(id, step('list'), label, after.developer.id, after.price, after.inPlan) : new UnlistGame(id, step('unlist')));
    }
    return (await this.one(id)) ?? after;
  }

  /** Adds a game with everything that belongs to it and puts it on sale; one that is there already stays as it is. */
  async add(game: NewGame, developerKey: string, context: CommandContext): Promise<void> {
    await this.db.transaction(async (sql) => {
      await sql.query('insert into catalog.developers (id, key, name) values ($1, $2, $3) on conflict do nothing', [game.developer.id, developerKey, game.developer.name]);
      await sql.query(
        `insert into catalog.games (id, slug, developer_id, title, summary, description, teaches, requirements, subjects, grade_from, grade_to, age_rating, platforms, languages,
           released_on, cover, screenshots, download_megabytes, in_plan, title_words, words)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, catalog.plain($20), catalog.plain($21)) on conflict do nothing`,
        [game.id, game.slug, game.developer.id, json(game.title), json(game.summary), json(game.description), json(game.teaches), json(game.requirements), game.subjects, game.grades.from,
          game.grades.to, game.ageRating, game.platforms, game.languages, game.releasedOn, game.cover, json(game.screenshots), game.downloadMegabytes, game.inPlan, titleWords(game), wordsOf(game)]);
      for (const [place, { id, kind, secret, goal, title, description }] of game.achievements.entries()) {
        await sql.query('insert into catalog.achievements (id, game_id, place, kind, secret, goal, title, description) values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing', [
          id, game.id, place, kind, secret, goal, json(title), json(description)]);
      }
    });
    const label = { slug: game.slug, title: game.title, cover: game.cover };
    await this.commands.execute(new ListGame(game.id, context, label, game.developer.id, game.price, game.inPlan));
  }

  private async writeRow(game: EditableGame): Promise<void> {
    try {
      await this.db.query(
        `update catalog.games set slug = $2, title = $3, summary = $4, description = $5, teaches = $6, requirements = $7, subjects = $8, grade_from = $9, grade_to = $10, age_rating = $11,
           platforms = $12, languages = $13, released_on = $14, in_plan = $15, download_megabytes = $16, title_words = catalog.plain($17), words = catalog.plain($18), updated_at = clock_timestamp()
         where id = $1`,
        [game.id, game.slug, json(game.title), json(game.summary), json(game.description), json(game.teaches), json(game.requirements), game.subjects, game.grades.from, game.grades.to, game.ageRating,
          game.platforms, game.languages, game.releasedOn, game.inPlan, game.downloadMegabytes, titleWords(game), wordsOf(game)]);
    } catch (error) {
      if (sqlStateOf(error) === '23505') throw new Problem(409, 'slug-taken');
      throw error;
    }
  }
}

function json(value: unknown): string {
  return JSON.stringify(value);
}

function titleWords({ title }: EditableGame | NewGame): string {
  return `${title.es} ${title.en}`;
}

/** All words by which a game may be looked for, in both languages. */
function wordsOf(game: EditableGame | NewGame): string {
  const subjects = game.subjects.flatMap((subject) => Object.values(SUBJECTS[subject] ?? {}));
  return [titleWords(game), game.developer.name, ...subjects, game.summary.es, game.summary.en, ...game.teaches.es, ...game.teaches.en].join(' ');
}

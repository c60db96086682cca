import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Refusal } from '../../../kernel/refusal.js';
import { Database, sqlStateOf } from '../../../platform/database/database.js';
import type { CommandContext } from '../../../platform/event-store/events.js';
import { derivedId } from '../../../platform/event-store/uuid.js';
import { Problem } from '../../../platform/http/problem.js';
import { CatalogCache } from '../browsing/catalog-cache.js';
import { ListGame, PlanGame, PriceGame, RelabelGame, UnlistGame } from '../game.commands.js';
import {
  SUBJECTS,
  type AgeRating,
  type GameLanguage,
  type Platform,
  type Subject,
  type StudioFacts,
} from '../vocabulary.js';
import { Developer } from './developer.entity.js';
import { Game, type Screenshot, type Text } from './game.entity.js';

/** A game as its editors see it. */
export interface EditableGame {
  id: string;
  slug: string;
  title: Text;
  summary: Text;
  description: Text;
  teaches: { es: string[]; en: string[] };
  requirements: Text;
  subjects: Subject[];
  grades: { from: number; to: number };
  ageRating: AgeRating;
  platforms: Platform[];
  languages: GameLanguage[];
  releasedOn: string;
  cover: string;
  inPlan: boolean;
  downloadMegabytes: number | null;
  developer: { id: string; name: string };
  price: number;
  listed: boolean;
  screenshots: Screenshot[];
  facts: StudioFacts;
}

/** What an editor may change; fields left out keep their value, even if changed meanwhile. */
type GameChange = Partial<Omit<EditableGame, 'id' | 'developer'>>;

export interface NewGame extends Omit<EditableGame, 'listed' | 'developer' | 'facts'> {
  developer: Developer;
  facts?: StudioFacts;
}

/** Columns by which editors may sort. */
const GAME_SORTS: Record<string, string> = {
  title: `g.title->>'es'`,
  price: 'p.price',
  releasedOn: 'g.released_on',
  slug: 'g.slug',
};

const COLUMNS = `g.id, g.slug, g.title, g.summary, g.description, g.teaches, g.requirements, g.subjects, json_build_object('from', g.grade_from, 'to', g.grade_to) as grades,
  g.age_rating as "ageRating", g.platforms, g.languages, g.released_on::text as "releasedOn", g.cover, g.in_plan as "inPlan", g.download_megabytes as "downloadMegabytes",
  g.screenshots, g.facts, json_build_object('id', d.id, 'name', d.name) as developer, coalesce(p.price, 0) as price, coalesce(p.listed, false) as listed`;
const FROM =
  'from catalog.games g join catalog.developers d on d.id = g.developer_id left join catalog_prices.prices p on p.game_id = g.id';

/** An edit that changes nothing leaves no trace, one asked for twice a single one. */
const NOTE_EDIT = `insert into catalog.edits (id, game_id, actor_id, before, after) select $1, $2, $3, $4::jsonb, $5::jsonb where $5::jsonb <> '{}' on conflict do nothing`;

/** Edits the catalogue: texts are rows, what a game costs and whether it is on sale are facts. */
@Injectable()
export class CatalogEditor {
  constructor(
    private readonly db: Database,
    private readonly commands: CommandBus,
    private readonly cache: CatalogCache,
  ) {}

  /** @param listQuery `q`: beginnings of words; `sort`: a key of GAME_SORTS; `range`: first and last row, counted from 0. */
  async list(listQuery: {
    filter: { q?: string };
    sort: [string, 'ASC' | 'DESC'];
    range: [number, number];
  }): Promise<{ rows: EditableGame[]; total: number }> {
    const {
      filter,
      sort: [field, direction],
      range: [first, last],
    } = listQuery;
    const where = `where $1::text is null or g.document @@ catalog.beginning_with($1)`;
    const words = filter.q?.trim() || null;
    const [rows, [count]] = await Promise.all([
      this.db.query<EditableGame>(
        `select ${COLUMNS} ${FROM} ${where} order by ${GAME_SORTS[field] ?? 'g.slug'} ${direction === 'DESC' ? 'desc' : 'asc'}, g.id limit $2 offset $3`,
        [words, last - first + 1, first],
      ),
      this.db.query<{ total: number }>(`select count(*) as total ${FROM} ${where}`, [words]),
    ]);
    return { rows, total: count?.total ?? 0 };
  }

  async one(id: string): Promise<EditableGame | null> {
    const [row] = await this.db.query<EditableGame>(`select ${COLUMNS} ${FROM} where g.id = $1`, [id]);
    return row ?? null;
  }

  /** Which game has this address, on sale or not. */
  async idOf(slug: string): Promise<string | null> {
    const [row] = await this.db.query<{ id: string }>('select id from catalog.games where slug = $1', [slug]);
    return row?.id ?? null;
  }

  /**
   * Changes a game. The row is written first: a reader of the facts must find its texts in place.
   * Asking again after a failure tells what was not told.
   * @throws Problem 404 for an unknown game, 409 when the slug is another's. Refusal for a price of a game that was never on sale.
   */
  async update(id: string, change: GameChange, context: CommandContext): Promise<EditableGame> {
    const before = await this.one(id);
    if (!before) throw new Problem(404, 'game-unknown');
    if (change.price && !change.listed && !(await this.wasOnSale(id))) throw new Refusal('game-never-on-sale');

    try {
      await this.write(before, change, context);
      await this.record((await this.one(id)) ?? before, change, context);
    } finally {
      this.cache.forget();
    }
    return (await this.one(id)) ?? before;
  }

  /** Adds a game with everything that belongs to it and puts it on sale; one that is there already stays as it is. */
  async add(game: NewGame, context: CommandContext): Promise<void> {
    const { id, slug, title, cover, developer, price, inPlan, grades, facts = {}, ...texts } = game;
    await this.db.rows.transaction(async (rows) => {
      const addAll = async (into: typeof Developer | typeof Game, values: object[]): Promise<void> => {
        if (values.length > 0) await rows.createQueryBuilder().insert().into(into).values(values).orIgnore().execute();
      };
      const own = {
        developerId: developer.id,
        gradeFrom: grades.from,
        gradeTo: grades.to,
        keywords: keywordsOf(game.subjects, developer.name),
        updatedAt: new Date(),
      };
      await addAll(Developer, [developer]);
      await addAll(Game, [{ ...texts, id, slug, title, cover, inPlan, facts, ...own }]);
    });
    await this.commands.execute(
      new ListGame(id, context, { slug, title, cover }, { developerId: developer.id, price, inPlan }),
    );
    this.cache.forget();
  }

  private async write(
    before: EditableGame,
    { price: _price, listed: _listed, ...change }: GameChange,
    { commandId, actor }: CommandContext,
  ): Promise<void> {
    const { id } = before;
    const { grades, ...texts } = change;
    try {
      await this.db.rows.transaction(async (rows) => {
        const game = await rows.findOneOrFail(Game, { where: { id }, lock: { mode: 'pessimistic_write' } });
        const developer = await rows.findOneByOrFail(Developer, { id: game.developerId });
        const keywords = keywordsOf(texts.subjects ?? game.subjects, developer.name);
        await rows.update(Game, id, {
          ...texts,
          ...(grades ? { gradeFrom: grades.from, gradeTo: grades.to } : {}),
          keywords,
          updatedAt: new Date(),
        });
        // What a studio changes is told by its own facts.
        if (actor.kind === 'staff')
          await rows.query(NOTE_EDIT, [commandId, id, actor.id, ...changedFields(before, change)]);
      });
    } catch (error) {
      if (sqlStateOf(error) === '23505') throw new Problem(409, 'slug-taken');
      throw error;
    }
  }

  /** Only what the editor named becomes a command: an untouched price must not undo another editor's. */
  private async record(game: EditableGame, { price, listed }: GameChange, context: CommandContext): Promise<void> {
    const { id, slug, title, cover, developer, inPlan } = game;
    const step = (name: string): CommandContext => ({ ...context, commandId: derivedId(context.commandId, name) });
    const label = { slug, title, cover };
    await this.commands.execute(new RelabelGame(id, step('relabel'), label));
    await this.commands.execute(new PlanGame(id, step('plan'), inPlan));
    if (price !== undefined && (await this.wasOnSale(id)))
      await this.commands.execute(new PriceGame(id, step('price'), price));
    const terms = { developerId: developer.id, price: price ?? game.price, inPlan };
    if (listed === true) await this.commands.execute(new ListGame(id, step('list'), label, terms));
    if (listed === false) await this.commands.execute(new UnlistGame(id, step('unlist')));
  }

  private async wasOnSale(id: string): Promise<boolean> {
    return (await this.db.query('select from catalog_prices.prices where game_id = $1', [id])).length > 0;
  }
}

/** The words of what a game is about and who made it, in both languages. */
function keywordsOf(subjects: readonly Subject[], developer: string): string {
  return [developer, ...subjects.flatMap((subject) => Object.values(SUBJECTS[subject]))].join(' ');
}

/** What an edit really changes: the fields before and after, as JSON texts. */
function changedFields(before: EditableGame, change: GameChange): [string, string] {
  const known = before as unknown as Record<string, unknown>;
  const changed = Object.entries(change).filter(
    ([field, value]) => value !== undefined && !isDeepStrictEqual(value, known[field]),
  );
  return [
    JSON.stringify(Object.fromEntries(changed.map(([field]) => [field, known[field]]))),
    JSON.stringify(Object.fromEntries(changed)),
  ];
}

import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../config.js';
import { Database } from '../../../platform/database/database.js';
import { keptAnswer, type KeptAnswer } from '../../../platform/http/kept-answers.js';
import type { Language } from '../../../platform/http/messages.js';
import { withPictureAddresses } from '../../../platform/http/picture-addresses.js';
import { CONFIG } from '../../../platform/tokens.js';
import { OBJECTIVES } from '../curriculum.js';
import type { StudioFacts } from '../editing/game.entity.js';
import type { AgeRating } from '../vocabulary.js';
import type { AchievementReply, GameCard, GameReply, GamesQuery } from './catalog.dto.js';
import { GameSearch } from './game-search.js';
import { facetsOf, filtered, similarTo, sorted } from './listing.rules.js';
import { Shelf, type Stock } from './shelf.js';

const SIMILAR = 4;
const PAGE = 20;
const PAGE_OF_NAMED = 100;

type Rest = Pick<
  GameReply,
  | 'description'
  | 'teaches'
  | 'screenshots'
  | 'requirements'
  | 'downloadMegabytes'
  | 'achievementCount'
  | 'objectives'
  | 'accessibility'
  | 'guides'
>;

/** Answers about the games on sale. Each is made once per edition of the catalogue and then sent as it is. */
@Injectable()
export class CatalogQueries {
  private readonly origin: string;

  constructor(
    private readonly db: Database,
    private readonly shelf: Shelf,
    private readonly search: GameSearch,
    @Inject(CONFIG) config: Config,
  ) {
    this.origin = new URL(config.publicUrl).origin;
  }

  /** Changes with everything that is said of the games on sale. */
  async edition(): Promise<string> {
    return (await this.shelf.current()).edition;
  }

  /** A page of games, with the counts behind the filters. @param language orders the titles when they are sorted by. */
  async list(query: GamesQuery, language: Language): Promise<KeptAnswer> {
    const stock = await this.shelf.current();
    const key = keyOf(query, language);
    const known = stock.answers.get(key);
    if (known) return known;

    const { page = 1, size = query.ids ? PAGE_OF_NAMED : PAGE } = query;
    const filters = query.ids ? {} : query;
    const { games: found, ranked } = await this.found(stock, query);
    const games = sorted(filtered(found, filters), query.sort ?? (ranked ? 'relevance' : 'newest'), language);
    return this.kept(stock, key, {
      games: games.slice((page - 1) * size, page * size),
      total: games.length,
      page,
      size,
      facets: facetsOf(found, filters),
    });
  }

  /** Everything about one game on sale, by id or slug; null when there is none. */
  async game(idOrSlug: string): Promise<KeptAnswer | null> {
    const stock = await this.shelf.current();
    const card = stock.named.get(idOrSlug.toLowerCase());
    if (!card) return null;

    const key = `game ${card.id}`;
    return (
      stock.answers.get(key) ??
      this.kept(stock, key, {
        ...card,
        ...(await this.rest(card.id)),
        similar: similarTo(stock.cards, card, SIMILAR),
      } satisfies GameReply)
    );
  }

  /** For which ages these games are; games that are not on sale are missing. */
  async ageRatings(gameIds: readonly string[]): Promise<AgeRating[]> {
    const stock = await this.shelf.current();
    return gameIds.flatMap((id) => stock.named.get(id.toLowerCase())?.ageRating ?? []);
  }

  /** A game's achievements; what is secret never leaves the database. */
  async achievements(idOrSlug: string): Promise<KeptAnswer | null> {
    const stock = await this.shelf.current();
    const card = stock.named.get(idOrSlug.toLowerCase());
    if (!card) return null;

    const key = `achievements ${card.id}`;
    return (
      stock.answers.get(key) ??
      this.kept(stock, key, {
        game: { id: card.id, slug: card.slug, title: card.title },
        achievements: await this.achievementsOf(card.id),
      })
    );
  }

  /** The games that a search or a list of names brings up, and whether their order means something. */
  private async found(
    stock: Stock,
    { search, ids }: GamesQuery,
  ): Promise<{ games: readonly GameCard[]; ranked: boolean }> {
    const named = (names: readonly string[]): GameCard[] => [
      ...new Set(names.flatMap((name) => stock.named.get(name.toLowerCase()) ?? [])),
    ];
    if (ids) return { games: named(ids), ranked: true };

    const answering = search === undefined ? null : await this.search.find(search);
    return answering ? { games: named(answering), ranked: true } : { games: stock.cards, ranked: false };
  }

  private async rest(gameId: string): Promise<Rest> {
    const [rest] = await this.db.query<Rest & { facts: StudioFacts }>(
      `select g.facts, g.description, g.teaches, g.screenshots, g.requirements, g.download_megabytes as "downloadMegabytes",
              (select count(*) from catalog.achievements a where a.game_id = g.id) as "achievementCount"
         from catalog.games g where g.id = $1`,
      [gameId],
    );
    if (!rest) throw new Error(`game ${gameId} is on sale without texts`);
    const { facts, ...told } = rest;
    const { objectives = [], accessibility = [], guides = {} } = facts;
    return { ...told, objectives: OBJECTIVES.filter(({ code }) => objectives.includes(code)), accessibility, guides };
  }

  private achievementsOf(gameId: string): Promise<AchievementReply[]> {
    return this.db.query<AchievementReply>(
      `select id, kind, secret, case when secret then null else title end as title, case when secret then null else description end as description,
              case when secret then null else goal end as goal
         from catalog.achievements where game_id = $1 order by place`,
      [gameId],
    );
  }

  private kept(stock: Stock, key: string, reply: unknown): KeptAnswer {
    const answer = keptAnswer(withPictureAddresses(JSON.stringify(reply), this.origin));
    stock.answers.set(key, answer);
    return answer;
  }
}

/** Queries that must give the same answer have the same key. */
function keyOf(
  { search, subject, grade, platform, language, price, plan, sort, page, size, ids }: GamesQuery,
  spoken: Language,
): string {
  const set = (values?: readonly string[]): string[] => [...new Set(values)].sort();
  return JSON.stringify([
    search?.trim().toLowerCase(),
    set(subject),
    grade,
    set(platform),
    set(language),
    price,
    plan,
    sort,
    page,
    size,
    ids,
    sort === 'title' ? spoken : null,
  ]);
}

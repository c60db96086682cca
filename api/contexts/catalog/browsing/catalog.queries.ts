import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../config.js';
import { Database } from '../../../platform/database/database.js';
import { keptAnswer, type KeptAnswer } from '../../../platform/http/pages/kept-answers.js';
import type { Language } from '../../../platform/http/messages.js';
import { withPictureAddresses } from '../../../platform/http/picture-addresses.js';
import { CONFIG } from '../../../platform/tokens.js';
import { OBJECTIVES } from '../curriculum.js';
import type { StudioFacts } from '../vocabulary.js';
import type { AgeRating } from '../vocabulary.js';
import type { CurriculumReply, FeaturedReply, GameCard, GameReply, GamesQuery } from './catalog.dto.js';
import { MOST_FEATURED } from '../featured/featured.rules.js';
import { GameSearch } from './game-search.js';
import { facetsOf, filtered, similarTo, sorted } from './listing.rules.js';
import { CatalogCache, type Stock } from './catalog-cache.js';

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
    private readonly cache: CatalogCache,
    private readonly search: GameSearch,
    @Inject(CONFIG) config: Config,
  ) {
    this.origin = new URL(config.publicUrl).origin;
  }

  /** Changes with everything that is said of the games on sale. */
  async edition(): Promise<string> {
    return (await this.cache.current()).edition;
  }

  /** Every game on sale, the newest first, with its edition. */
  async onSale(): Promise<Pick<Stock, 'edition' | 'cards'>> {
    return this.cache.current();
  }

  /** A page of games, with the counts behind the filters. @param language orders the titles when they are sorted by. */
  async list(query: GamesQuery, language: Language): Promise<KeptAnswer> {
    const stock = await this.cache.current();
    const key = keyOf(query, language);
    const known = stock.answers.get(key);
    if (known) return known;

    const { page = 1, size = query.ids ? PAGE_OF_NAMED : PAGE } = query;
    const filters = query.ids ? {} : query;
    const { games: all, ranked } = await this.found(stock, query);
    const found = query.ids ? all : teaching(stock, all, query.objective);
    const games = sorted(filtered(found, filters), query.sort ?? (ranked ? 'relevance' : 'newest'), language);
    return this.kept(stock, key, {
      games: games.slice((page - 1) * size, page * size),
      total: games.length,
      page,
      size,
      facets: facetsOf(found, filters),
    });
  }

  /** The games that staff feature, in their order; those off sale are left out. */
  async featured(): Promise<KeptAnswer> {
    const stock = await this.cache.current();
    const games = stock.featured.slice(0, MOST_FEATURED);
    return stock.answers.get('featured') ?? this.kept(stock, 'featured', { games } satisfies FeaturedReply);
  }

  /** A game on sale, by id or slug; null when there is none. */
  async card(idOrSlug: string): Promise<GameCard | null> {
    return (await this.cache.current()).named.get(idOrSlug.toLowerCase()) ?? null;
  }

  /** Everything about one game on sale, by id or slug; null when there is none. */
  async game(idOrSlug: string): Promise<KeptAnswer | null> {
    const stock = await this.cache.current();
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

  /** The objectives of the curriculum, with how many games on sale name each. */
  async curriculum(): Promise<CurriculumReply> {
    const { objectives: named } = await this.cache.current();
    const codes = [...named.values()].flat();
    const objectives = OBJECTIVES.map((one) => ({ ...one, games: codes.filter((code) => code === one.code).length }));
    return { objectives };
  }

  /** For which ages these games are; games that are not on sale are missing. */
  async ageRatings(gameIds: readonly string[]): Promise<AgeRating[]> {
    const stock = await this.cache.current();
    return gameIds.flatMap((id) => stock.named.get(id.toLowerCase())?.ageRating ?? []);
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
              (select count(*) from achievements.definitions a where a.game_id = g.id and a.archived_at is null) as "achievementCount"
         from catalog.games g where g.id = $1`,
      [gameId],
    );
    if (!rest) throw new Error(`game ${gameId} is on sale without texts`);
    const { facts, ...shown } = rest;
    const { objectives = [], accessibility = [], guides = {} } = facts;
    return { ...shown, objectives: OBJECTIVES.filter(({ code }) => objectives.includes(code)), accessibility, guides };
  }

  private kept(stock: Stock, key: string, reply: unknown): KeptAnswer {
    const answer = keptAnswer(withPictureAddresses(JSON.stringify(reply), this.origin));
    stock.answers.set(key, answer);
    return answer;
  }
}

/** Those of some games that name any of these objectives; all of them where none is asked for. */
function teaching(stock: Stock, games: readonly GameCard[], keys?: readonly string[]): readonly GameCard[] {
  if (!keys || keys.length === 0) return games;
  const codes = OBJECTIVES.filter(({ key }) => keys.includes(key)).map(({ code }) => code);
  return games.filter(({ id }) => stock.objectives.get(id)?.some((code) => codes.includes(code)));
}

/** Queries that must give the same answer have the same key. */
function keyOf(
  { search, subject, objective, grade, platform, language, price, plan, sort, page, size, ids }: GamesQuery,
  spoken: Language,
): string {
  const set = (values?: readonly string[]): string[] => [...new Set(values)].sort();
  return JSON.stringify([
    search?.trim().toLowerCase(),
    set(subject),
    set(objective),
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

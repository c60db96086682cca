import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Database } from '../../platform/database/database.js';
import type { AchievementsReply, GameCard, GameReply, GamesQuery } from './catalog.dto.js';
import { facetsOf, filtered, similarTo, sorted } from './listing.rules.js';

const LOOK_EVERY_MS = 300;
const ANSWERS_KEPT = 2_000;
const SIMILAR = 4;
const PAGE = 20;

const CARD = `g.id, g.slug, g.title, g.summary, json_build_object('id', d.id, 'name', d.name) as developer, p.price, 'CLP' as currency, g.subjects,
  json_build_object('from', g.grade_from, 'to', g.grade_to) as grades, g.age_rating as "ageRating", g.platforms, g.languages,
  g.released_on::text as "releasedOn", g.cover, g.in_plan as "inPlan"`;
const FROM = 'from catalog.games g join catalog.developers d on d.id = g.developer_id join catalog_prices.prices p on p.game_id = g.id';

interface Shelf {
  edition: string;
  cards: GameCard[];
  byId: Map<string, GameCard>;
}

/** Answers about games. Lists come from memory: the cards of all games on sale, read again when the catalogue has changed. */
@Injectable()
export class CatalogQueries {
  private shelf: Shelf | null = null;
  private lookedAt = 0;
  private looking: Promise<Shelf> | null = null;
  private readonly answers = new LRUCache<string, string>({ max: ANSWERS_KEPT });

  constructor(private readonly db: Database) {}

  /** The answer to a list query as JSON text, and the edition of the catalogue it comes from. */
  async list(query: GamesQuery): Promise<{ body: string; edition: string }> {
    const shelf = await this.current();
    const key = JSON.stringify(query, Object.keys(query).sort());
    const kept = this.answers.get(key);
    if (kept) return { body: kept, edition: shelf.edition };

    const { page = 1, size = PAGE } = query;
    const found = await this.found(shelf, query);
    const games = sorted(query.ids ? found : filtered(found, query), query.sort ?? (query.search?.trim() || query.ids ? 'relevance' : 'newest'));
    const body = JSON.stringify({ games: games.slice((page - 1) * size, page * size), total: games.length, page, size, facets: facetsOf(found, query) });
    this.answers.set(key, body);
    return { body, edition: shelf.edition };
  }

  /** Everything about one game on sale, by id or slug; null when there is none. */
  async game(idOrSlug: string): Promise<GameReply | null> {
    const shelf = await this.current();
    const card = this.cardOf(shelf, idOrSlug);
    if (!card) return null;
    const [rest] = await this.db.query<Pick<GameReply, 'description' | 'teaches' | 'screenshots' | 'requirements' | 'downloadMegabytes' | 'achievementCount'>>(
      `select g.description, g.teaches, g.screenshots, g.requirements, g.download_megabytes as "downloadMegabytes",
              (select count(*) from catalog.achievements a where a.game_id = g.id) as "achievementCount"
         from catalog.games g where g.id = $1`, [card.id]);
    return rest ? { ...card, ...rest, similar: similarTo(shelf.cards, card, SIMILAR) } : null;
  }

  /** A game's achievements; what is secret never leaves the server. */
  async achievements(idOrSlug: string): Promise<AchievementsReply | null> {
    const card = this.cardOf(await this.current(), idOrSlug);
    if (!card) return null;
    const achievements = await this.db.query<AchievementsReply['achievements'][number]>(
      `select id, kind, secret, case when secret then null else title end as title, case when secret then null else description end as description,
              case when secret then null else goal end as goal
         from catalog.achievements where game_id = $1 order by place`, [card.id]);
    return { game: { id: card.id, slug: card.slug, title: card.title }, achievements };
  }

  private cardOf(shelf: Shelf, idOrSlug: string): GameCard | undefined {
    return shelf.byId.get(idOrSlug) ?? shelf.cards.find((card) => card.slug === idOrSlug);
  }

  private async found(shelf: Shelf, { search, ids }: GamesQuery): Promise<GameCard[]> {
    if (ids) return ids.flatMap((id) => this.cardOf(shelf, id) ?? []);
    const words = wordsOf(search);
    if (words.length === 0) return shelf.cards;
    const rows = await this.db.query<{ id: string }>(
      `select g.id from catalog.games g, (select array_agg(catalog.plain(w)) as words, catalog.plain(string_agg(w, ' ')) as phrase from unnest($1::text[]) w) q
        where ${words.map((_, index) => `(q.words[${index + 1}] <% g.words or position(q.words[${index + 1}] in g.words) > 0)`).join(' and ')}
        order by 3 * word_similarity(q.phrase, g.title_words) + word_similarity(q.phrase, g.words) desc, g.released_on desc, g.id`,
      [words]);
    return rows.flatMap(({ id }) => shelf.byId.get(id) ?? []);
  }

  /** The shelf, looked after at most every 300 ms by one small statement. */
  private async current(): Promise<Shelf> {
    const { shelf } = this;
    if (shelf && Date.now() - this.lookedAt < LOOK_EVERY_MS) return shelf;
    this.looking ??= this.look().finally(() => {
      this.looking = null;
    });
    return this.looking;
  }

  private async look(): Promise<Shelf> {
    const [row] = await this.db.query<{ edition: string }>(
      `select (select number from catalog.edition)::text || '-' || coalesce((select event from catalog_prices.stamp)::text, '0') as edition`);
    const edition = row?.edition ?? '0';
    this.lookedAt = Date.now();
    if (this.shelf?.edition === edition) return this.shelf;
    const cards = await this.db.query<GameCard>(`select ${CARD} ${FROM} where p.listed order by g.released_on desc, g.id`);
    this.shelf = { edition, cards, byId: new Map(cards.map((card) => [card.id, card])) };
    this.answers.clear();
    return this.shelf;
  }
}

/** Up to six words worth looking for; shorter ones than two letters say nothing. */
function wordsOf(search: string | undefined): string[] {
  const words = (search ?? '').normalize('NFC').split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= 2);
  return words.slice(0, 6);
}

import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Database } from '../../../platform/database/database.js';
import type { KeptAnswer } from '../../../platform/http/pages/kept-answers.js';
import { isGivenOut } from '../given-out.js';
import type { GameCard } from './catalog.dto.js';

const LOOK_EVERY_MS = 300;
const ANSWER_BYTES_KEPT = 16 * 1_048_576;

const CARD = `g.id, g.slug, g.title, g.summary, json_build_object('id', d.id, 'name', d.name) as developer, p.price, 'CLP' as currency, g.subjects,
  json_build_object('from', g.grade_from, 'to', g.grade_to) as grades, g.age_rating as "ageRating", g.platforms, g.languages,
  g.released_on::text as "releasedOn", g.cover, g.facts->>'coverEn' as "coverEn", a.announced, p.in_plan and not a.announced as "inPlan"`;
const ON_SALE = `from catalog.games g join catalog.developers d on d.id = g.developer_id join catalog_prices.prices p on p.game_id = g.id
  cross join lateral (select not ${isGivenOut('g.id')} as announced) a where p.listed`;

/** The games on sale at one moment, and the answers that were given from them. */
export interface Stock {
  edition: string;
  /** Newest first. */
  cards: readonly GameCard[];
  /** By id and by slug. */
  named: ReadonlyMap<string, GameCard>;
  /** Codes of the curriculum that each game names. */
  objectives: ReadonlyMap<string, readonly string[]>;
  /** Those on sale that staff feature, in their order. */
  featured: readonly GameCard[];
  answers: LRUCache<string, KeptAnswer>;
}

/** The cards of all games on sale, in memory; read again when the catalogue has changed, here or in another process. */
@Injectable()
export class CatalogCache {
  private stock: Stock | null = null;
  private looking: Promise<Stock> | null = null;
  private lookAgainAt = 0;
  private changes = 0;

  constructor(private readonly db: Database) {}

  /** The games on sale; a change by another process shows after 300 ms at most, because one small statement asks for the edition that often. */
  async current(): Promise<Stock> {
    if (this.stock && Date.now() < this.lookAgainAt) return this.stock;
    return (this.looking ??= this.look(this.changes));
  }

  /** What this process has just changed must be seen by the very next question. */
  forget(): void {
    this.changes += 1;
    this.lookAgainAt = 0;
    this.looking = null;
  }

  private async look(changes: number): Promise<Stock> {
    try {
      const stock = await this.newest();
      // A look from before the change must not undo what a later look has found.
      if (changes === this.changes) {
        this.stock = stock;
        this.lookAgainAt = Date.now() + LOOK_EVERY_MS;
      }
      return stock;
    } finally {
      if (changes === this.changes) this.looking = null;
    }
  }

  private async newest(): Promise<Stock> {
    const [row] = await this.db.query<{ edition: string }>(
      `select (select number from catalog.edition)::text || '-' || coalesce((select event from catalog_prices.stamp)::text, '0') as edition`,
    );
    const edition = row?.edition ?? '0';
    if (this.stock?.edition === edition) return this.stock;

    const cards = await this.db.query<GameCard>(`select ${CARD} ${ON_SALE} order by g.released_on desc, g.id`);
    const objectives = await this.db.query<{ id: string; codes: string[] }>(
      `select g.id, g.facts->'objectives' as codes ${ON_SALE} and jsonb_typeof(g.facts->'objectives') = 'array'`,
    );
    const chosen = await this.db.query<{ id: string }>('select game_id as id from catalog.featured order by place');
    const byId = new Map(cards.map((card) => [card.id, card]));
    return {
      edition,
      cards,
      featured: chosen.flatMap(({ id }) => byId.get(id) ?? []),
      objectives: new Map(objectives.map(({ id, codes }) => [id, codes])),
      named: new Map(
        cards.flatMap((card) => [
          [card.id, card],
          [card.slug, card],
        ]),
      ),
      // With the stock go its answers: one computed from old cards can never pass for new.
      answers: new LRUCache({ maxSize: ANSWER_BYTES_KEPT, sizeCalculation: ({ body }) => body.length * 2 }),
    };
  }
}

import { v7 } from 'uuid';
import type { Shop } from '../../support/shop.js';

interface Text {
  es: string;
  en: string;
}

/** What a test says of a game; the rest is ordinary. */
export interface Stocked {
  slug: string;
  title?: Text;
  summary?: Text;
  description?: Text;
  keywords?: string;
  price?: number;
  subjects?: string[];
  grades?: [number, number];
  platforms?: string[];
  languages?: string[];
  releasedOn?: string;
}

/** Puts games on sale past the shop's own commands, as another process might have done: quickly, and without facts. @returns their ids. */
export async function putOnSale(shop: Shop, games: readonly Stocked[]): Promise<string[]> {
  const studio = v7();
  const rows = games.map(({ slug, title = { es: slug, en: slug }, summary = title, description = title, ...game }) => ({
    id: v7(),
    slug,
    developer_id: studio,
    title,
    summary,
    description,
    teaches: { es: [], en: [] },
    requirements: title,
    subjects: game.subjects ?? ['health'],
    grade_from: game.grades?.[0] ?? 1,
    grade_to: game.grades?.[1] ?? 4,
    age_rating: 'all',
    platforms: game.platforms ?? ['web'],
    languages: game.languages ?? ['es'],
    released_on: game.releasedOn ?? '2020-01-01',
    cover: `/media/games/${slug}/cover.svg`,
    screenshots: [],
    keywords: game.keywords ?? '',
    updated_at: '2026-03-01T12:00:00Z',
    price: game.price ?? 4_990,
  }));
  const client = await shop.sql.connect();
  try {
    await client.query('begin');
    await client.query(`insert into catalog.developers values ($1, $2, 'Estudio de prueba')`, [studio, studio]);
    const columns =
      'id, slug, developer_id, title, summary, description, teaches, requirements, subjects, grade_from, grade_to, age_rating, platforms, languages, released_on, cover, screenshots, keywords, updated_at';
    await client.query(
      `insert into catalog.games (${columns}) select ${columns} from jsonb_populate_recordset(null::catalog.games, $1)`,
      [JSON.stringify(rows)],
    );
    await client.query(
      'insert into catalog_prices.prices (game_id, price, in_plan, listed) select id, price, false, true from jsonb_to_recordset($1) as g(id uuid, price bigint)',
      [JSON.stringify(rows)],
    );
    await client.query(
      `insert into publishing.channels (game_id, channel, kind, build_id, since)
       select id, 'live', 'web', gen_random_uuid(), now() from jsonb_to_recordset($1) as g(id uuid)`,
      [JSON.stringify(rows)],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
  return rows.map(({ id }) => id);
}

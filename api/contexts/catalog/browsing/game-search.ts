import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { queriesFor, wordsWorthAsking, type AskedWord } from './search.rules.js';

/** Weights of D, C, B, A: description, subjects and teaching, summary, title. */
const WEIGHTS = `'{0.1, 0.2, 0.4, 1}'`;
const RANK = `ts_rank(${WEIGHTS}, headline, $2::tsquery) + 0.3 * ts_rank(${WEIGHTS}, headline, $3::tsquery)`;

/** Finds games by words: full text without accents, and trigrams over the known words for typos. */
@Injectable()
export class GameSearch {
  constructor(private readonly db: Database) {}

  /** Ids of the games that answer a search, best first; null when it holds nothing to look for. */
  async find(search: string): Promise<string[] | null> {
    const [row] = await this.db.query<{ words: string[] }>(`select array_remove(string_to_array(catalog.plain($1), ' '), '') as words`, [search]);
    const words = wordsWorthAsking(row?.words ?? []);
    if (words.length === 0) return null;

    // A word that exists is meant as it stands; only when that finds nothing, it may have been another.
    const found = await this.ranked(await this.resembling(words, 'unknown words'), 'every');
    return found.length > 0 ? found : this.ranked(await this.resembling(words, 'all words'), 'any');
  }

  private resembling(words: readonly string[], which: 'unknown words' | 'all words'): Promise<AskedWord[]> {
    return this.db.query<AskedWord>(
      `select a.word, case when length(a.word) >= 4 and ($2 or k.word is null) then array(select catalog.near_words(a.word)) else '{}' end as near
         from unnest($1::text[]) with ordinality a(word, place) left join catalog.words k on k.word = a.word order by a.place`,
      [words, which === 'all words'],
    );
  }

  private async ranked(words: readonly AskedWord[], how: 'every' | 'any'): Promise<string[]> {
    const { matching, meant, written } = queriesFor(words, how);
    const rows = await this.db.query<{ id: string }>(`select id from catalog.games where document @@ $1::tsquery order by ${RANK} desc, released_on desc, id`, [matching, meant, written]);
    return rows.map(({ id }) => id);
  }
}

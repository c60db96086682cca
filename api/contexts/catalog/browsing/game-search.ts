import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { formsOf, queriesFor, wordsWorthSearching, type SearchedWord } from './search.rules.js';

/** Finds games by words: full text without accents, and trigrams over the known words for typos. */
@Injectable()
export class GameSearch {
  constructor(private readonly db: Database) {}

  /** Ids of the games that answer a search, best first; null when it holds nothing to look for. */
  async find(search: string): Promise<string[] | null> {
    const [row] = await this.db.query<{ words: string[] }>(
      `select array_remove(string_to_array(catalog.plain($1), ' '), '') as words`,
      [search],
    );
    const words = wordsWorthSearching(row?.words ?? []);
    if (words.length === 0) return null;

    // A word that exists is meant as it stands; only when that finds nothing, it may have been another.
    const found = await this.ranked(await this.resembling(words, 'unknown words'), 'every');
    return found.length > 0 ? found : this.ranked(await this.resembling(words, 'all words'), 'any');
  }

  private resembling(words: readonly string[], which: 'unknown words' | 'all words'): Promise<SearchedWord[]> {
    const typed = words.map((word) => ({ word, forms: formsOf(word) }));
    return this.db.query<SearchedWord>(
      `select a.word, case when length(a.word) >= 4 and ($2 or not exists (select from catalog.words k where k.word = any(a.forms)))
                           then array(select catalog.near_words(a.word)) else '{}' end as near
         from jsonb_to_recordset($1) as a(word text, forms text[])`,
      [JSON.stringify(typed), which === 'all words'],
    );
  }

  private async ranked(words: readonly SearchedWord[], how: 'every' | 'any'): Promise<string[]> {
    const { matching, ranking } = queriesFor(words, how);
    const rows = await this.db.query<{ id: string }>(
      'select id from catalog.games_matching($1::tsquery, $2::tsquery) id',
      [matching, ranking],
    );
    return rows.map(({ id }) => id);
  }
}

import { createHash } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Language } from '../../../kernel/language.js';
import { Database } from '../../../platform/database/database.js';
import { queriesFor, wordsWorthSearching } from '../../catalog/index.js';
import type { HelpFound } from './help.dto.js';
import { Passages, type Passage } from './passages.js';

const MOST_FOUND = 20;
const EXCERPT = 220;

/** Finds passages of help and legal texts by words, without accents, as the catalogue finds games. */
@Injectable()
export class HelpSearch implements OnApplicationBootstrap {
  private readonly passages: readonly Passage[];
  private readonly edition: string;

  constructor(
    private readonly db: Database,
    texts: Passages,
  ) {
    this.passages = texts.all();
    this.edition = createHash('sha256').update(JSON.stringify(this.passages)).digest('hex').slice(0, 32);
  }

  /** Each release keeps its own edition, so that two of them can run side by side. */
  async onApplicationBootstrap(): Promise<void> {
    await this.db.query(
      `insert into support.help_passages (edition, language, place, address, title, heading, body)
       select $1, p.language, p.place, p.address, p.title, p.heading, p.body
         from jsonb_to_recordset($2) as p(language text, place int, address text, title text, heading text, body text)
       on conflict do nothing`,
      [this.edition, JSON.stringify(this.passages)],
    );
    await this.db.query(
      `delete from support.help_passages where edition <> $1 and filled_at < now() - interval '30 days'`,
      [this.edition],
    );
  }

  async find(search: string, language: Language): Promise<HelpFound[]> {
    const [row] = await this.db.query<{ words: string[] }>(
      `select array_remove(string_to_array(support.plain($1), ' '), '') as words`,
      [search],
    );
    const words = wordsWorthSearching(row?.words ?? []).map((word) => ({ word, near: [] }));
    if (words.length === 0) return [];
    const found = await this.ranked(queriesFor(words, 'every'), language);
    return found.length > 0 ? found : this.ranked(queriesFor(words, 'any'), language);
  }

  private async ranked(
    { matching, ranking }: { matching: string; ranking: string },
    language: Language,
  ): Promise<HelpFound[]> {
    const rows = await this.db.query<HelpFound & { body: string }>(
      `select address, title, heading, body from support.help_passages
        where edition = $1 and language = $2 and document @@ $3::tsquery
        order by ts_rank(document, $4::tsquery) desc, place limit ${MOST_FOUND}`,
      [this.edition, language, matching, ranking],
    );
    return rows.map(({ address, title, heading, body }) => ({ address, title, heading, excerpt: beginningOf(body) }));
  }
}

function beginningOf(body: string): string {
  if (body.length <= EXCERPT) return body;
  const cut = body.slice(0, EXCERPT);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}

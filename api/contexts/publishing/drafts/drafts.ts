import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database, type Sql } from '../../../platform/database/database.js';
import { Problem } from '../../../platform/http/problem.js';
import { isSameContent, mendedDraft, type Draft, type DraftText } from './draft.rules.js';

/** A draft with the revision that its next change must name. */
export interface SavedDraft {
  revision: number;
  content: Draft;
  updatedAt: Date;
}

interface Change {
  personId: string | null;
  /** The revision that the writer saw; null writes on top of any, for pictures that come by themselves. */
  revision: number | null;
  now: string;
}

const COLUMNS = 'revision, content, updated_at as "updatedAt"';

/** Drafts of games and the revisions that were handed in. */
@Injectable()
export class Drafts {
  constructor(private readonly db: Database) {}

  /** Begins a draft; one that is there stays. */
  async begin(gameId: string, content: Draft, { personId, now }: Omit<Change, 'revision'>): Promise<void> {
    await this.db.query(
      `insert into publishing.drafts (game_id, revision, content, updated_by, updated_at) values ($1, 1, $2::jsonb, $3, $4)
       on conflict do nothing`,
      [gameId, JSON.stringify(content), personId, now],
    );
  }

  /** @throws Problem 404. */
  async of(gameId: string, sql: Sql = this.db): Promise<SavedDraft> {
    const rows: SavedDraft[] = await sql.query(`select ${COLUMNS} from publishing.drafts where game_id = $1`, [gameId]);
    return found(rows[0]);
  }

  /** Changes a draft, one writer after the other. @throws Problem 409 `draft-changed` when another writer came first. */
  change(gameId: string, { personId, revision, now }: Change, edit: (draft: Draft) => Draft): Promise<SavedDraft> {
    return this.db.rows.transaction(async (rows: EntityManager) => {
      const locked: SavedDraft[] = await rows.query(
        `select ${COLUMNS} from publishing.drafts where game_id = $1 for update`,
        [gameId],
      );
      const before = found(locked[0]);
      if (revision !== null && revision !== before.revision) throw new Problem(409, 'draft-changed');
      const after = edit(before.content);
      if (isSameContent(after, before.content)) return before;
      await rows.query(
        `update publishing.drafts set revision = revision + 1, content = $2::jsonb, updated_by = $3, updated_at = $4 where game_id = $1`,
        [gameId, JSON.stringify(after), personId, now],
      );
      return { revision: before.revision + 1, content: after, updatedAt: new Date(now) };
    });
  }

  /** Keeps approved texts that staff mended as a revision of their own, and mends the draft too. @returns that revision */
  correct(
    gameId: string,
    { approved, change }: { approved: Draft; change: Partial<DraftText> },
    { personId, now }: Omit<Change, 'revision'>,
  ): Promise<number> {
    return this.db.rows.transaction(async (rows: EntityManager) => {
      const locked: SavedDraft[] = await rows.query(
        `select ${COLUMNS} from publishing.drafts where game_id = $1 for update`,
        [gameId],
      );
      const before = found(locked[0]);
      const revision = before.revision + 1;
      const content = { ...approved, ...change };
      const after = mendedDraft(before.content, approved, change);
      await rows.query(
        `insert into publishing.submissions (game_id, revision, content, submitted_at) values ($1, $2, $3::jsonb, $4)`,
        [gameId, revision, JSON.stringify(content), now],
      );
      await rows.query(
        `update publishing.drafts set revision = $2, content = $3::jsonb, updated_by = $4, updated_at = $5 where game_id = $1`,
        [gameId, isSameContent(after, content) ? revision : revision + 1, JSON.stringify(after), personId, now],
      );
      return revision;
    });
  }

  /** What was handed in as this revision; null when none was. */
  async submitted(gameId: string, revision: number | null): Promise<Draft | null> {
    const [row] = await this.db.query<{ content: Draft }>(
      'select content from publishing.submissions where game_id = $1 and revision = $2',
      [gameId, revision],
    );
    return row?.content ?? null;
  }
}

function found(draft: SavedDraft | undefined): SavedDraft {
  if (!draft) throw new Problem(404, 'game-unknown');
  return draft;
}

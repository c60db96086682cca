import { Injectable } from '@nestjs/common';
import type { Bilingual } from '../../../kernel/language.js';
import { Database } from '../../../platform/database/database.js';
import { CommandRunner } from '../../../platform/event-store/command-runner.js';
import { GameNotes } from '../releases/game-notes.js';
import type { CheckItem } from '../release.events.js';
import { releaseStream } from '../releases/release.stream.js';

export interface NoticeFacts {
  gameId: string;
  personId: string;
  title: Bilingual;
  slug: string;
  decideBy: string | null;
  /** Points of the checklist that were not met. */
  points: CheckItem[];
  /** What the reviewer wrote last. */
  note: string | null;
  /** Of the last takedown, or of the answer to the appeal against it. */
  reason: string | null;
  granted: boolean;
  /** What staff changed themselves. */
  change: StaffChange | null;
}

export interface StaffChange {
  type: string;
  reason: string;
  /** Of a new price. */
  price?: number;
  previously?: number;
}

/** What mails tell a studio about its game. */
@Injectable()
export class Notices {
  constructor(
    private readonly db: Database,
    private readonly runner: CommandRunner,
    private readonly notes: GameNotes,
  ) {}

  async of(noticeId: string): Promise<NoticeFacts | null> {
    const [notice] = await this.db.query<
      Pick<NoticeFacts, 'gameId' | 'personId' | 'title' | 'slug'> & { about: string | null }
    >(
      `select n.game_id as "gameId", n.person_id as "personId", d.content->'title' as title, g.slug, n.about
         from publishing.notices n join publishing.games g on g.id = n.game_id join publishing.drafts d on d.game_id = n.game_id where n.id = $1`,
      [noticeId],
    );
    if (!notice) return null;
    const { about, ...known } = notice;
    const history = await this.runner.read([releaseStream.of(notice.gameId)]);
    const facts = releaseStream.facts(history, notice.gameId);
    const fact = history.get(releaseStream.of(notice.gameId))?.find(({ id }) => id === about);
    const submitted = facts.findLast((fact) => fact.type === 'GameSubmitted');
    const sentBack = facts.findLast((fact) => fact.type === 'GameSentBack');
    const decided = facts.findLast((fact) => fact.type === 'AppealDecided' || fact.type === 'GameTakenDown');
    return {
      ...known,
      decideBy: submitted?.data.decideBy ?? null,
      points: sentBack?.data.reasons ?? [],
      note: await this.notes.ofReview(notice.gameId),
      reason: decided?.data.reason ?? null,
      granted: decided?.type === 'AppealDecided' && decided.data.granted,
      change: fact ? ({ type: fact.type, ...fact.data } as unknown as StaffChange) : null,
    };
  }
}

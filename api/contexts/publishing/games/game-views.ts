import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { CommandRunner } from '../../../platform/event-store/command-runner.js';
import { REVIEWED_WITHIN_DAYS } from '../releases/release.decider.js';
import { GameNotes } from '../releases/game-notes.js';
import type { ReleaseEvent } from '../release.events.js';
import { FROM_GAMES, RELEASE_COLUMNS, ReleaseQueries, type ReleaseRow } from '../releases/release.queries.js';
import { releaseStream } from '../releases/release.stream.js';
import { differences, missingParts, type Difference, type Draft, type DraftMedia } from '../drafts/draft.rules.js';
import { Drafts } from '../drafts/drafts.js';
import { fileAddress } from '../drafts/game-files.js';
import type {
  DifferenceReply,
  DraftReply,
  GameHistoryEntry,
  StudioGameItem,
  StudioGameReply,
} from './studio-games.dto.js';
import type { StudioGame } from './studio-games.js';

/** They come with an approval or a correction, which says all. */
const SHOWN_BY_OTHERS = new Set<string>(['GameRelabelled', 'GamePlanChanged']);

type ItemRow = ReleaseRow & { content: Draft; updatedAt: Date; channels: string[] };

/** Games as their studios see them. */
@Injectable()
export class GameViews {
  constructor(
    private readonly db: Database,
    private readonly runner: CommandRunner,
    private readonly drafts: Drafts,
    private readonly releases: ReleaseQueries,
    private readonly notes: GameNotes,
  ) {}

  /** The games of these studios, last changed first. */
  async ofStudios(developerIds: readonly string[]): Promise<StudioGameItem[]> {
    return (await this.items('g.developer_id = any($1::uuid[])', developerIds)).map(itemOf);
  }

  async one({ id, role }: Pick<StudioGame, 'id' | 'role'>): Promise<StudioGameReply> {
    const [[row], { revision, content }, story, approvedBuilds, priceChanges] = await Promise.all([
      this.items('g.id = any($1::uuid[])', [id]),
      this.drafts.of(id),
      this.story(id),
      this.releases.approvedBuilds(id),
      this.releases.prices(id),
    ]);
    if (!row) throw new Error(`game ${id} has a draft and no row`);
    const approved = await this.drafts.submitted(id, row.approvedRevision);
    return {
      ...itemOf(row),
      role,
      revision,
      draft: draftReply(content),
      missing: missingParts(content, story.placed).filter((part) => part !== 'builds'),
      differences: approved ? differencesReply(differences(approved, content)) : [],
      approvedBuilds,
      priceChanges,
      ...story,
      appealed: row.appealedAt !== null,
      withdrawnBecause: row.withdrawnBecause,
      previewPath: `/webgame/${row.slug}?channel=preview`,
      reviewedWithinDays: REVIEWED_WITHIN_DAYS,
    };
  }

  /** What studio and staff see alike of a game: builds given out, words and what happened. */
  async story(gameId: string): Promise<Pick<StudioGameReply, 'placed' | 'notes' | 'history'>> {
    const [placed, notes, history] = await Promise.all([
      this.releases.channels(gameId),
      this.notes.of(gameId),
      this.history(gameId),
    ]);
    return { placed, notes, history };
  }

  private async history(gameId: string): Promise<GameHistoryEntry[]> {
    const history = await this.runner.read([releaseStream.of(gameId)]);
    return (history.get(releaseStream.of(gameId)) ?? [])
      .filter(({ type }) => !SHOWN_BY_OTHERS.has(type))
      .map(({ type, data, meta, effectiveAt }) => ({
        type,
        at: new Date(effectiveAt),
        isByStaff: meta.actor.kind === 'staff',
        reasons: reasonsOf({ type, data } as unknown as ReleaseEvent),
      }));
  }

  private items(where: string, ids: readonly string[]): Promise<ItemRow[]> {
    return this.db.query<ItemRow>(
      `select ${RELEASE_COLUMNS}, d.content, d.updated_at as "updatedAt",
              array(select distinct c.channel from publishing.channels c where c.game_id = g.id order by 1) as channels
         ${FROM_GAMES} join publishing.drafts d on d.game_id = g.id where ${where} order by d.updated_at desc, g.id`,
      [ids],
    );
  }
}

function itemOf({ gameId, content, ...row }: ItemRow): StudioGameItem {
  const { developerId, slug, state, withdrawnBy, review, decideBy, channels, updatedAt } = row;
  const price = row.price ?? content.price;
  const promised = review === 'waiting' ? decideBy : null;
  return {
    id: gameId,
    developerId,
    slug,
    title: content.title,
    state,
    withdrawnBy,
    review,
    decideBy: promised,
    price,
    channels,
    updatedAt,
  };
}

function reasonsOf({ type, data }: ReleaseEvent): string[] {
  if (type === 'GameSentBack') return data.reasons;
  return 'reason' in data && data.reason !== undefined ? [data.reason] : [];
}

const fileReply = (name: string | null) => (name === null ? null : { name, url: fileAddress(name) });

function mediaReply({ cover, screenshots, guide }: DraftMedia): DraftReply['media']['es'] {
  return {
    cover: fileReply(cover),
    screenshots: screenshots.map(({ name, alt }) => ({ name, url: fileAddress(name), alt })),
    guide: fileReply(guide),
  };
}

export function draftReply({ media, ...draft }: Draft): DraftReply {
  return { ...draft, media: { es: mediaReply(media.es), en: mediaReply(media.en) } };
}

export function differencesReply(found: readonly Difference[]): DifferenceReply[] {
  const asText = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));
  return found.map(({ field, before, after }) => ({ field, before: asText(before), after: asText(after) }));
}

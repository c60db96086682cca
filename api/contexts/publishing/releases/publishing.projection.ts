import type { RecordedEvent } from '../../../platform/event-store/events.js';
import type { Projection } from '../../../platform/event-store/projection.js';
import { put, remove, set, type Row, type RowChange } from '../../../platform/event-store/row-changes.js';
import { REVIEW_CHANNELS, type GameSubmitted, type Place, type ReleaseEvent } from '../release.events.js';

function project(recorded: RecordedEvent): RowChange[] {
  const event = recorded as unknown as ReleaseEvent;
  switch (event.type) {
    case 'GameSubmitted':
      return projectSubmission(event);
    case 'SubmissionWithdrawn':
      return [release(event.data.gameId, { review: null }), nothingSubmitted(event.data.gameId)];
    case 'GameSentBack':
      return [release(event.data.gameId, { review: 'sent-back' }), nothingSubmitted(event.data.gameId)];
    case 'ReviewApproved': {
      const { gameId, revision, buildIds, approvedAt } = event.data;
      return [
        release(gameId, { review: null, approved_revision: revision }),
        nothingSubmitted(gameId),
        ...buildIds.map((buildId) =>
          put('approved_builds', { game_id: gameId, build_id: buildId }, { approved_at: approvedAt }),
        ),
      ];
    }
    case 'TextsChanged':
      return [release(event.data.gameId, { approved_revision: event.data.revision })];
    case 'BuildChannelSet':
      return [put('channels', placeRow(event.data), { build_id: event.data.buildId, since: event.data.setAt })];
    case 'BuildChannelCleared':
      return [remove('channels', placeRow(event.data))];
    default:
      return [...projectPrice(event), ...projectState(event)];
  }
}

function projectSubmission({ data }: GameSubmitted): RowChange[] {
  const { gameId, developerId, revision, submittedAt, decideBy, builds } = data;
  const submitted = { review: 'waiting', submitted_revision: revision, submitted_at: submittedAt };
  return [
    // A first submission begins the row; a later one leaves its state as it is.
    put('releases', { game_id: gameId }, { developer_id: developerId, ...submitted, decide_by: decideBy }),
    nothingSubmitted(gameId),
    ...builds.flatMap(({ channel, kind, platform, buildId }) => {
      if (channel === 'preview') return [];
      const place = placeRow({ gameId, channel: REVIEW_CHANNELS[channel], kind, platform });
      return [put('submitted_builds', place, { build_id: buildId })];
    }),
  ];
}

function projectPrice(event: ReleaseEvent): RowChange[] {
  switch (event.type) {
    case 'PriceChangeScheduled': {
      const { changeId, gameId, price, appliesAt } = event.data;
      const row = { game_id: gameId, price, applies_at: appliesAt, state: 'pending' };
      return [put('price_changes', { change_id: changeId }, row)];
    }
    case 'PriceChangeCancelled':
      return [set('price_changes', { change_id: event.data.changeId }, { state: 'cancelled' })];
    case 'PriceChangeApplied': {
      const { changeId, gameId, price, appliedAt } = event.data;
      const row = { game_id: gameId, price, applies_at: appliedAt, state: 'applied' };
      return [put('price_changes', { change_id: changeId }, row), release(gameId, { price })];
    }
    default:
      return [];
  }
}

function projectState(event: ReleaseEvent): RowChange[] {
  switch (event.type) {
    case 'GameReleased': {
      const { gameId, developerId, revision, price, releasedAt } = event.data;
      const row = { developer_id: developerId, state: 'released', approved_revision: revision, price };
      return [put('releases', { game_id: gameId }, { ...row, released_at: releasedAt })];
    }
    case 'GameWithdrawn': {
      const { gameId, by = 'studio', reason = null } = event.data;
      return [release(gameId, { state: 'withdrawn', withdrawn_by: by, withdrawn_because: reason })];
    }
    case 'GameRestored':
      return [
        release(event.data.gameId, {
          state: 'released',
          withdrawn_by: null,
          withdrawn_because: null,
          appealed_at: null,
          taken_down_at: null,
          takedown_reason: null,
        }),
      ];
    case 'GameTakenDown': {
      const { gameId, reason, takenDownAt } = event.data;
      const why = { taken_down_at: takenDownAt, takedown_reason: reason };
      return [
        release(gameId, { state: 'taken-down', review: null, appealed_at: null, ...why }),
        nothingSubmitted(gameId),
      ];
    }
    case 'TakedownAppealed':
      return [release(event.data.gameId, { appealed_at: event.data.appealedAt })];
    case 'AppealDecided':
      return [release(event.data.gameId, { appealed_at: null })];
    default:
      return [];
  }
}

const release = (gameId: string, row: Row): RowChange => set('releases', { game_id: gameId }, row);
const nothingSubmitted = (gameId: string): RowChange => remove('submitted_builds', { game_id: gameId });
const placeRow = ({
  gameId,
  channel,
  kind,
  platform,
}: Omit<Place, 'channel'> & { gameId: string; channel: string }): Row => ({
  game_id: gameId,
  channel,
  kind,
  platform: platform ?? '',
});

/** Where each game of a studio stands, which builds are given out, and the changes of its price. */
export const publishingProjection: Projection = {
  name: 'publishing',
  mode: 'inline',
  money: false,
  tables: new URL('./releases.tables.sql', import.meta.url),
  project,
};

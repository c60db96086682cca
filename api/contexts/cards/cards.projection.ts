import type { RecordedEvent } from '../../platform/event-store/events.js';
import type { Projection } from '../../platform/event-store/projection.js';
import { put, set, type RowChange } from '../../platform/event-store/row-changes.js';
import type { CardEvent } from './card.events.js';

function project(recorded: RecordedEvent): RowChange[] {
  const { type, data } = recorded as unknown as CardEvent;
  const key = { card_id: data.cardId };
  switch (type) {
    case 'CardEnrolmentStarted':
      return [
        put('enrolments', key, {
          person_id: data.personId,
          username: data.username,
          return_url: data.returnUrl,
          state: 'started',
          started_at: data.startedAt,
        }),
      ];
    case 'CardEnrolmentOpened':
      return [set('enrolments', key, { state: 'open', token: data.token })];
    case 'CardFinishStarted':
      return [set('enrolments', key, { state: 'finishing' })];
    case 'CardEnrolmentEnded':
      return [set('enrolments', key, { state: 'ended', because: data.because, response_code: data.responseCode })];
    case 'CardEnrolled':
      return [
        set('enrolments', key, { state: 'enrolled' }),
        put('cards', key, {
          person_id: data.personId,
          brand: data.brand,
          last4: data.last4,
          enrolled_at: data.enrolledAt,
        }),
      ];
    case 'CardMadeDefault':
      return [put('defaults', { person_id: data.personId }, { card_id: data.cardId })];
    case 'CardFoundUnusable':
      return [set('cards', key, { trouble: data.because })];
    case 'CardRemoved':
      return [set('cards', key, { removed_at: data.removedAt })];
    default:
      return [];
  }
}

/** Which cards has each player saved, which one is taken first, and what became of each try to save one? */
export const cardsProjection: Projection = {
  name: 'cards',
  mode: 'inline',
  money: true,
  tables: new URL('./cards.tables.sql', import.meta.url),
  project,
};

import { later, minutes, seconds, type Instant } from '../../kernel/instant.js';
import { timer } from '../../platform/event-store/due.js';
import { defineStream } from '../../platform/event-store/stream.js';
import { cardDecider, type CardsState } from './card.decider.js';

export const ENROLMENT_CHECK = 'cards.enrolment';

/** Longer than the bank's form and its own pages stay open. */
const FORM_MS = minutes(30);
/** Longer than a finish may take, and short enough to ask once more within the bank's minute. */
const FINISH_MS = seconds(45);

export const enrolmentTimer = (cardId: string): string => `enrolment-${cardId}`;

/** The saved cards of one person; the person's id is its id. Each enrolment that a command touches has a timer. */
export const cardStream = defineStream('cards', cardDecider, {
  events: {
    CardEnrolmentStarted: 1,
    CardEnrolmentOpened: 1,
    CardFinishStarted: 1,
    CardEnrolmentEnded: 1,
    CardEnrolled: 1,
    CardMadeDefault: 1,
    CardFoundUnusable: 1,
    CardRemoved: 1,
  },
  timers: (_stream, state, now, commands) =>
    [...new Set(commands.map(({ cardId }) => cardId))].map((cardId) =>
      timer(enrolmentTimer(cardId), ENROLMENT_CHECK, nextLook(state, cardId, now)),
    ),
});

/** When staff have to look after an enrolment that is stuck; null once it is over. */
function nextLook(state: CardsState, cardId: string, now: Instant): Instant | null {
  const enrolment = state.enrolments.get(cardId);
  switch (enrolment?.status) {
    case 'started':
    case 'open':
      return later(enrolment.startedAt, FORM_MS);
    case 'finishing':
      return later(now, FINISH_MS);
    default:
      return null;
  }
}

import { timer } from '../../../platform/event-store/due.js';
import { defineStream } from '../../../platform/event-store/stream.js';
import { releaseDecider } from './release.decider.js';

/** Whose timer applies price changes. */
export const PRICE_DUE = 'publishing.price';

/** One game of a studio. */
export const releaseStream = defineStream('release', releaseDecider, {
  events: {
    GameSubmitted: 1,
    SubmissionWithdrawn: 1,
    GameSentBack: 1,
    ReviewApproved: 1,
    GameReleased: 1,
    TextsChanged: 1,
    GameRelabelled: 1,
    GamePlanChanged: 1,
    BuildChannelSet: 1,
    BuildChannelCleared: 1,
    PriceChangeScheduled: 1,
    PriceChangeCancelled: 1,
    PriceChangeApplied: 1,
    GameWithdrawn: 1,
    GameRestored: 1,
    GameTakenDown: 1,
    TakedownAppealed: 1,
    AppealDecided: 1,
  },
  timers: (stream, { pendingPrices }) => [timer(stream, PRICE_DUE, pendingPrices[0]?.appliesAt ?? null)],
});

import { GrowingMap } from '../../../kernel/growing-map.js';
import type { Instant } from '../../../kernel/instant.js';
import type { Pesos } from '../../../kernel/money.js';
import type { GameLabel, Place, PlacedBuild, ReleaseEvent } from '../release.events.js';

export interface Submission {
  revision: number;
  developerId: string;
  price: Pesos;
  builds: readonly PlacedBuild[];
  submittedAt: Instant;
}

export interface PendingPrice {
  changeId: string;
  price: Pesos;
  appliesAt: Instant;
}

/** What people see of a game from the moment of its release on. */
export interface Shown {
  label: GameLabel;
  inPlan: boolean;
}

export interface ReleaseState {
  status: 'Draft' | 'Released' | 'Withdrawn' | 'TakenDown';
  /** Who took it off sale; studios do not undo what staff did. */
  withdrawnBy: 'studio' | 'staff' | null;
  /** Null before the first release. */
  shown: Shown | null;
  /** What waits for a decision. */
  submitted: Submission | null;
  approvedRevision: number | null;
  approvedBuilds: GrowingMap<string, true>;
  /** Build by place. */
  channels: GrowingMap<string, PlacedBuild>;
  /** Null before the first release. */
  price: Pesos | null;
  /** Earliest first. */
  pendingPrices: readonly PendingPrice[];
  /** Of the present takedown. */
  appeal: 'none' | 'open' | 'denied';
}

export const NEW_RELEASE: ReleaseState = {
  status: 'Draft',
  withdrawnBy: null,
  shown: null,
  submitted: null,
  approvedRevision: null,
  approvedBuilds: new GrowingMap(),
  channels: new GrowingMap(),
  price: null,
  pendingPrices: [],
  appeal: 'none',
};

export const labelOf = ({ slug, title: { es, en }, cover }: GameLabel): GameLabel => ({
  slug,
  title: { es, en },
  cover,
});
export const placeKey = ({ channel, kind, platform }: Place): string => `${channel} ${kind} ${platform ?? ''}`;

export function evolveRelease(state: ReleaseState, event: ReleaseEvent): ReleaseState {
  switch (event.type) {
    case 'GameSubmitted': {
      const { revision, developerId, price, builds, submittedAt } = event.data;
      return { ...state, submitted: { revision, developerId, price, builds, submittedAt } };
    }
    case 'SubmissionWithdrawn':
    case 'GameSentBack':
      return { ...state, submitted: null };
    case 'ReviewApproved': {
      const approvedBuilds = event.data.buildIds.reduce((all, id) => all.with(id, true), state.approvedBuilds);
      return { ...state, submitted: null, approvedRevision: event.data.revision, approvedBuilds };
    }
    case 'GameReleased': {
      const { revision, price, inPlan } = event.data;
      return {
        ...state,
        status: 'Released',
        approvedRevision: revision,
        price,
        shown: { label: labelOf(event.data), inPlan },
      };
    }
    case 'TextsChanged':
      return { ...state, approvedRevision: event.data.revision };
    case 'GameRelabelled':
      return { ...state, shown: state.shown && { ...state.shown, label: labelOf(event.data) } };
    case 'GamePlanChanged':
      return { ...state, shown: state.shown && { ...state.shown, inPlan: event.data.inPlan } };
    case 'BuildChannelSet': {
      const { channel, kind, platform, buildId } = event.data;
      const placed = { channel, kind, platform, buildId };
      return { ...state, channels: state.channels.with(placeKey(placed), placed) };
    }
    case 'BuildChannelCleared':
      return { ...state, channels: state.channels.without(placeKey(event.data)) };
    default:
      return evolveOffer(state, event);
  }
}

type OfferEvent = Exclude<
  ReleaseEvent,
  {
    type:
      | 'GameSubmitted'
      | 'SubmissionWithdrawn'
      | 'GameSentBack'
      | 'ReviewApproved'
      | 'GameReleased'
      | 'TextsChanged'
      | 'GameRelabelled'
      | 'GamePlanChanged'
      | 'BuildChannelSet'
      | 'BuildChannelCleared';
  }
>;

/** Price, withdrawal and takedown. */
function evolveOffer(state: ReleaseState, event: OfferEvent): ReleaseState {
  switch (event.type) {
    case 'PriceChangeScheduled': {
      const { changeId, price, appliesAt } = event.data;
      const pending = [...state.pendingPrices, { changeId, price, appliesAt }];
      return { ...state, pendingPrices: pending.sort((a, b) => (a.appliesAt < b.appliesAt ? -1 : 1)) };
    }
    case 'PriceChangeCancelled':
      return { ...state, pendingPrices: without(state, event.data.changeId) };
    case 'PriceChangeApplied':
      return { ...state, price: event.data.price, pendingPrices: without(state, event.data.changeId) };
    case 'GameWithdrawn':
      return { ...state, status: 'Withdrawn', withdrawnBy: event.data.by ?? 'studio' };
    case 'GameRestored':
      return { ...state, status: 'Released', withdrawnBy: null, appeal: 'none' };
    case 'GameTakenDown':
      return { ...state, status: 'TakenDown', submitted: null, appeal: 'none' };
    case 'TakedownAppealed':
      return { ...state, appeal: 'open' };
    case 'AppealDecided':
      return { ...state, appeal: event.data.granted ? 'none' : 'denied' };
  }
  return event satisfies never;
}

function without({ pendingPrices }: ReleaseState, changeId: string): PendingPrice[] {
  return pendingPrices.filter((pending) => pending.changeId !== changeId);
}

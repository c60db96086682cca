import type { CivilDate } from '../../kernel/calendar.js';
import type { Fact } from '../../kernel/decider.js';
import type { Instant } from '../../kernel/instant.js';
import type { Bilingual } from '../../kernel/language.js';
import type { Pesos } from '../../kernel/money.js';

/** `live` is for those who may play, `preview` for the studio and staff, `demo` for everybody. */
export const CHANNELS = ['live', 'preview', 'demo'] as const;
export type Channel = (typeof CHANNELS)[number];
export type BuildKind = 'web' | 'download';

/** Where reviewers find what was submitted for `live` and `demo`, as long as it waits. */
export const REVIEW_CHANNELS = { live: 'review', demo: 'review-demo' } as const;

/** Where a build is given out; web builds have no platform. */
export interface Place {
  channel: Channel;
  kind: BuildKind;
  platform: string | null;
}

export interface PlacedBuild extends Place {
  buildId: string;
}

/** What a reviewer looks at before a game is released. */
export const CHECKLIST = ['plays', 'texts', 'pictures', 'age', 'learning', 'privacy', 'rights'] as const;
export type CheckItem = (typeof CHECKLIST)[number];

interface OfGame {
  gameId: string;
}

/** How others name a game: its address, title and picture. */
export interface GameLabel {
  slug: string;
  title: Bilingual;
  cover: string;
}

/** A draft of this revision with these builds is handed to review. Its texts are rows. */
export type GameSubmitted = Fact<
  'GameSubmitted',
  OfGame & {
    developerId: string;
    revision: number;
    price: Pesos;
    builds: PlacedBuild[];
    /** The promised day of a decision. */
    decideBy: CivilDate;
    submittedAt: Instant;
  }
>;
export type SubmissionWithdrawn = Fact<'SubmissionWithdrawn', OfGame & { revision: number; withdrawnAt: Instant }>;
/** `reasons` are the points of the checklist that were not met; the words to the studio are rows. */
export type GameSentBack = Fact<
  'GameSentBack',
  OfGame & { revision: number; reasons: CheckItem[]; sentBackAt: Instant }
>;
export type ReviewApproved = Fact<
  'ReviewApproved',
  OfGame & { revision: number; buildIds: string[]; checklist: CheckItem[]; approvedAt: Instant }
>;
/** The first release; the game goes on sale. */
export type GameReleased = Fact<
  'GameReleased',
  OfGame & GameLabel & { developerId: string; revision: number; price: Pesos; inPlan: boolean; releasedAt: Instant }
>;
/** A later revision of texts and facts was approved, or staff corrected one and say why. */
export type TextsChanged = Fact<
  'TextsChanged',
  OfGame & { revision: number; previously: number; reason?: string; changedAt: Instant }
>;
export type GameRelabelled = Fact<'GameRelabelled', OfGame & GameLabel>;
/** The plans lend the game from now on, or no longer. */
export type GamePlanChanged = Fact<'GamePlanChanged', OfGame & { inPlan: boolean }>;
export type BuildChannelSet = Fact<
  'BuildChannelSet',
  OfGame & PlacedBuild & { previously: string | null; setAt: Instant }
>;
export type BuildChannelCleared = Fact<
  'BuildChannelCleared',
  OfGame & Place & { previously: string; clearedAt: Instant }
>;
export type PriceChangeScheduled = Fact<
  'PriceChangeScheduled',
  OfGame & { changeId: string; price: Pesos; appliesAt: Instant; scheduledAt: Instant }
>;
export type PriceChangeCancelled = Fact<'PriceChangeCancelled', OfGame & { changeId: string; cancelledAt: Instant }>;
export type PriceChangeApplied = Fact<
  'PriceChangeApplied',
  OfGame & { changeId: string; price: Pesos; previously: Pesos; reason?: string; appliedAt: Instant }
>;
/** The studio takes its game off sale, or staff do and say why; who owns it keeps it. */
export type GameWithdrawn = Fact<'GameWithdrawn', OfGame & { by?: 'staff'; reason?: string; withdrawnAt: Instant }>;
export type GameRestored = Fact<
  'GameRestored',
  OfGame & { because: 'studio' | 'staff' | 'appeal'; reason?: string; restoredAt: Instant }
>;
/** Staff take a game down: nothing of it is given out any more. Its buyers read the reason. */
export type GameTakenDown = Fact<'GameTakenDown', OfGame & { reason: string; takenDownAt: Instant }>;
export type TakedownAppealed = Fact<'TakedownAppealed', OfGame & { appealedAt: Instant }>;
export type AppealDecided = Fact<'AppealDecided', OfGame & { granted: boolean; reason: string; decidedAt: Instant }>;

/** How a game of a studio gets to people, on stream `release-<gameId>`. */
export type ReleaseEvent =
  | GameSubmitted
  | SubmissionWithdrawn
  | GameSentBack
  | ReviewApproved
  | GameReleased
  | TextsChanged
  | GameRelabelled
  | GamePlanChanged
  | BuildChannelSet
  | BuildChannelCleared
  | PriceChangeScheduled
  | PriceChangeCancelled
  | PriceChangeApplied
  | GameWithdrawn
  | GameRestored
  | GameTakenDown
  | TakedownAppealed
  | AppealDecided;

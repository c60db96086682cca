import { civilDateOf, plusDays } from '../../../kernel/calendar.js';
import type { Decider } from '../../../kernel/decider.js';
import type { Instant } from '../../../kernel/instant.js';
import { pesos, type Pesos } from '../../../kernel/money.js';
import { Refusal } from '../../../kernel/refusal.js';
import { decideOffer, type OfferCommand } from './offer.rules.js';
import {
  CHECKLIST,
  type BuildChannelSet,
  type CheckItem,
  type GameLabel,
  type Place,
  type PlacedBuild,
  type ReleaseEvent,
} from '../release.events.js';
import {
  evolveRelease,
  labelOf,
  NEW_RELEASE,
  placeKey,
  type ReleaseState,
  type Shown,
  type Submission,
} from './release.state.rules.js';

/** Reviews are decided within so many days. */
export const REVIEWED_WITHIN_DAYS = 5;

interface OnGame {
  gameId: string;
  now: Instant;
}

/** The caller has checked that the builds are ready and belong to the game. */
interface Submit extends OnGame {
  type: 'SubmitGame';
  developerId: string;
  revision: number;
  price: Pesos;
  /** For the channels `live` and `demo`. */
  builds: readonly PlacedBuild[];
}

export interface ApproveGame extends OnGame {
  type: 'ApproveGame';
  /** The submission that was looked at. */
  revision: number;
  submittedAt: Instant;
  checklist: readonly CheckItem[];
  /** As the texts of this revision say. */
  shown: Shown;
}

/** A game that was sold before its builds were ever reviewed here; only the demonstration's are. */
interface Adopt extends OnGame {
  type: 'AdoptGame';
  developerId: string;
  revision: number;
  price: Pesos;
  shown: Shown;
}

/** Staff mend texts of a game; the caller has written them down as this revision. */
interface CorrectTexts extends OnGame {
  type: 'CorrectTexts';
  revision: number;
  /** The approved texts that were read. */
  corrected: number;
  shown: Shown;
  reason: string;
}

interface SendBack extends OnGame {
  type: 'SendGameBack';
  revision: number;
  submittedAt: Instant;
  reasons: readonly CheckItem[];
}

export type ReviewCommand =
  Submit | ApproveGame | SendBack | Adopt | CorrectTexts | (OnGame & { type: 'WithdrawSubmission' });
export type ChannelCommand =
  (OnGame & { type: 'SetBuildChannel'; place: PlacedBuild }) | (OnGame & { type: 'ClearBuildChannel'; place: Place });
export type ReleaseCommand = ReviewCommand | ChannelCommand | OfferCommand;

function decide(command: ReleaseCommand, state: ReleaseState): ReleaseEvent[] {
  switch (command.type) {
    case 'SubmitGame':
      return submit(command, state);
    case 'WithdrawSubmission': {
      const { gameId, now } = command;
      if (!state.submitted) return [];
      const { revision } = state.submitted;
      return [{ type: 'SubmissionWithdrawn', data: { gameId, revision, withdrawnAt: now } }];
    }
    case 'ApproveGame':
      return approve(command, state);
    case 'SendGameBack':
      return sendBack(command, state);
    case 'AdoptGame':
      return state.status === 'Draft' ? [released(command)] : [];
    case 'CorrectTexts':
      return correct(command, state);
    case 'SetBuildChannel':
      return setChannel(command.gameId, command.place, state, command.now);
    case 'ClearBuildChannel':
      return clearChannel(command, state);
    default:
      return decideOffer(command, state);
  }
}

function submit(command: Submit, state: ReleaseState): ReleaseEvent[] {
  const { gameId, developerId, revision, price, builds, now } = command;
  if (state.submitted && isSameSubmission(state.submitted, revision, builds)) return [];
  if (state.submitted) throw new Refusal('game-in-review');
  if (state.status === 'TakenDown') throw new Refusal('game-taken-down');
  if (state.approvedRevision === null && builds.length === 0) throw new Refusal('game-without-build');
  if (state.approvedRevision === revision && builds.every(({ buildId }) => state.approvedBuilds.has(buildId)))
    throw new Refusal('game-unchanged');

  return [
    {
      type: 'GameSubmitted',
      data: {
        gameId,
        developerId,
        revision,
        price: pesos(state.price ?? price),
        builds: builds.map(({ channel, kind, platform, buildId }) => ({ channel, kind, platform, buildId })),
        decideBy: plusDays(civilDateOf(now), REVIEWED_WITHIN_DAYS),
        submittedAt: now,
      },
    },
  ];
}

function isSameSubmission(submitted: Submission, revision: number, builds: readonly PlacedBuild[]): boolean {
  const keysOf = (placed: readonly PlacedBuild[]): string =>
    placed
      .map((build) => `${placeKey(build)} ${build.buildId}`)
      .sort()
      .join();
  return submitted.revision === revision && keysOf(submitted.builds) === keysOf(builds);
}

/** Whether a decision is about what is submitted now: the same revision may come again with other builds. */
function isAbout(submitted: Submission, decided: Pick<ApproveGame, 'revision' | 'submittedAt'>): boolean {
  return submitted.revision === decided.revision && submitted.submittedAt === decided.submittedAt;
}

/** The first approval releases; later ones bring their texts and builds at once. */
function approve(command: ApproveGame, state: ReleaseState): ReleaseEvent[] {
  const { gameId, revision, checklist, shown, now } = command;
  const { submitted, approvedRevision } = state;
  if (!submitted) {
    if (approvedRevision === revision) return [];
    throw new Refusal('game-not-in-review');
  }
  if (!isAbout(submitted, command)) throw new Refusal('game-submitted-again');
  if (!CHECKLIST.every((item) => checklist.includes(item))) throw new Refusal('checklist-incomplete');

  const { developerId, price, builds } = submitted;
  const buildIds = [...new Set(builds.map(({ buildId }) => buildId))];
  const approved: ReleaseEvent = {
    type: 'ReviewApproved',
    data: { gameId, revision, buildIds, checklist: [...CHECKLIST], approvedAt: now },
  };
  const placed = builds.flatMap((build) => channelSet(gameId, build, state, now));
  if (approvedRevision === null)
    return [approved, ...placed, released({ gameId, developerId, revision, price, shown, now })];
  const texts: ReleaseEvent = {
    type: 'TextsChanged',
    data: { gameId, revision, previously: approvedRevision, changedAt: now },
  };
  return [
    approved,
    ...placed,
    ...shownOtherwise(gameId, shown, state),
    ...(revision === approvedRevision ? [] : [texts]),
  ];
}

function released({ gameId, developerId, revision, price, shown, now }: Omit<Adopt, 'type'>): ReleaseEvent {
  const { label, inPlan } = shown;
  return {
    type: 'GameReleased',
    data: { gameId, developerId, revision, price: pesos(price), ...labelOf(label), inPlan, releasedAt: now },
  };
}

/** What waits for a review is decided first: otherwise its approval would bring the mistake back. */
function correct(
  { gameId, revision, corrected, shown, reason, now }: CorrectTexts,
  state: ReleaseState,
): ReleaseEvent[] {
  const { approvedRevision, submitted } = state;
  if (approvedRevision === revision) return [];
  if (approvedRevision === null) throw new Refusal('game-not-released');
  if (submitted) throw new Refusal('submission-undecided');
  if (approvedRevision !== corrected) throw new Refusal('game-changed-meanwhile');

  return [
    ...shownOtherwise(gameId, shown, state),
    { type: 'TextsChanged', data: { gameId, revision, previously: approvedRevision, reason, changedAt: now } },
  ];
}

function shownOtherwise(gameId: string, { label, inPlan }: Shown, { shown }: ReleaseState): ReleaseEvent[] {
  const relabelled: ReleaseEvent = { type: 'GameRelabelled', data: { gameId, ...labelOf(label) } };
  const planned: ReleaseEvent = { type: 'GamePlanChanged', data: { gameId, inPlan } };
  return [
    ...(shown && isSameLabel(shown.label, label) ? [] : [relabelled]),
    ...(shown?.inPlan === inPlan ? [] : [planned]),
  ];
}

function isSameLabel(a: GameLabel, b: GameLabel): boolean {
  return a.slug === b.slug && a.cover === b.cover && a.title.es === b.title.es && a.title.en === b.title.en;
}

function sendBack(command: SendBack, { submitted }: ReleaseState): ReleaseEvent[] {
  const { gameId, revision, reasons, now } = command;
  if (!submitted) throw new Refusal('game-not-in-review');
  if (!isAbout(submitted, command)) throw new Refusal('game-submitted-again');
  if (reasons.length === 0) throw new Refusal('reasons-missing');

  const named = CHECKLIST.filter((item) => reasons.includes(item));
  return [{ type: 'GameSentBack', data: { gameId, revision, reasons: named, sentBackAt: now } }];
}

/** A build that was approved once may come back to any channel; others are only for the preview. */
function setChannel(gameId: string, place: PlacedBuild, state: ReleaseState, now: Instant): ReleaseEvent[] {
  if (place.channel !== 'preview' && !state.approvedBuilds.has(place.buildId)) throw new Refusal('build-needs-review');
  if (place.channel !== 'preview' && state.status === 'TakenDown') throw new Refusal('game-taken-down');

  return channelSet(gameId, place, state, now);
}

function channelSet(gameId: string, place: PlacedBuild, state: ReleaseState, now: Instant): BuildChannelSet[] {
  const { channel, kind, platform, buildId } = place;
  const previously = state.channels.get(placeKey(place))?.buildId ?? null;
  if (previously === buildId) return [];
  return [{ type: 'BuildChannelSet', data: { gameId, channel, kind, platform, buildId, previously, setAt: now } }];
}

function clearChannel(
  { gameId, place, now }: Extract<ChannelCommand, { type: 'ClearBuildChannel' }>,
  { channels }: ReleaseState,
): ReleaseEvent[] {
  const { channel, kind, platform } = place;
  const previously = channels.get(placeKey(place))?.buildId;
  if (!previously) return [];
  const live = [...channels.values()].filter((placed) => placed.channel === 'live');
  if (channel === 'live' && live.length === 1) throw new Refusal('last-live-build');

  return [{ type: 'BuildChannelCleared', data: { gameId, channel, kind, platform, previously, clearedAt: now } }];
}

/** How a game is reviewed and released, which builds are given out, and what it costs. */
export const releaseDecider: Decider<ReleaseCommand, ReleaseState, ReleaseEvent> = {
  initialState: NEW_RELEASE,
  decide,
  evolve: evolveRelease,
};

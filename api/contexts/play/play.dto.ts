import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';
import { TimeLeftReply } from './time/play-time.dto.js';
import { PLAY_CHANNELS, type PlayChannel } from './channel.rules.js';

class PlayedTitle {
  es: string;
  en: string;
}

/** What the caller can do with a web game. */
export class PlayOptionsReply {
  gameId: string;
  slug: string;
  /** As the shop shows it or last showed it; null before its first release. */
  title: PlayedTitle | null;
  /** Whether a released web build exists. */
  hasWebBuild: boolean;
  /** Whether everyone may try a free part. */
  hasDemo: boolean;
  /** Why the caller may play the released game; null: may not. */
  because: 'purchase' | 'free-claim' | 'code' | 'plan' | 'class' | 'demo' | 'studio' | 'staff' | null;
  /** Whether staff took the game down: then no one plays it. */
  isTakenDown: boolean;
  /** Whether the caller may play a build that waits for its release. */
  canPreview: boolean;
  /** Whether the caller decides about a submission of the game and may play exactly that. */
  canReview: boolean;
  /** Unpacked bytes of the released web build, of which a game loads what it needs; null: there is none. */
  totalBytes: number | null;
}

export class StartPlayingRequest {
  /** `live` (default): the released game. `demo`: the free part. `preview`: the unreleased build, for its studio and staff. `review`, `review-demo`: what was submitted, for reviewers. */
  @IsOptional()
  @IsIn(PLAY_CHANNELS)
  @ApiProperty({ enum: PLAY_CHANNELS, required: false })
  channel?: PlayChannel;
}

/** A game opened for some minutes. */
export class PlayTicketReply {
  /** Proof of the right to play; bound to person, game and build. Pass it to renew. */
  ticket: string;
  /** Address of the frame that shows the game. It opens only while the ticket is valid. */
  frameUrl: string;
  /** Origin of the frame: the only one whose messages the player may trust. */
  frameOrigin: string;
  expiresAt: Date;
  /** Seconds until the player should renew the ticket. */
  renewAfterSeconds: number;
  /** `engine`: started through the engine's loader; `html`: a page of its own. */
  kind: 'engine' | 'html';
  /** Whether the frame may open dialogs of the browser (`allow-modals`): the game uses them. */
  allowsDialogs: boolean;
  gameId: string;
  buildId: string;
  /** Unpacked bytes of the whole build. */
  totalBytes: number;
  /** Number of files in the build. */
  files: number;
  /** Why the caller may play. */
  because: 'purchase' | 'free-claim' | 'code' | 'plan' | 'class' | 'demo' | 'studio' | 'staff';
  /** What a guardian leaves of today; null without limits. */
  timeLeft: TimeLeftReply | null;
}

export class RenewTicketRequest {
  /** The ticket to renew. */
  @IsString()
  @MaxLength(1_000)
  ticket: string;
}

export class RenewTicketReply {
  /** Until when the ticket opens the game's files now. */
  expiresAt: Date;
  /** Seconds until the next renewal. */
  renewAfterSeconds: number;
  /** What a guardian leaves of today; null without limits. */
  timeLeft: TimeLeftReply | null;
}

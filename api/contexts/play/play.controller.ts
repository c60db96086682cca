import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { AlsoForPupils, Caller, OptionallySignedIn, type SignedIn } from '../../platform/http/access.js';
import { renewAfterSeconds, TicketReplies } from './hosts/ticket-replies.js';
import {
  PlayOptionsReply,
  PlayTicketReply,
  RenewTicketReply,
  RenewTicketRequest,
  StartPlayingRequest,
} from './play.dto.js';
import { PlayRights } from './tickets/play-rights.js';
import { RenewTicket } from './tickets/renew-ticket.js';
import { StartPlaying } from './tickets/start-playing.js';

/** Playing games in the browser. */
@ApiTags('play')
@Controller('v1/play')
export class PlayController {
  constructor(
    private readonly replies: TicketReplies,
    private readonly rights: PlayRights,
    private readonly commands: CommandBus,
  ) {}

  /** Returns what the caller, or a guest, can do with a game in the browser. 404 `game-not-found`. */
  @Get(':slug')
  @OptionallySignedIn()
  @AlsoForPupils()
  async options(@Param('slug') slug: string, @Caller() caller?: SignedIn): Promise<PlayOptionsReply> {
    const personId = caller?.userId ?? null;
    const { gameId, builds } = await this.rights.known(personId, slug);
    const isSubmitted = builds.has('review') || builds.has('review-demo');
    const [title, because, isTakenDown, insider, reviewer] = await Promise.all([
      this.rights.titleOf(gameId),
      this.rights.reasonFor(personId, gameId, 'live'),
      this.rights.isTakenDown(gameId),
      builds.has('preview') ? this.rights.reasonFor(personId, gameId, 'preview') : null,
      isSubmitted ? this.rights.reasonFor(personId, gameId, 'review') : null,
    ]);
    const [canPreview, canReview] = [insider !== null, reviewer !== null];
    const [hasWebBuild, hasDemo] = [builds.has('live'), builds.has('demo')];
    const totalBytes = builds.get('live')?.totalBytes ?? null;
    return { gameId, slug, title, hasWebBuild, hasDemo, because, isTakenDown, canPreview, canReview, totalBytes };
  }

  /**
   * Opens a web game for ten minutes and returns the address of its frame. Guests can open demos.
   * 403 `play-not-entitled` without the right to play, `play-taken-down`; 404 `game-not-found`, `play-no-build` if the channel has no web build;
   * 403 `play-time-over`, `play-hours-closed` beyond what a guardian allows.
   */
  @Post(':slug')
  @HttpCode(200)
  @OptionallySignedIn()
  @AlsoForPupils()
  async start(
    @Param('slug') slug: string,
    @Body() { channel = 'live' }: StartPlayingRequest,
    @Caller() caller?: SignedIn,
  ): Promise<PlayTicketReply> {
    return this.replies.of(await this.commands.execute(new StartPlaying(slug, channel, caller?.userId ?? null)));
  }

  /**
   * Keeps a running game open for ten more minutes. Checks the right to play again.
   * 403 `play-not-entitled` if it ended, `play-taken-down`, `play-time-over`, `play-hours-closed` beyond what a guardian allows; 404 `play-ticket-unknown` for a ticket of another person, game or shop, `play-no-build` if its channel gives out nothing any more.
   */
  @Post(':slug/renew')
  @HttpCode(200)
  @OptionallySignedIn()
  @AlsoForPupils()
  async renew(
    @Param('slug') slug: string,
    @Body() { ticket }: RenewTicketRequest,
    @Caller() caller?: SignedIn,
  ): Promise<RenewTicketReply> {
    const { expiresAt, left } = await this.commands.execute(new RenewTicket(slug, ticket, caller?.userId ?? null));
    return { expiresAt: new Date(expiresAt), renewAfterSeconds, timeLeft: left };
  }
}

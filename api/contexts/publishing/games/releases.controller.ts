import { Body, Controller, Delete, HttpCode, Inject, Param, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { instant } from '../../../kernel/instant.js';
import { pesos } from '../../../kernel/money.js';
import type { Ids } from '../../../kernel/ports.js';
import { BusinessClock } from '../../../platform/clock.js';
import type { CommandContext } from '../../../platform/event-store/events.js';
import { AlsoForTools, Caller, Correlation, ForSignedIn, type SignedIn } from '../../../platform/http/access.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Problem } from '../../../platform/http/problem.js';
import { IDS } from '../../../platform/tokens.js';
import { GameViews } from './game-views.js';
import type { StudioGameReply } from './studio-games.dto.js';
import { StudioGames, type StudioGame } from './studio-games.js';
import { ChangeRelease, type ReleaseChange } from '../releases/change-release.js';
import {
  AppealRequest,
  ClearChannelRequest,
  PriceChangeRequest,
  SetChannelRequest,
  SubmitGameRequest,
} from './releases.dto.js';
import { SetChannel } from '../releases/set-channel.js';
import { SubmitGame } from '../releases/submit-game.js';

/** How a studio brings its games to players. */
@ApiTags('publishing')
@ApiBearerAuth()
@ForSignedIn()
@Controller('v1/developer/games/:gameId')
export class ReleasesController {
  constructor(
    private readonly games: StudioGames,
    private readonly views: GameViews,
    private readonly commands: CommandBus,
    private readonly clock: BusinessClock,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /**
   * Hands the draft and its builds to review; the answer names the promised day. 404 `build-unknown`, 409
   * `draft-changed`, `draft-incomplete`, `build-not-ready`, `game-in-review`, `game-unchanged` or `game-taken-down`.
   */
  @Post('submit')
  @HttpCode(200)
  async submit(
    @Param('gameId', new IdPipe('game-unknown')) gameId: string,
    @Body() { note = '', ...request }: SubmitGameRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<StudioGameReply> {
    const game = await this.games.require(caller.userId, gameId, 'editor');
    await this.commands.execute(new SubmitGame(game, { ...request, note }, this.context(caller, correlation)));
    return this.views.one(game);
  }

  /** Takes a submission back before it is decided. Repeating it changes nothing. */
  @Post('withdraw-submission')
  @HttpCode(200)
  withdrawSubmission(
    @Param('gameId', new IdPipe('game-unknown')) gameId: string,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<StudioGameReply> {
    return this.change(gameId, this.context(caller, correlation), () => ({ type: 'WithdrawSubmission' }));
  }

  /**
   * Gives out another build: as preview any that is ready, as `live` or `demo` one that was approved before, without a
   * review. 403 `tool-preview-only` for a tool that wants another channel than the preview, 404 `build-unknown`, 409
   * `build-not-ready`, `build-needs-review` or `game-taken-down`.
   */
  @AlsoForTools()
  @Put('channels')
  async setChannel(
    @Param('gameId', new IdPipe('game-unknown')) gameId: string,
    @Body() build: SetChannelRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<StudioGameReply> {
    // What players get is decided by people.
    if (caller.isTool && build.channel !== 'preview') throw new Problem(403, 'tool-preview-only');
    const game = await this.games.require(caller.userId, gameId, 'editor');
    await this.commands.execute(new SetChannel(gameId, build, this.context(caller, correlation)));
    return this.views.one(game);
  }

  /** Gives out no build any more in one place. 409 `last-live-build` for the only one that players get. */
  @Post('channels/clear')
  @HttpCode(200)
  clearChannel(
    @Param('gameId', new IdPipe('game-unknown')) gameId: string,
    @Body() { channel, kind, platform }: ClearChannelRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<StudioGameReply> {
    const place = { channel, kind, platform: kind === 'web' ? null : (platform ?? null) };
    return this.change(gameId, this.context(caller, correlation), () => ({ type: 'ClearBuildChannel', place }));
  }

  /**
   * Plans a price, or sets it at once; prices need no review. 409 `game-not-released`, `price-change-too-late`,
   * `price-change-same-time` or `price-changes-too-many`.
   */
  @Post('prices')
  @HttpCode(200)
  planPrice(
    @Param('gameId', new IdPipe('game-unknown')) gameId: string,
    @Body() { price, appliesAt }: PriceChangeRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<StudioGameReply> {
    return this.change(gameId, this.context(caller, correlation), (now) => ({
      type: 'SchedulePriceChange',
      changeId: this.ids.next(),
      price: pesos(price),
      appliesAt: appliesAt === undefined ? now : instant(Date.parse(appliesAt)),
    }));
  }

  /** Cancels a planned price. 409 `price-change-unknown` when there is none. */
  @Delete('prices/:changeId')
  cancelPrice(
    @Param('gameId', new IdPipe('game-unknown')) gameId: string,
    @Param('changeId') changeId: string,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<StudioGameReply> {
    return this.change(gameId, this.context(caller, correlation), () => ({ type: 'CancelPriceChange', changeId }));
  }

  /** Takes the game off sale; who owns it keeps it. 409 `game-not-released` or `game-taken-down`. */
  @Post('withdraw')
  @HttpCode(200)
  withdraw(
    @Param('gameId', new IdPipe('game-unknown')) gameId: string,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<StudioGameReply> {
    return this.change(gameId, this.context(caller, correlation), () => ({ type: 'WithdrawGame', by: 'studio' }));
  }

  /** Puts a withdrawn game back on sale. 409 `game-not-released`, `game-taken-down` or `game-withdrawn-by-staff`. */
  @Post('restore')
  @HttpCode(200)
  restore(
    @Param('gameId', new IdPipe('game-unknown')) gameId: string,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<StudioGameReply> {
    return this.change(gameId, this.context(caller, correlation), () => ({ type: 'RestoreGame', by: 'studio' }));
  }

  /** Appeals against a takedown, once. 409 `game-not-taken-down` or `appeal-decided`. */
  @Post('appeal')
  @HttpCode(200)
  appeal(
    @Param('gameId', new IdPipe('game-unknown')) gameId: string,
    @Body() { words }: AppealRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<StudioGameReply> {
    return this.change(gameId, this.context(caller, correlation), () => ({ type: 'AppealTakedown' }), words);
  }

  private async change(
    gameId: string,
    by: CommandContext,
    command: (now: CommandContext['now']) => ChangeOfGame,
    words: string | null = null,
  ): Promise<StudioGameReply> {
    const game: StudioGame = await this.games.require(by.actor.id, gameId, 'editor');
    const request = { ...command(by.now), gameId, now: by.now } as ReleaseChange;
    const note = words === null ? null : ({ author: 'studio', about: 'appeal', note: words } as const);
    await this.commands.execute(new ChangeRelease(request, by, note));
    return this.views.one(game);
  }

  private context({ userId }: SignedIn, correlation: string): CommandContext {
    const [commandId, now] = [this.ids.next(), this.clock.now()];
    return { commandId, actor: { kind: 'player', id: userId }, correlation, causation: correlation, now };
  }
}

type WithoutGame<Command> = Command extends unknown ? Omit<Command, 'gameId' | 'now'> : never;
type ChangeOfGame = WithoutGame<ReleaseChange>;

import { Body, Controller, Get, HttpCode, Inject, Param, Post, Put, Query, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { FeatureGame, UnfeatureGame } from '../../contexts/catalog/index.js';
import { ChangeRelease, CorrectTexts, StudioGames } from '../../contexts/publishing/index.js';
import { ReasonRequest, Staff } from '../../contexts/staff/index.js';
import { pesos } from '../../kernel/money.js';
import type { Ids } from '../../kernel/ports.js';
import type { CommandContext } from '../../platform/event-store/events.js';
import { Caller, Correlation, Needs, type SignedIn } from '../../platform/http/access.js';
import { BodyLimit } from '../../platform/http/body-limit.js';
import { ListRequest } from '../../platform/http/list.dto.js';
import { readListQuery, sendRange } from '../../platform/http/list-query.js';
import { Problem } from '../../platform/http/problem.js';
import { IDS } from '../../platform/tokens.js';
import { CorrectTextsRequest, FeatureRequest, PriceRequest, type ConsoleGameReply } from './games.dto.js';
import { GAMES_LIST, GamesList } from './games.list.js';

/** Descriptions and teaching points of full length in both languages, each letter escaped. */
const LARGEST_GAME = 327_680;

/** The games of the catalogue. Staff act by the commands of publishing, each with its reason. */
@ApiTags('console')
@ApiBearerAuth()
@Controller('v1/admin/games')
export class GamesResource {
  constructor(
    private readonly games: GamesList,
    private readonly studios: StudioGames,
    private readonly commands: CommandBus,
    private readonly staff: Staff,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** Lists games, including those not on sale. */
  @Get()
  @Needs('game:read')
  async list(
    @Query() query: ListRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleGameReply[]> {
    const listQuery = readListQuery(query, GAMES_LIST);
    return sendRange(reply, 'games', listQuery, await this.games.list(listQuery));
  }

  /** Returns a game with all its texts. 404 for an unknown game. */
  @Get(':id')
  @Needs('game:read')
  one(@Param('id') id: string): Promise<ConsoleGameReply> {
    return this.games.one(id);
  }

  /** Sets the price at once. 404 for an unknown game, 403 `game-of-own-studio`, 422 if the reason names a person of the studio. */
  @Post(':id/price')
  @HttpCode(200)
  @Needs('game:write')
  async setPrice(
    @Param('id') gameId: string,
    @Body() { price, reason }: PriceRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<ConsoleGameReply> {
    const by = await this.decidesAbout(gameId, reason, this.staff.context(caller, correlation));
    const set = { type: 'SetPrice', changeId: this.ids.next(), price: pesos(price) } as const;
    await this.commands.execute(new ChangeRelease({ ...set, gameId, reason, now: by.now }, by));
    return this.games.one(gameId);
  }

  /**
   * Takes a game off sale; who owns it plays on, and its studio cannot put it back. Repeating it changes nothing. 404 for an
   * unknown game, 403 `game-of-own-studio`, 409 `game-taken-down`, 422 if the reason names a person of the studio.
   */
  @Post(':id/withdraw')
  @HttpCode(200)
  @Needs('game:write')
  withdraw(
    @Param('id') gameId: string,
    @Body() { reason }: ReasonRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<ConsoleGameReply> {
    return this.changeSale('WithdrawGame', gameId, reason, this.staff.context(caller, correlation));
  }

  /** Puts a game back on sale, also one that its studio took off. Repeating it changes nothing. Errors as `withdraw`. */
  @Post(':id/restore')
  @HttpCode(200)
  @Needs('game:write')
  restore(
    @Param('id') gameId: string,
    @Body() { reason }: ReasonRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<ConsoleGameReply> {
    return this.changeSale('RestoreGame', gameId, reason, this.staff.context(caller, correlation));
  }

  /**
   * Features a game on the home page, six at most; a game off sale vanishes from there by itself. Repeating it changes
   * nothing, another place moves it. 404 for an unknown game, 403 `game-of-own-studio`, 409 `game-not-playable` or
   * `featured-too-many`, 422 if the reason names a person of the studio.
   */
  @Post(':id/feature')
  @HttpCode(200)
  @Needs('game:write')
  async feature(
    @Param('id') gameId: string,
    @Body() { place, reason }: FeatureRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<ConsoleGameReply> {
    const { actor } = await this.decidesAbout(gameId, reason, this.staff.context(caller, correlation));
    await this.commands.execute(new FeatureGame(gameId, place ?? null, { actor, reason }));
    return this.games.one(gameId);
  }

  /**
   * Takes a game off the home page. Repeating it changes nothing. 404 for an unknown game, 403 `game-of-own-studio`, 422 if the
   * reason names a person of the studio.
   */
  @Post(':id/unfeature')
  @HttpCode(200)
  @Needs('game:write')
  async unfeature(
    @Param('id') gameId: string,
    @Body() { reason }: ReasonRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<ConsoleGameReply> {
    const { actor } = await this.decidesAbout(gameId, reason, this.staff.context(caller, correlation));
    await this.commands.execute(new UnfeatureGame(gameId, { actor, reason }));
    return this.games.one(gameId);
  }

  /**
   * Mends texts of a game, in the shop and in the draft of its studio. 404 for an unknown game, 403 `game-of-own-studio`, 409
   * `draft-incomplete` for a text left empty, `submission-undecided` while one waits, `game-changed-meanwhile`, 413
   * above 320 kB, 422 for invalid values.
   */
  @Put(':id/texts')
  @Needs('game:write')
  @BodyLimit(LARGEST_GAME)
  async correct(
    @Param('id') gameId: string,
    @Body() { reason, revision, ...change }: CorrectTextsRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<ConsoleGameReply> {
    if (change.grades && change.grades.to < change.grades.from)
      throw new Problem(422, 'invalid-request', {
        errors: [{ path: 'grades.to', msg: 'must not be lower than the first grade' }],
      });
    const by = await this.decidesAbout(gameId, reason, this.staff.context(caller, correlation));
    await this.commands.execute(new CorrectTexts(gameId, { change, revision }, reason, by));
    return this.games.one(gameId);
  }

  private async changeSale(
    type: 'WithdrawGame' | 'RestoreGame',
    gameId: string,
    reason: string,
    context: CommandContext,
  ): Promise<ConsoleGameReply> {
    const by = await this.decidesAbout(gameId, reason, context);
    await this.commands.execute(new ChangeRelease({ type, gameId, by: 'staff', reason, now: by.now }, by));
    return this.games.one(gameId);
  }

  /** @throws Problem 404, 403 for a game of their own studio, 422 for a reason that names a person of the studio. */
  private async decidesAbout(gameId: string, reason: string, by: CommandContext): Promise<CommandContext> {
    await this.games.one(gameId);
    const members = await this.studios.members(gameId);
    if (members.includes(by.actor.id)) throw new Problem(403, 'game-of-own-studio');
    await this.staff.refuseNames(reason, ...members);
    return by;
  }
}

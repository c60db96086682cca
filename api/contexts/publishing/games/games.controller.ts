import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Patch, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { Ids } from '../../../kernel/ports.js';
import { BusinessClock } from '../../../platform/clock.js';
import { AlsoForTools, Caller, ForSignedIn, type SignedIn } from '../../../platform/http/access.js';
import { BodyLimit } from '../../../platform/http/body-limit.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Problem } from '../../../platform/http/problem.js';
import { IDS } from '../../../platform/tokens.js';
import { bytesOf, LARGEST_BODY } from '../../accounts/index.js';
import { AddGameFile, RemoveGameFile } from '../drafts/change-media.js';
import { CreateGame } from './create-game.js';
import { GameViews } from './game-views.js';
import { AddGameFileRequest, CreateGameRequest, SaveDraftRequest } from './games.dto.js';
import type { StudioGameReply, StudioGamesReply } from './studio-games.dto.js';
import { SaveDraft } from '../drafts/save-draft.js';
import { StudioGames } from './studio-games.js';

/** The drafts of a studio's games. */
@ApiTags('publishing')
@ApiBearerAuth()
@ForSignedIn()
@Controller('v1/developer/games')
export class StudioGamesController {
  constructor(
    private readonly games: StudioGames,
    private readonly views: GameViews,
    private readonly commands: CommandBus,
    private readonly clock: BusinessClock,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** Lists the games of the caller's studios, last changed first. */
  @AlsoForTools()
  @Get()
  async list(@Caller() { userId }: SignedIn): Promise<StudioGamesReply> {
    return { games: await this.views.ofStudios(await this.games.studiosOf(userId)) };
  }

  /**
   * Begins a game: an address and an empty draft. 403 `developer-role` for a reader or a person without a studio, 404
   * for a studio of other people, 409 `slug-taken`, or `drafts-too-many` beyond 50 games that were never released.
   */
  @Post()
  async create(
    @Body() { title, slug, developerId }: CreateGameRequest,
    @Caller() { userId }: SignedIn,
  ): Promise<StudioGameReply> {
    const studio = await this.games.studioToBeginIn(userId, developerId);
    const game = { id: this.ids.next(), developerId: studio.developerId, slug, draft: title };
    await this.commands.execute(new CreateGame(game, { personId: userId, now: this.clock.now() }));
    return this.views.one({ id: game.id, role: studio.role });
  }

  /** Returns a game with its draft, what is missing, builds given out, prices and history. 404 for another studio's. */
  @Get(':gameId')
  async one(
    @Param('gameId', new IdPipe('game-unknown')) gameId: string,
    @Caller() { userId }: SignedIn,
  ): Promise<StudioGameReply> {
    return this.views.one(await this.games.require(userId, gameId, 'reader'));
  }

  /**
   * Saves what was typed, however incomplete. 403 `developer-role` for a reader, 404 for another studio's game, 409
   * `draft-changed` when another person saved since this revision; its `details` hold the newer draft.
   */
  @Patch(':gameId')
  async save(
    @Param('gameId', new IdPipe('game-unknown')) gameId: string,
    @Body() { revision, ...change }: SaveDraftRequest,
    @Caller() { userId }: SignedIn,
  ): Promise<StudioGameReply> {
    const game = await this.games.require(userId, gameId, 'editor');
    try {
      await this.commands.execute(new SaveDraft(gameId, revision, change, { personId: userId, now: this.clock.now() }));
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'draft-changed') throw error;
      const newer = await this.views.one(game);
      throw new Problem(409, error.code, { details: { revision: newer.revision, draft: newer.draft } });
    }
    return this.views.one(game);
  }

  /**
   * Adds a picture or a guide to the draft, in one language. Pictures are cut to the shop's sizes and encoded again. 409 after eight
   * screenshots, 413 above 8 MB, 422 for what is no picture or PDF.
   */
  @Post(':gameId/files')
  @BodyLimit(LARGEST_BODY)
  async addFile(
    @Param('gameId', new IdPipe('game-unknown')) gameId: string,
    @Body() { kind, language, file, alt = '' }: AddGameFileRequest,
    @Caller() { userId }: SignedIn,
  ): Promise<StudioGameReply> {
    const game = await this.games.require(userId, gameId, 'editor');
    const by = { personId: userId, now: this.clock.now() };
    await this.commands.execute(new AddGameFile(gameId, { kind, language, bytes: bytesOf(file), alt }, by));
    return this.views.one(game);
  }

  /** Takes a picture or a guide out of the draft. Repeating it changes nothing. */
  @Delete(':gameId/files/:name')
  @HttpCode(200)
  async removeFile(
    @Param('gameId', new IdPipe('game-unknown')) gameId: string,
    @Param('name') name: string,
    @Caller() { userId }: SignedIn,
  ): Promise<StudioGameReply> {
    const game = await this.games.require(userId, gameId, 'editor');
    await this.commands.execute(new RemoveGameFile(gameId, name, { personId: userId, now: this.clock.now() }));
    return this.views.one(game);
  }
}

import { Body, Controller, Get, HttpCode, Param, Patch, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Caller, ForSignedIn, type SignedIn } from '../../../platform/http/access.js';
import { BodyLimit } from '../../../platform/http/body-limit.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { bytesOf, LARGEST_BODY } from '../../accounts/index.js';
import { StudioGames } from '../../publishing/index.js';
import { ChangeIcon } from './change-icon.js';
import {
  AchievementIconRequest,
  AchievementsFile,
  AddAchievementRequest,
  ChangeAchievementRequest,
  OrderAchievementsRequest,
  type StudioAchievementsReply,
} from './definitions.dto.js';
import { AddAchievement, ChangeAchievement } from './save-achievement.js';
import { OrderAchievements } from './order-achievements.js';
import { StudioAchievements } from './studio-achievements.js';

const GameId = (): ParameterDecorator => Param('gameId', new IdPipe('game-unknown'));

/** What a studio lets players earn in its game. */
@ApiTags('achievements')
@ApiBearerAuth()
@ForSignedIn()
@Controller('v1/developer/games/:gameId/achievements')
export class DefinitionsController {
  constructor(
    private readonly games: StudioGames,
    private readonly achievements: StudioAchievements,
    private readonly commands: CommandBus,
  ) {}

  /** Lists a game's achievements as its studio sees them. 404 `game-unknown` for a game of another studio. */
  @Get()
  async list(@GameId() gameId: string, @Caller() { userId }: SignedIn): Promise<StudioAchievementsReply> {
    return this.achievements.of(await this.games.require(userId, gameId, 'reader'));
  }

  /** Adds an achievement at the end. 409 `achievement-key-taken`, `achievements-too-many`, 422 `achievement-target`. */
  @Post()
  async add(
    @GameId() gameId: string,
    @Body() achievement: AddAchievementRequest,
    @Caller() { userId }: SignedIn,
  ): Promise<StudioAchievementsReply> {
    const game = await this.games.require(userId, gameId, 'editor');
    await this.commands.execute(new AddAchievement(gameId, achievement));
    return this.achievements.of(game);
  }

  /** Puts the achievements in another order. */
  @Put('order')
  async order(
    @GameId() gameId: string,
    @Body() { keys }: OrderAchievementsRequest,
    @Caller() { userId }: SignedIn,
  ): Promise<StudioAchievementsReply> {
    const game = await this.games.require(userId, gameId, 'editor');
    await this.commands.execute(new OrderAchievements(gameId, keys));
    return this.achievements.of(game);
  }

  /** Returns the achievements that can be earned as a file for import, in this game or another. */
  @Get('export')
  async export(@GameId() gameId: string, @Caller() { userId }: SignedIn): Promise<AchievementsFile> {
    await this.games.require(userId, gameId, 'reader');
    return this.achievements.fileOf(gameId);
  }

  /**
   * Changes an achievement, archives it or takes it back. 404 `achievement-unknown`; 409 `achievement-locked` for kind or target once
   * a player has begun it, `achievement-archived`, `achievements-too-many`; 422 `achievement-target`.
   */
  @Patch(':key')
  async change(
    @GameId() gameId: string,
    @Param('key') key: string,
    @Body() change: ChangeAchievementRequest,
    @Caller() { userId }: SignedIn,
  ): Promise<StudioAchievementsReply> {
    const game = await this.games.require(userId, gameId, 'editor');
    await this.commands.execute(new ChangeAchievement(gameId, key, change));
    return this.achievements.of(game);
  }

  /** Sets or removes one of the two icons. Pictures are cut to a square and encoded again. 404 `achievement-unknown`, 413, 422. */
  @Post(':key/icon')
  @HttpCode(200)
  @BodyLimit(LARGEST_BODY)
  async icon(
    @GameId() gameId: string,
    @Param('key') key: string,
    @Body() { which, file }: AchievementIconRequest,
    @Caller() { userId }: SignedIn,
  ): Promise<StudioAchievementsReply> {
    const game = await this.games.require(userId, gameId, 'editor');
    await this.commands.execute(new ChangeIcon(gameId, key, which, file === null ? null : bytesOf(file)));
    return this.achievements.of(game);
  }
}

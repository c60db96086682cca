import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Caller, ForSignedIn, type SignedIn } from '../../../platform/http/access.js';
import { BodyLimit } from '../../../platform/http/body-limit.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { StudioGames } from '../../publishing/index.js';
import {
  AchievementsFile,
  ImportedAchievementsReply,
  IssuedServerKeyReply,
  ResetTestersReply,
  ResetTestersRequest,
  type StudioAchievementsReply,
} from './definitions.dto.js';
import { Definitions } from './definitions.js';
import { ImportAchievements } from './import-achievements.js';
import { ServerKeys } from './server-keys.js';
import { StudioAchievements } from './studio-achievements.js';

const FILE_BYTES = 524_288;
const GameId = (): ParameterDecorator => Param('gameId', new IdPipe('game-unknown'));

/** Import, the key of the developer's server, and testers. */
@ApiTags('achievements')
@ApiBearerAuth()
@ForSignedIn()
@Controller('v1/developer/games/:gameId')
export class AchievementToolsController {
  constructor(
    private readonly games: StudioGames,
    private readonly achievements: StudioAchievements,
    private readonly definitions: Definitions,
    private readonly keys: ServerKeys,
    private readonly commands: CommandBus,
  ) {}

  /**
   * Adds and changes the achievements that a file names, all or none; what it does not name stays. 409 and 422 as for single ones, with
   * the `key` that is refused.
   */
  @Post('achievements/import')
  @HttpCode(200)
  @BodyLimit(FILE_BYTES)
  async import(
    @GameId() gameId: string,
    @Body() { achievements }: AchievementsFile,
    @Caller() { userId }: SignedIn,
  ): Promise<ImportedAchievementsReply> {
    const game = await this.games.require(userId, gameId, 'editor');
    const imported = await this.commands.execute(new ImportAchievements(gameId, achievements));
    return { ...(await this.achievements.of(game)), ...imported };
  }

  /** Issues the key with which the developer's server reports; the one before ends at once. Its text is returned this once. */
  @Post('achievements-key')
  async rotateKey(@GameId() gameId: string, @Caller() { userId }: SignedIn): Promise<IssuedServerKeyReply> {
    const game = await this.games.require(userId, gameId, 'owner');
    const key = await this.keys.rotate(gameId, userId);
    return { ...(await this.achievements.of(game)), key };
  }

  /** Ends the key of the developer's server at once. */
  @Delete('achievements-key')
  @HttpCode(200)
  async revokeKey(@GameId() gameId: string, @Caller() { userId }: SignedIn): Promise<StudioAchievementsReply> {
    const game = await this.games.require(userId, gameId, 'owner');
    await this.keys.revoke(gameId);
    return this.achievements.of(game);
  }

  /** Forgets what members of the game's own studio have earned in it, so that they can test again. */
  @Post('achievements-testers/reset')
  @HttpCode(200)
  async resetTesters(
    @GameId() gameId: string,
    @Body() { who }: ResetTestersRequest,
    @Caller() { userId }: SignedIn,
  ): Promise<ResetTestersReply> {
    await this.games.require(userId, gameId, 'editor');
    return { forgotten: await this.definitions.resetTesters(gameId, who === 'me' ? userId : null) };
  }
}

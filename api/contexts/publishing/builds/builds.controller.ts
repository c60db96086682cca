import { Controller, Get, Param } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { AlsoForTools, Caller, CallerLanguage, ForSignedIn, type SignedIn } from '../../../platform/http/access.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import type { Language } from '../../../platform/http/messages.js';
import { Problem } from '../../../platform/http/problem.js';
import { GameAccess } from './game-access.js';
import type { BuildDetailReply, BuildsReply } from './builds.dto.js';
import { BuildsQueries } from './builds.queries.js';

@ApiTags('publishing')
@ApiBearerAuth()
@ForSignedIn()
@Controller('v1/developer/games/:gameId/builds')
export class BuildsController {
  constructor(
    private readonly access: GameAccess,
    private readonly builds: BuildsQueries,
  ) {}

  /** Lists the builds of a game of the caller's studio, newest first. 404 `game-unknown` for a game of another studio. */
  @AlsoForTools()
  @Get()
  async list(
    @Param('gameId', new IdPipe('game-unknown')) gameId: string,
    @Caller() caller: SignedIn,
    @CallerLanguage() language: Language,
  ): Promise<BuildsReply> {
    await this.access.require(caller.userId, gameId, 'reader');
    return { builds: await this.builds.of(gameId, language) };
  }

  /**
   * Returns one build with its files, and what was found in its archive. While it is `checking`, repeat the request after a
   * second. 404 `build-unknown`, also
   * for a game of another studio.
   */
  @AlsoForTools()
  @Get(':buildId')
  async one(
    @Param('gameId', new IdPipe('build-unknown')) gameId: string,
    @Param('buildId', new IdPipe('build-unknown')) buildId: string,
    @Caller() caller: SignedIn,
    @CallerLanguage() language: Language,
  ): Promise<BuildDetailReply> {
    await this.access.require(caller.userId, gameId, 'reader', 'build-unknown');
    const build = await this.builds.find(gameId, buildId, language);
    if (!build) throw new Problem(404, 'build-unknown');
    return { ...build, files: await this.builds.filesOf(buildId) };
  }
}

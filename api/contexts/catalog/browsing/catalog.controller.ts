import { Controller, Get, Headers, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CallerLanguage, Public } from '../../../platform/http/access.js';
import { sendKept, type KeptAnswer } from '../../../platform/http/pages/kept-answers.js';
import type { Language } from '../../../platform/http/messages.js';
import { Problem } from '../../../platform/http/problem.js';
import { CurriculumReply, FeaturedReply, GameReply, GamesQuery, GamesReply } from './catalog.dto.js';
import { CatalogQueries } from './catalog.queries.js';

/** The games on sale. */
@ApiTags('catalogue')
@Controller('v1/games')
export class CatalogController {
  constructor(private readonly catalog: CatalogQueries) {}

  /**
   * Searches games by text and filters, page by page, and counts the games behind each filter value. 422 for an unknown
   * value.
   */
  @Get()
  @Public()
  @ApiOkResponse({ type: GamesReply })
  async games(
    @Query() query: GamesQuery,
    @CallerLanguage() language: Language,
    @Headers() request: Record<string, string>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (query.sort === 'title') void reply.header('vary', 'accept-language');
    await sendKept(reply, request, await this.catalog.list(query, language));
  }

  /** Returns a game by id or slug. 404 if it is not on sale. */
  @Get(':idOrSlug')
  @Public()
  @ApiOkResponse({ type: GameReply })
  async game(
    @Param('idOrSlug') idOrSlug: string,
    @Headers() request: Record<string, string>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendKept(reply, request, found(await this.catalog.game(idOrSlug)));
  }
}

/** What staff choose for the home page. */
@ApiTags('catalogue')
@Controller('v1/featured-games')
export class FeaturedController {
  constructor(private readonly catalog: CatalogQueries) {}

  /** Lists the games that staff feature on the home page, in their order, six at most. Games not on sale are left out. */
  @Get()
  @Public()
  @ApiOkResponse({ type: FeaturedReply })
  async featured(@Headers() request: Record<string, string>, @Res() reply: FastifyReply): Promise<void> {
    await sendKept(reply, request, await this.catalog.featured());
  }
}

/** What schools teach. */
@ApiTags('catalogue')
@Controller('v1/curriculum')
export class CurriculumController {
  constructor(private readonly catalog: CatalogQueries) {}

  /** Lists the learning objectives of the Chilean curriculum that games can name, in short words, with how many games do. */
  @Get()
  @Public()
  curriculum(): Promise<CurriculumReply> {
    return this.catalog.curriculum();
  }
}

function found(answer: KeptAnswer | null): KeptAnswer {
  if (!answer) throw new Problem(404, 'game-unknown');
  return answer;
}

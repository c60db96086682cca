import { Controller, Get, Header, Headers, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../platform/http/access.js';
import { Problem } from '../../platform/http/problem.js';
import { AchievementsReply, ExchangeRateReply, GameReply, GamesQuery, GamesReply } from './catalog.dto.js';
import { CatalogQueries } from './catalog.queries.js';
import { ExchangeRate } from './exchange-rate.js';

const FRESH = 'public, max-age=0, must-revalidate';

/** The games on sale. */
@ApiTags('catalogue')
@Controller('v1')
export class CatalogController {
  constructor(
    private readonly catalog: CatalogQueries,
    private readonly rate: ExchangeRate,
  ) {}

  /** Games by search, filters, sorting and page, with the count behind each filter value. 422 for a value that does not exist. */
  @Get('games')
  @Public()
  @ApiOkResponse({ type: GamesReply })
  async games(@Query() query: GamesQuery, @Res() reply: FastifyReply, @Headers('if-none-match') known?: string): Promise<void> {
    const { body, edition } = await this.catalog.list(query);
    const etag = `W/"${edition}"`;
    void reply.header('etag', etag).header('cache-control', FRESH);
    if (known === etag) {
      void reply.status(304).send();
      return;
    }
    void reply.type('application/json; charset=utf-8').send(body);
  }

  /** One game by id or slug. 404 when it is not on sale. */
  @Get('games/:idOrSlug')
  @Public()
  @Header('cache-control', FRESH)
  async game(@Param('idOrSlug') idOrSlug: string): Promise<GameReply> {
    return this.found(await this.catalog.game(idOrSlug));
  }

  /** What can be achieved in a game; secret achievements come without their words. 404 when the game is not on sale. */
  @Get('games/:idOrSlug/achievements')
  @Public()
  @Header('cache-control', FRESH)
  async achievements(@Param('idOrSlug') idOrSlug: string): Promise<AchievementsReply> {
    return this.found(await this.catalog.achievements(idOrSlug));
  }

  /** Pesos per dollar, to show approximate prices; 990 until a service answered. */
  @Get('exchange-rate')
  @Public()
  @Header('cache-control', 'public, max-age=600')
  exchangeRate(): ExchangeRateReply {
    return this.rate.current();
  }

  private found<Reply>(reply: Reply | null): Reply {
    if (!reply) throw new Problem(404, 'game-unknown');
    return reply;
  }
}

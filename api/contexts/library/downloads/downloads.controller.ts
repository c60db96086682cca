import { Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiOkResponse, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Caller, ForSignedIn, Public, type SignedIn } from '../../../platform/http/access.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Problem } from '../../../platform/http/problem.js';
import { Entitlements } from '../entitlements.js';
import { CreateDownloadLink } from './create-download-link.js';
import { AvailabilityReply, DownloadLinkReply, DownloadsReply, TransferQuery } from './downloads.dto.js';
import { DownloadQueries } from './downloads.queries.js';
import { Transfers } from './transfers.js';

@ApiTags('library')
@Controller('v1')
export class DownloadsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly downloads: DownloadQueries,
    private readonly entitlements: Entitlements,
    private readonly transfers: Transfers,
  ) {}

  /** Returns how a game can be played or downloaded now, the same for everybody. 404 `game-not-found`. */
  @Get('games/:gameId/availability')
  @Public()
  async availability(@Param('gameId', new IdPipe('game-not-found')) gameId: string): Promise<AvailabilityReply> {
    const found = await this.downloads.availability(gameId);
    if (!found) throw new Problem(404, 'game-not-found');
    return found;
  }

  /** Lists what the caller may download of a game. 403 `not-in-library` for a person who may not play it. */
  @Get('games/:gameId/downloads')
  @ApiBearerAuth()
  @ForSignedIn()
  async list(
    @Param('gameId', new IdPipe('not-in-library')) gameId: string,
    @Caller() caller: SignedIn,
  ): Promise<DownloadsReply> {
    if (!(await this.entitlements.reasonFor(caller.userId, gameId))) throw new Problem(403, 'not-in-library');
    return { gameId, downloads: await this.downloads.liveOf(gameId) };
  }

  /**
   * Signs the address of one transfer of a build. The address needs no session, so that a click in a browser can follow
   * it; a transfer begins within ten minutes, and may be resumed there for a day. Clients that send their token use
   * `GET /v1/downloads/{buildId}` instead. 404 `download-unknown` for a build that the caller may not download.
   */
  @Post('downloads/:buildId/link')
  @HttpCode(200)
  @ApiBearerAuth()
  @ForSignedIn()
  link(
    @Param('buildId', new IdPipe('download-unknown')) buildId: string,
    @Caller() caller: SignedIn,
  ): Promise<DownloadLinkReply> {
    return this.commands.execute(new CreateDownloadLink(caller.userId, buildId));
  }

  /**
   * The stable address of a build: redirects to a freshly signed transfer, also to resume one with `Range` and
   * `If-Range`. A build that was replaced stays for 30 days for those who began to download it. 404 `download-unknown`
   * for a build that the caller may not download.
   */
  @Get('downloads/:buildId')
  @ApiBearerAuth()
  @ForSignedIn()
  @ApiResponse({ status: 307, description: 'Where the transfer lies.' })
  async stable(
    @Param('buildId', new IdPipe('download-unknown')) buildId: string,
    @Caller() caller: SignedIn,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { url } = await this.commands.execute(new CreateDownloadLink(caller.userId, buildId));
    void reply.redirect(url, 307);
  }

  /**
   * Sends a build, or a part of it by `Range`: 206 for one range, 416 for one that ends before it begins or lies past the
   * end, the whole file for several. `If-Range` takes the ETag, a strong SHA-256. The link ends with the right to play:
   * 403 `download-link-over`.
   */
  @Get('downloads/:buildId/file')
  @Public()
  @ApiOkResponse({ content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } })
  async file(
    @Param('buildId', new IdPipe('download-unknown')) buildId: string,
    @Query() { link }: TransferQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.transfers.send({ buildId, link }, request, reply);
  }
}

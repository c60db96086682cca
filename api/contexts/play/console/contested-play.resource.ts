import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Needs } from '../../../platform/http/access.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { sendRange, readListQuery } from '../../../platform/http/list-query.js';
import { ListRequest } from '../../../platform/http/list.dto.js';
import { DecideContested } from '../time/decide-contested.js';
import { ContestedPlayItem, DecideContestedRequest } from '../time/play-time.dto.js';
import { CONTESTED_LIST, ContestedPlayList } from './contested-play.list.js';

@ApiTags('console')
@ApiBearerAuth()
@Controller('v1/admin/contested-play')
export class ContestedPlayResource {
  constructor(
    private readonly contested: ContestedPlayList,
    private readonly commands: CommandBus,
  ) {}

  /** Lists sessions of play that people contest. */
  @Get()
  @Needs('refund:read')
  async list(
    @Query() query: ListRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ContestedPlayItem[]> {
    const listQuery = readListQuery(query, CONTESTED_LIST);
    return sendRange(reply, 'contested-play', listQuery, await this.contested.list(listQuery));
  }

  /** Returns a contested session. 404 `play-session-unknown`. */
  @Get(':id')
  @Needs('refund:read')
  one(@Param('id', new IdPipe('play-session-unknown')) id: string): Promise<ContestedPlayItem> {
    return this.contested.one(id);
  }

  /** Decides whether a contested session counts. The first decision stands. 404 `play-session-unknown`. */
  @Post(':id/decide')
  @HttpCode(200)
  @Needs('refund:approve')
  async decide(
    @Param('id', new IdPipe('play-session-unknown')) id: string,
    @Body() { verdict }: DecideContestedRequest,
  ): Promise<ContestedPlayItem> {
    await this.commands.execute(new DecideContested(id, verdict));
    return this.contested.one(id);
  }
}

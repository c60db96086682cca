import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Needs } from '../../../platform/http/access.js';
import { sendRange, readListQuery } from '../../../platform/http/list-query.js';
import { ListRequest } from '../../../platform/http/list.dto.js';
import type { SuspiciousPlayItem } from './suspicious-play.dto.js';
import { SUSPICIOUS_LIST, SuspiciousPlayList } from './suspicious-play.list.js';

@ApiTags('console')
@ApiBearerAuth()
@Controller('v1/admin/suspicious-play')
export class SuspiciousPlayResource {
  constructor(private readonly suspicious: SuspiciousPlayList) {}

  /** Lists play of the last 35 days that a person should look at, with the reason. Nothing follows from it by itself. */
  @Get()
  @Needs('payout:read')
  async list(
    @Query() query: ListRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SuspiciousPlayItem[]> {
    const list = readListQuery(query, SUSPICIOUS_LIST);
    return sendRange(reply, 'suspicious-play', list, await this.suspicious.list(list));
  }
}

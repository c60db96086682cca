import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Needs } from '../../../platform/http/access.js';
import { countRows, readListQuery } from '../../../platform/http/list-query.js';
import { LATE_WORK_LIST, LateWorkBoard } from './late-work.board.js';
import { LateWorkLine } from './late-work.dto.js';
import { ListRequest } from '../../../platform/http/list.dto.js';

@ApiTags('console')
@ApiBearerAuth()
@Controller('v1/admin/late-work')
export class LateWorkResource {
  constructor(private readonly late: LateWorkBoard) {}

  /** Lists subscription work done more than an hour late. */
  @Get()
  @Needs('ops:read')
  async list(@Query() query: ListRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<LateWorkLine[]> {
    const asked = readListQuery(query, LATE_WORK_LIST);
    const { rows, total } = await this.late.list(asked);
    countRows(reply, 'late-work', asked, rows.length, total);
    return rows;
  }
}

import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Needs } from '../platform/http/access.js';
import { countRows, readListQuery } from '../platform/http/list-query.js';
import { AUDIT_LIST, AuditBoard } from './audit.board.js';
import { AuditLine } from './audit.dto.js';
import { ListRequest } from '../platform/http/list.dto.js';

@ApiTags('console')
@ApiBearerAuth()
@Controller('v1/admin/audit')
export class AuditResource {
  constructor(private readonly audit: AuditBoard) {}

  /** Lists staff actions. */
  @Get()
  @Needs('audit:read')
  async list(@Query() query: ListRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<AuditLine[]> {
    const asked = readListQuery(query, AUDIT_LIST);
    const { rows, total } = await this.audit.list(asked);
    countRows(reply, 'audit', asked, rows.length, total);
    return rows;
  }
}

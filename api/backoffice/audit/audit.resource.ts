import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Needs } from '../../platform/http/access.js';
import { sendRange, readListQuery } from '../../platform/http/list-query.js';
import { AUDIT_LIST, AuditList } from './audit.list.js';
import { AuditLine } from './audit.dto.js';
import { ListRequest } from '../../platform/http/list.dto.js';

@ApiTags('console')
@ApiBearerAuth()
@Controller('v1/admin/audit')
export class AuditResource {
  constructor(private readonly audit: AuditList) {}

  /** Lists staff actions. */
  @Get()
  @Needs('audit:read')
  async list(@Query() query: ListRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<AuditLine[]> {
    const listQuery = readListQuery(query, AUDIT_LIST);
    return sendRange(reply, 'audit', listQuery, await this.audit.list(listQuery));
  }
}

import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Caller, Correlation, Needs, type SignedIn } from '../../../platform/http/access.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { sendRange, readListQuery } from '../../../platform/http/list-query.js';
import { ListRequest } from '../../../platform/http/list.dto.js';
import { Problem } from '../../../platform/http/problem.js';
import { Enquiries } from '../contact/enquiries.js';
import { ENQUIRIES_LIST, EnquiriesList } from './enquiries.list.js';
import { EnquiryListItem, EnquiryShowReply, SupportFiguresReply, SupportTextRequest } from './support-console.dto.js';
import { SupportFigures } from './support-figures.js';

const ENQUIRY = new IdPipe('enquiry-unknown');

@ApiTags('console')
@ApiBearerAuth()
@Controller('v1/admin')
export class EnquiriesResource {
  constructor(
    private readonly list: EnquiriesList,
    private readonly enquiries: Enquiries,
    private readonly figures: SupportFigures,
  ) {}

  /** Returns how many reports and enquiries wait, and how fast they were answered. */
  @Get('support-figures')
  @Needs('support:read')
  readFigures(): Promise<SupportFiguresReply> {
    return this.figures.read();
  }

  /** Lists the enquiries of contact forms. */
  @Get('enquiries')
  @Needs('support:read')
  async all(@Query() query: ListRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<EnquiryListItem[]> {
    const listQuery = readListQuery(query, ENQUIRIES_LIST);
    return sendRange(reply, 'enquiries', listQuery, await this.list.list(listQuery));
  }

  /** Returns an enquiry with its reply. 404 for an unknown enquiry. */
  @Get('enquiries/:id')
  @Needs('support:read')
  one(@Param('id', ENQUIRY) id: string): Promise<EnquiryShowReply> {
    return this.list.one(id);
  }

  /** Replies to an enquiry by mail. 404 for an unknown enquiry, 409 `enquiry-over` for one that is answered or closed. */
  @Post('enquiries/:id/reply')
  @HttpCode(200)
  @Needs('support:answer')
  async reply(
    @Param('id', ENQUIRY) id: string,
    @Body() { text }: SupportTextRequest,
    @Caller() { userId }: SignedIn,
    @Correlation() correlation: string,
  ): Promise<EnquiryShowReply> {
    await this.list.one(id);
    if (!(await this.enquiries.answer(id, text, userId, correlation))) throw new Problem(409, 'enquiry-over');
    return this.list.one(id);
  }

  /** Closes an enquiry that needs no reply. 404 for an unknown enquiry, 409 `enquiry-over` for one that is answered or closed. */
  @Post('enquiries/:id/close')
  @HttpCode(200)
  @Needs('support:answer')
  async close(@Param('id', ENQUIRY) id: string, @Caller() { userId }: SignedIn): Promise<EnquiryShowReply> {
    await this.list.one(id);
    if (!(await this.enquiries.close(id, userId))) throw new Problem(409, 'enquiry-over');
    return this.list.one(id);
  }
}

import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Caller, Correlation, Needs, type SignedIn } from '../../../platform/http/access.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { sendRange, readListQuery } from '../../../platform/http/list-query.js';
import { ListRequest } from '../../../platform/http/list.dto.js';
import { StaffMembers } from '../../staff/index.js';
import { assigneeOf } from '../cases/assignee.js';
import { CaseWork, ENQUIRY_CASES, type CaseTask } from '../cases/case-work.js';
import { ENQUIRIES_LIST, EnquiriesList } from './enquiries.list.js';
import { EnquiryWork } from './enquiry-work.js';
import {
  AssignRequest,
  EnquiryAnswerRequest,
  EnquiryListItem,
  EnquiryShowReply,
  SupportFiguresReply,
  SupportTextRequest,
} from './support-console.dto.js';
import { SupportFigures } from './support-figures.js';

const ENQUIRY = new IdPipe('enquiry-unknown');

@ApiTags('console')
@ApiBearerAuth()
@Controller('v1/admin')
export class EnquiriesResource {
  constructor(
    private readonly list: EnquiriesList,
    private readonly work: EnquiryWork,
    private readonly cases: CaseWork,
    private readonly members: StaffMembers,
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

  /** Returns an enquiry with its answers and notes. 404 for an unknown enquiry. */
  @Get('enquiries/:id')
  @Needs('support:read')
  one(@Param('id', ENQUIRY) id: string): Promise<EnquiryShowReply> {
    return this.list.one(id);
  }

  /** Sends the first answer to an enquiry by mail. 404 for an unknown enquiry, 409 `enquiry-over` for one that is answered or closed. */
  @Post('enquiries/:id/reply')
  @HttpCode(200)
  @Needs('support:answer')
  async reply(
    @Param('id', ENQUIRY) id: string,
    @Body() { text }: SupportTextRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<EnquiryShowReply> {
    return this.done(id, caller, correlation, (task) => this.work.answer(task, { text, status: 'answered' }));
  }

  /**
   * Answers an enquiry by mail, any number of times. 404 for an unknown enquiry, 409 `enquiry-answered-meanwhile` where someone
   * else answered since `answersSeen`, 409 `enquiry-closed` for a closed one.
   */
  @Post('enquiries/:id/answer')
  @HttpCode(200)
  @Needs('support:answer')
  async answer(
    @Param('id', ENQUIRY) id: string,
    @Body() answer: EnquiryAnswerRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<EnquiryShowReply> {
    return this.done(id, caller, correlation, (task) => this.work.answer(task, answer));
  }

  /** Adds a note that only staff read. 404 for an unknown enquiry. */
  @Post('enquiries/:id/note')
  @HttpCode(200)
  @Needs('support:answer')
  async note(
    @Param('id', ENQUIRY) id: string,
    @Body() { text }: SupportTextRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<EnquiryShowReply> {
    return this.done(id, caller, correlation, (task) => this.cases.note(ENQUIRY_CASES, task, text));
  }

  /** Assigns an enquiry to a member of staff, or to no one. 404 for an unknown enquiry, 422 for a person who may not answer enquiries. */
  @Post('enquiries/:id/assign')
  @HttpCode(200)
  @Needs('support:answer')
  async assign(
    @Param('id', ENQUIRY) id: string,
    @Body() { staffId }: AssignRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<EnquiryShowReply> {
    const assignee = await assigneeOf(this.members, staffId);
    return this.done(id, caller, correlation, (task) => this.cases.assign(ENQUIRY_CASES, task, assignee));
  }

  /** Closes an enquiry. 404 for an unknown enquiry, 409 `enquiry-over` for one that is closed. */
  @Post('enquiries/:id/close')
  @HttpCode(200)
  @Needs('support:answer')
  async close(
    @Param('id', ENQUIRY) id: string,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<EnquiryShowReply> {
    return this.done(id, caller, correlation, (task) => this.work.close(task));
  }

  /** Makes a closed enquiry open again, or answered where it has an answer; changes no other one. 404 for an unknown enquiry. */
  @Post('enquiries/:id/reopen')
  @HttpCode(200)
  @Needs('support:answer')
  async reopen(
    @Param('id', ENQUIRY) id: string,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<EnquiryShowReply> {
    return this.done(id, caller, correlation, (task) => this.work.reopen(task));
  }

  private async done(
    caseId: string,
    { userId: staffId }: SignedIn,
    correlation: string,
    change: (task: CaseTask) => Promise<void>,
  ): Promise<EnquiryShowReply> {
    await this.list.one(caseId);
    await change({ caseId, staffId, correlation });
    return this.list.one(caseId);
  }
}

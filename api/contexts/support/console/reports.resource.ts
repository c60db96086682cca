import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Caller, Correlation, Needs, type SignedIn } from '../../../platform/http/access.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { sendRange, readListQuery } from '../../../platform/http/list-query.js';
import { ListRequest } from '../../../platform/http/list.dto.js';
import { Problem } from '../../../platform/http/problem.js';
import { StaffMembers } from '../../staff/index.js';
import { assigneeOf } from '../cases/assignee.js';
import { CaseWork, REPORT_CASES, type CaseTask } from '../cases/case-work.js';
import { Attachments } from '../reporting/attachments.js';
import { ReportWork } from './report-work.js';
import { REPORTS_LIST, ReportsList } from './reports.list.js';
import {
  AssignRequest,
  ReportAnswerRequest,
  ReportListItem,
  ReportShowReply,
  ReportStatusRequest,
  SupportTextRequest,
} from './support-console.dto.js';

const REPORT = new IdPipe('report-unknown');

@ApiTags('console')
@ApiBearerAuth()
@Controller('v1/admin/reports')
export class ReportsResource {
  constructor(
    private readonly reports: ReportsList,
    private readonly work: ReportWork,
    private readonly cases: CaseWork,
    private readonly attachments: Attachments,
    private readonly members: StaffMembers,
  ) {}

  /** Lists problem reports. */
  @Get()
  @Needs('support:read')
  async list(@Query() query: ListRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<ReportListItem[]> {
    const listQuery = readListQuery(query, REPORTS_LIST);
    return sendRange(reply, 'reports', listQuery, await this.reports.list(listQuery));
  }

  /** Returns a report with its answers, notes and file. 404 for an unknown report. */
  @Get(':id')
  @Needs('support:read')
  one(@Param('id', REPORT) id: string): Promise<ReportShowReply> {
    return this.reports.one(id);
  }

  /** Returns the file of a report, to be saved and not opened. 404 for an unknown report, or once the file is deleted. */
  @Get(':id/attachment')
  @ApiOkResponse({ content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } })
  @Needs('support:read')
  @ApiProduces('application/octet-stream')
  @Header('content-security-policy', "default-src 'none'; sandbox")
  @Header('cache-control', 'private, no-store')
  async attachment(@Param('id', REPORT) id: string): Promise<StreamableFile> {
    const { attachment } = await this.reports.one(id);
    const content = attachment && (await this.attachments.read(id));
    if (!content) throw new Problem(404, 'attachment-gone');
    const name = encodeURIComponent(attachment.name);
    return new StreamableFile(content, { type: attachment.type, disposition: `attachment; filename*=UTF-8''${name}` });
  }

  /**
   * Answers a report. The reporter reads it on the status page and, with an address, by mail. 404 for an unknown report, 409
   * `report-grew-meanwhile` where something was written since `wordsSeen`.
   */
  @Post(':id/answer')
  @HttpCode(200)
  @Needs('support:answer')
  async answer(
    @Param('id', REPORT) id: string,
    @Body() { text, status, wordsSeen }: ReportAnswerRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<ReportShowReply> {
    return this.done(id, caller, correlation, (task) => this.work.answer(task, { text, status, wordsSeen }));
  }

  /** Adds a note that only staff read. 404 for an unknown report. */
  @Post(':id/note')
  @HttpCode(200)
  @Needs('support:answer')
  async note(
    @Param('id', REPORT) id: string,
    @Body() { text }: SupportTextRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<ReportShowReply> {
    return this.done(id, caller, correlation, (task) => this.cases.note(REPORT_CASES, task, text));
  }

  /** Changes the status of a report. 404 for an unknown report, 409 `report-grew-meanwhile` as for an answer. */
  @Post(':id/status')
  @HttpCode(200)
  @Needs('support:answer')
  async status(
    @Param('id', REPORT) id: string,
    @Body() { status, wordsSeen }: ReportStatusRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<ReportShowReply> {
    return this.done(id, caller, correlation, (task) => this.work.setStatus(task, { status, wordsSeen }));
  }

  /** Assigns a report to a member of staff, or to no one. 404 for an unknown report, 422 for a person who may not answer reports. */
  @Post(':id/assign')
  @HttpCode(200)
  @Needs('support:answer')
  async assign(
    @Param('id', REPORT) id: string,
    @Body() { staffId }: AssignRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<ReportShowReply> {
    const assignee = await assigneeOf(this.members, staffId);
    return this.done(id, caller, correlation, (task) => this.cases.assign(REPORT_CASES, task, assignee));
  }

  private async done(
    reportId: string,
    { userId: staffId }: SignedIn,
    correlation: string,
    change: (task: CaseTask) => Promise<void>,
  ): Promise<ReportShowReply> {
    await this.reports.one(reportId);
    await change({ caseId: reportId, staffId, correlation });
    return this.reports.one(reportId);
  }
}

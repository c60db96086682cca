import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Caller, Correlation, Needs, type SignedIn } from '../../../../platform/http/access.js';
import { IdPipe } from '../../../../platform/http/id.pipe.js';
import { ListRequest } from '../../../../platform/http/list.dto.js';
import { readListQuery, sendRange } from '../../../../platform/http/list-query.js';
import { ReasonRequest, Staff } from '../../../staff/index.js';
import { BankFileViews } from './bank-file-views.js';
import { BANK_FILES_LIST } from './bank-files.js';
import {
  BankFileRecordedReply,
  BankFileReply,
  MakeBankFileRequest,
  NextBankFileReply,
  RecordBankFilePaidRequest,
  type BankFileItem,
} from './bank-files.dto.js';
import { MakeBankFile } from './make-bank-file.js';
import { PutBackBankFile } from './put-back-bank-file.js';
import { RecordBankFilePaid } from './record-bank-file-paid.js';

const FILE = new IdPipe('bank-file-unknown');

@ApiTags('console')
@ApiBearerAuth()
@Controller('v1/admin/bank-files')
@Needs('payout:release')
export class BankFilesResource {
  constructor(
    private readonly views: BankFileViews,
    private readonly commands: CommandBus,
    private readonly staff: Staff,
  ) {}

  /** Lists the files of pay-outs for the bank, the newest first. */
  @Get()
  async list(@Query() query: ListRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<BankFileItem[]> {
    const list = readListQuery(query, BANK_FILES_LIST);
    return sendRange(reply, 'bank-files', list, await this.views.list(list));
  }

  /** Returns what a file would hold that is made now, and the released pay-outs that stay out of it, each with the reason. */
  @Get('next')
  async next(@Caller() caller: SignedIn): Promise<NextBankFileReply> {
    return this.views.next(caller.userId);
  }

  /**
   * Puts all released pay-outs that are in no file into a new one, at most 500. Each is in one file at most. The same id
   * again returns the file that was made. 409 `bank-file-empty`.
   */
  @Post()
  @HttpCode(200)
  async make(
    @Body() { fileId }: MakeBankFileRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<BankFileReply> {
    await this.commands.execute(new MakeBankFile(fileId, this.staff.context(caller, correlation)));
    return this.views.one(fileId);
  }

  /** Returns a file with its pay-outs, without accounts. 404 `bank-file-unknown`. */
  @Get(':id')
  async one(@Param('id', FILE) id: string): Promise<BankFileReply> {
    return this.views.one(id);
  }

  /**
   * Returns the CSV file to upload at the bank, the same bytes each time: semicolons, CRLF, UTF-8 with a mark. 404
   * `bank-file-unknown`, 409 `bank-file-withdrawn`, `bank-file-recorded` once one of its transfers is recorded or failed,
   * 503 `secret-unreadable` while CARD_KEYS lacks the key of its accounts.
   */
  @Get(':id/csv')
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string' } } } })
  async csv(@Param('id', FILE) id: string, @Res() reply: FastifyReply): Promise<void> {
    const { name, content } = await this.views.content(id);
    void reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .send(content);
  }

  /**
   * Records that the bank executed a file: all of its pay-outs that wait, under one reference. Those that are transferred or
   * failed already, or of a studio of the caller, stay as they are and are named. 404 `bank-file-unknown`, 409 `bank-file-withdrawn`.
   */
  @Post(':id/record-paid')
  @HttpCode(200)
  async recordPaid(
    @Param('id', FILE) id: string,
    @Body() { reference }: RecordBankFilePaidRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<BankFileRecordedReply> {
    await this.views.one(id);
    const recorded = await this.commands.execute(new RecordBankFilePaid(id, reference, caller, correlation));
    return this.views.recorded(id, recorded);
  }

  /**
   * Puts a file back that never went to the bank: its pay-outs wait for the next one. By another person than the one who made
   * it. 404 `bank-file-unknown`, 409 `bank-file-own`, `bank-file-executed`, `bank-file-over` or `payout-own`.
   */
  @Post(':id/put-back')
  @HttpCode(200)
  async putBack(
    @Param('id', FILE) id: string,
    @Body() { reason }: ReasonRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<BankFileReply> {
    await this.views.one(id);
    await this.commands.execute(new PutBackBankFile(id, reason, this.staff.context(caller, correlation)));
    return this.views.one(id);
  }
}

import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Database } from '../../../platform/database/database.js';
import { Caller, Correlation, ForSignedIn, Public, type SignedIn } from '../../../platform/http/access.js';
import { LinkRequest, Person, CallerNetwork } from '../../access/index.js';
import { CancelErasure, ErasureProof, ErasureRequests } from './request-erasure.js';
import { Erasures } from './erasures.js';
import { ErasureReply, erasureReply, ErasureRequest } from './erasure.dto.js';

/** Deleting one's own account, with seven days to change one's mind. */
@ApiTags('privacy')
@Controller('v1/privacy/erasure')
export class ErasureController {
  constructor(
    private readonly requests: ErasureRequests,
    private readonly proof: ErasureProof,
    private readonly erasures: Erasures,
    private readonly db: Database,
    private readonly commands: CommandBus,
  ) {}

  /**
   * Schedules the erasure of the caller's account in seven days and mails a link to cancel it. An account without a
   * password first receives a link to confirm. 403 `password-wrong`, 409 `last-administrator-stays`, 429 after too many
   * attempts.
   */
  @Post()
  @HttpCode(200)
  @ApiBearerAuth()
  @ForSignedIn()
  async ask(
    @Body() { password }: ErasureRequest,
    @Caller() caller: SignedIn,
    @CallerNetwork() network: string,
    @Correlation() correlation: string,
  ): Promise<ErasureReply> {
    const { linkSent } = await this.requests.ask(caller, password, network, correlation);
    const reply = await this.replyTo(caller.userId);
    return linkSent && reply.state === 'none' ? { ...reply, state: 'link-sent' } : reply;
  }

  /** Returns the erasure status of the caller's account. */
  @Get()
  @ApiBearerAuth()
  @ForSignedIn()
  async state(@Caller() { userId }: SignedIn): Promise<ErasureReply> {
    return this.replyTo(userId);
  }

  /** Cancels the erasure. 409 `erasure-under-way` after the seven days. */
  @Delete()
  @ApiBearerAuth()
  @ForSignedIn()
  async cancel(@Caller() { userId }: SignedIn, @Correlation() correlation: string): Promise<ErasureReply> {
    await this.commands.execute(new CancelErasure(userId, correlation));
    return this.replyTo(userId);
  }

  /** Cancels the erasure by the link in the mail, without a session. 409 for a used, expired or unknown link. */
  @Post('cancel')
  @HttpCode(200)
  @Public()
  async cancelByLink(@Body() { token }: LinkRequest, @Correlation() correlation: string): Promise<ErasureReply> {
    return this.publicReply(await this.proof.cancel(token, correlation));
  }

  /**
   * Confirms the erasure of an account without a password, by the link in the mail; the seven days begin. 409 for a
   * replaced, expired or unknown link.
   */
  @Post('confirm')
  @HttpCode(200)
  @Public()
  async confirm(@Body() { token }: LinkRequest, @Correlation() correlation: string): Promise<ErasureReply> {
    return this.publicReply(await this.proof.confirm(token, correlation));
  }

  /** To a link, without a session. */
  private async publicReply(userId: string): Promise<ErasureReply> {
    return erasureReply(await this.erasures.statusOf(userId), this.erasures.now());
  }

  private async replyTo(userId: string): Promise<ErasureReply> {
    const [state, person] = await Promise.all([
      this.erasures.statusOf(userId),
      this.db.rows.findOneBy(Person, { id: userId }),
    ]);
    return erasureReply(state, this.erasures.now(), person ? person.passwordHash !== null : null);
  }
}

import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Caller, ForSignedIn, type SignedIn } from '../../../platform/http/access.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { SecondFactor } from '../second-factor/second-factor.js';
import { CallerVisit, type Visit } from '../sessions/sign-ins.js';
import { IssuedToolTokenReply, IssueToolTokenRequest, ToolTokensReply } from './tool-tokens.dto.js';
import { ToolTokens } from './tool-tokens.js';

/** Tokens for a person's own tools, such as a script that uploads builds. They work on a few routes, which say so. */
@ApiTags('auth')
@ApiBearerAuth()
@ForSignedIn()
@Controller('v1/auth/tool-tokens')
export class ToolTokensController {
  constructor(
    private readonly tokens: ToolTokens,
    private readonly factor: SecondFactor,
  ) {}

  /** Lists the caller's tokens for tools, newest first, without their texts. */
  @Get()
  async list(@Caller() { userId }: SignedIn): Promise<ToolTokensReply> {
    return { tokens: await this.tokens.of(userId) };
  }

  /**
   * Issues a token for a tool of the caller, who works for a studio, and mails them; its text is returned this once. It ends with its days,
   * a new password and a log-out everywhere. 409 `current-password-wrong`, `second-factor-wrong` where two-step log-in is on,
   * `tool-token-needs-studio`, `tool-tokens-too-many` beyond ten; 429 after too many attempts.
   */
  @Post()
  async issue(
    @Body() { name, days, currentPassword, code }: IssueToolTokenRequest,
    @Caller() caller: SignedIn,
    @CallerVisit() visit: Visit,
  ): Promise<IssuedToolTokenReply> {
    await this.factor.proveOwner(caller, { password: currentPassword ?? null, code: code ?? '' }, visit);
    const { token, entry } = await this.tokens.issue(caller.userId, { name, days }, visit.correlation);
    return { ...entry, token };
  }

  /** Ends a token of the caller at once and returns those that are left. 404 `tool-token-unknown`. */
  @Delete(':tokenId')
  async revoke(
    @Param('tokenId', new IdPipe('tool-token-unknown')) tokenId: string,
    @Caller() { userId }: SignedIn,
  ): Promise<ToolTokensReply> {
    await this.tokens.revoke(userId, tokenId);
    return { tokens: await this.tokens.of(userId) };
  }
}

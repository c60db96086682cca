import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Caller, ForSignedIn, type SignedIn } from '../../../platform/http/access.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { IssuedToolTokenReply, IssueToolTokenRequest, ToolTokensReply } from './tool-tokens.dto.js';
import { ToolTokens } from './tool-tokens.js';

/** Tokens for a person's own tools, such as a script that uploads builds. They work on a few routes, which say so. */
@ApiTags('auth')
@ApiBearerAuth()
@ForSignedIn()
@Controller('v1/auth/tool-tokens')
export class ToolTokensController {
  constructor(private readonly tokens: ToolTokens) {}

  /** Lists the caller's tokens for tools, newest first, without their texts. */
  @Get()
  async list(@Caller() { userId }: SignedIn): Promise<ToolTokensReply> {
    return { tokens: await this.tokens.of(userId) };
  }

  /** Issues a token for a tool of the caller; its text is returned this once. 409 `tool-tokens-too-many` beyond ten. */
  @Post()
  async issue(@Body() { name }: IssueToolTokenRequest, @Caller() { userId }: SignedIn): Promise<IssuedToolTokenReply> {
    const { token, entry } = await this.tokens.issue(userId, name);
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

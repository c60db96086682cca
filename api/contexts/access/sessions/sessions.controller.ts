import { Controller, Delete, Get, Param, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Caller, CallerLanguage, ForSignedIn, type SignedIn } from '../../../platform/http/access.js';
import type { Language } from '../../../platform/http/messages.js';
import { Problem } from '../../../platform/http/problem.js';
import { MessageReply } from '../forms/auth.dto.js';
import type { Session } from './session.entity.js';
import { SESSION_REPLIES } from '../forms/messages.js';
import { OpenSessions } from './sessions.js';
import { EndSessionsQuery, OpenSessionsReply, type OpenSessionReply } from './sessions.dto.js';

@ApiTags('accounts')
@ApiBearerAuth()
@ForSignedIn()
@Controller('v1/auth/sessions')
export class SessionsController {
  constructor(private readonly sessions: OpenSessions) {}

  /** Lists the caller's sessions by device, last used first. */
  @Get()
  async mine(@Caller() { userId, sessionId }: SignedIn): Promise<OpenSessionsReply> {
    const sessions = await this.sessions.of(userId);
    return { sessions: sessions.map((session) => replyOf(session, sessionId)) };
  }

  /** Ends one of the caller's sessions. Repeating it changes nothing. 404 for another person's. */
  @Delete(':id')
  async end(
    @Param('id') id: string,
    @Caller() { userId }: SignedIn,
    @CallerLanguage() language: Language,
  ): Promise<MessageReply> {
    if (!(await this.sessions.end(userId, id))) throw new Problem(404, 'not-found');
    return { message: SESSION_REPLIES.ended[language] };
  }

  /** Logs the caller out everywhere, or everywhere else with `?except=current`. */
  @Delete()
  async endAll(
    @Query() { except }: EndSessionsQuery,
    @Caller() { userId, sessionId }: SignedIn,
    @CallerLanguage() language: Language,
  ): Promise<MessageReply> {
    await this.sessions.endAll(userId, except && sessionId);
    return { message: SESSION_REPLIES[except ? 'othersEnded' : 'allEnded'][language] };
  }
}

function replyOf(
  { id, device, deviceKind, network, createdAt, lastSeenAt, remember }: Session,
  currentId: string,
): OpenSessionReply {
  return {
    id,
    device,
    deviceKind,
    network,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    remembered: remember,
    current: id === currentId,
  };
}

import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { BusinessClock } from '../../../platform/clock.js';
import { AlsoForPupils, Caller, ForSignedIn, Public, type SignedIn } from '../../../platform/http/access.js';
import { Problem } from '../../../platform/http/problem.js';
import { CallerNetwork } from '../../access/index.js';
import { JoinClass } from './join-class.js';
import { PupilClass } from './pupil-class.js';
import { PupilSessions } from './pupil-sessions.js';
import {
  JoinClassRequest,
  JoinedPupilReply,
  LeftClassReply,
  PupilClassReply,
  ReturnedPupilReply,
  ReturnToClassRequest,
} from './pupils.dto.js';
import { ReturnToClass } from './return-to-class.js';

/** The class as its pupils come to it: a code, a nickname, and no account. */
@ApiTags('schools')
@Controller('v1/class')
export class ClassController {
  constructor(
    private readonly commands: CommandBus,
    private readonly sessions: PupilSessions,
    private readonly view: PupilClass,
    private readonly clock: BusinessClock,
  ) {}

  /**
   * Joins a class under a nickname and returns a token and, this once, the number to come back with. 404 `class-code-unknown`;
   * 409 `class-closed`, `class-without-seats`, `class-full`, `nickname-taken`; 422 `nickname-invalid`; 429 after too many wrong codes.
   */
  @Post('join')
  @HttpCode(200)
  @Public()
  async join(
    @Body() { code, nickname: typed }: JoinClassRequest,
    @CallerNetwork() network: string,
  ): Promise<JoinedPupilReply> {
    const { pupilId, nickname, pin, className } = await this.commands.execute(new JoinClass(code, typed, network));
    const token = await this.sessions.open(pupilId, this.clock.now());
    return { token, pin, pupil: { id: pupilId, nickname }, className };
  }

  /** Lets a pupil back in. 404 `class-code-unknown`, `pupil-proof-wrong`; 429 after too many wrong tries. */
  @Post('return')
  @HttpCode(200)
  @Public()
  async comeBack(
    @Body() { code, nickname: typed, pin }: ReturnToClassRequest,
    @CallerNetwork() network: string,
  ): Promise<ReturnedPupilReply> {
    const proof = { code, nickname: typed, pin };
    const { pupilId, nickname, className } = await this.commands.execute(new ReturnToClass(proof, network));
    const token = await this.sessions.open(pupilId, this.clock.now());
    return { token, pupil: { id: pupilId, nickname }, className };
  }

  /** Returns the pupil's class: its games and the own progress. 403 `pupils-only` for people with an account. */
  @Get()
  @ForSignedIn()
  @AlsoForPupils()
  @ApiBearerAuth()
  mine(@Caller() caller: SignedIn): Promise<PupilClassReply> {
    if (!caller.isPupil) throw new Problem(403, 'pupils-only');
    return this.view.of(caller.userId);
  }

  /** Ends the pupil's session on this device; the number lets them back in. 403 `pupils-only`. */
  @Post('leave')
  @HttpCode(200)
  @ForSignedIn()
  @AlsoForPupils()
  @ApiBearerAuth()
  async leave(@Caller() caller: SignedIn): Promise<LeftClassReply> {
    if (!caller.isPupil) throw new Problem(403, 'pupils-only');
    await this.sessions.end(caller.sessionId);
    return { left: true };
  }
}

import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Caller, Correlation, ForSignedIn, type SignedIn } from '../../../platform/http/access.js';
import { Problem } from '../../../platform/http/problem.js';
import { refuseStudents } from '../refuse-students.js';
import { ApplicationView } from './application-view.js';
import { ApplicationReply, SaveApplicationRequest } from './application.dto.js';
import { SaveApplication } from './save-application.js';
import { SubmitApplication } from './submit-application.js';

@ApiTags('developers')
@ApiBearerAuth()
@Controller('v1/developer/application')
@ForSignedIn()
export class ApplicationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly view: ApplicationView,
  ) {}

  /**
   * Returns the caller's application to become a developer, as far as it was typed, with what is missing and, once
   * submitted, its place in the queue and the decision. 403 `developer-not-allowed` for accounts of students.
   */
  @Get()
  async read(@Caller() caller: SignedIn): Promise<ApplicationReply> {
    refuseStudents(caller);
    return this.view.of(caller.userId);
  }

  /**
   * Saves the application as typed, however incomplete. 403 `developer-not-allowed`, 409 `application-submitted` while
   * staff decide and after an approval, 422 for texts that are too long.
   */
  @Put()
  async save(@Body() typed: SaveApplicationRequest, @Caller() caller: SignedIn): Promise<ApplicationReply> {
    refuseStudents(caller);
    await this.commands.execute(new SaveApplication(caller.userId, typed));
    return this.view.of(caller.userId);
  }

  /**
   * Submits the saved application to staff, also again after a rejection; a second submission changes nothing. 403
   * `developer-not-allowed` or `email-not-verified`, 409 `application-decided` after an approval, 422
   * `application-incomplete` with each field that is missing or wrong.
   */
  @Post('submit')
  @HttpCode(200)
  async submit(@Caller() caller: SignedIn, @Correlation() correlation: string): Promise<ApplicationReply> {
    refuseStudents(caller);
    if (!caller.emailVerified) throw new Problem(403, 'email-not-verified');
    await this.commands.execute(new SubmitApplication(caller.userId, correlation));
    return this.view.of(caller.userId);
  }
}

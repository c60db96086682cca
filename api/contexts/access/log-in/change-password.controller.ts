import { Body, Controller, Patch } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Caller, CallerLanguage, ForSignedIn, type SignedIn } from '../../../platform/http/access.js';
import type { Language } from '../../../platform/http/messages.js';
import { Problem } from '../../../platform/http/problem.js';
import { MessageReply, ChangePasswordRequest } from '../forms/auth.dto.js';
import { CallerVisit, type Visit } from '../sessions/sign-ins.js';
import { ChangePassword } from './change-password.js';
import { PASSWORD_REPLIES } from '../forms/messages.js';
import { readPasswordChange } from './password-change.rules.js';

const WORDS = {
  'password-missing': 'is required',
  'password-ambiguous': 'says something else than another field',
  'password-differs': 'must repeat the new password',
  'password-unchanged': 'must be another than the current one',
};

@ApiTags('accounts')
@ApiBearerAuth()
@ForSignedIn()
@Controller('v1/users')
export class ChangePasswordController {
  constructor(private readonly passwords: ChangePassword) {}

  /**
   * Changes the caller's password and logs out all other devices. 409 `current-password-wrong`, or `no-password-yet`
   * for an account with Google only, 422 for a weak or unchanged password or a different confirmation, 429 after too
   * many attempts.
   */
  @Patch('pass')
  async change(
    @Body() given: ChangePasswordRequest,
    @Caller() caller: SignedIn,
    @CallerLanguage() language: Language,
    @CallerVisit() visit: Visit,
  ): Promise<MessageReply> {
    const change = readPasswordChange(given);
    if (change.is === 'faulty')
      throw new Problem(422, change.fault, { errors: [{ msg: WORDS[change.fault], path: change.path }] });

    await this.passwords.change(caller, change.current, change.wanted, visit);
    return { message: PASSWORD_REPLIES.changed[language] };
  }
}

import { Body, Controller, Get, HttpCode, Ip, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Caller, CallerLanguage, Correlation, ForSignedIn, Public, type SignedIn } from '../../platform/http/access.js';
import type { Language } from '../../platform/http/messages.js';
import { Problem } from '../../platform/http/problem.js';
import { Accounts } from './accounts.js';
import {
  MessageReply, RefreshReply, RefreshRequest, ResendRequest, SignInReply, SignInRequest, SignUpReply, SignUpRequest, UserRecord, VerifyEmailRequest,
} from './auth.dto.js';
import type { Person } from './person.entity.js';
import { ADMINISTRATOR } from './permissions.js';
import { Sessions } from './sessions.js';

const SAYS = {
  'signed-up': { es: 'Te enviamos un correo para confirmar tu cuenta.', en: 'We sent you a mail to confirm your account.' },
  'signed-in': { es: 'Hola de nuevo.', en: 'Welcome back.' },
  'signed-out': { es: 'Cerraste tu sesión.', en: 'You are signed out.' },
  'link-sent': { es: 'Si ese correo espera confirmación, te enviamos un enlace nuevo.', en: 'If that address is waiting to be confirmed, we sent a new link.' },
  verified: { es: 'Tu correo está confirmado. Ya puedes comprar.', en: 'Your e-mail is confirmed. You can buy now.' },
};

@ApiTags('accounts')
@Controller('v1')
export class AuthController {
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
  ) {}

  /** Makes an account; no token before the address is confirmed or the person signs in. 422 for a weak password, 429 after too many. */
  @Post('auth/signup')
  @HttpCode(200)
  @Public()
  async signUp(@Body() body: SignUpRequest, @Ip() address: string, @CallerLanguage() language: Language, @Correlation() correlation: string): Promise<SignUpReply> {
    const person = await this.accounts.signUp(
      { email: body.email, username: body.username, password: body.password, language: body.language ?? language, birthYear: body.birthYear ?? null, termsHash: body.acceptedTerms ?? null },
      address, correlation);
    return { message: SAYS['signed-up'][language], user: recordOf(person) };
  }

  /** A session of 24 hours, or of 30 days with remember_me. 401 for a wrong pair, 429 after too many tries. */
  @Post('auth')
  @HttpCode(200)
  @Public()
  async signIn(@Body() body: SignInRequest, @Ip() address: string, @CallerLanguage() language: Language): Promise<SignInReply> {
    const person = await this.accounts.authenticate(body.email, body.password, address);
    if (!person) throw new Problem(401, 'wrong-credentials');
    return { token: await this.sessions.begin(person, body.remember_me ?? false), message: SAYS['signed-in'][language] };
  }

  /** A new token for the last one while the session lives. 401 when it is over, or when an old token is used again. */
  @Post('auth/refresh')
  @HttpCode(200)
  @Public()
  async refresh(@Body() body: RefreshRequest, @Correlation() correlation: string): Promise<RefreshReply> {
    const { token, person } = await this.sessions.refresh(body.token, correlation);
    return { token, user: recordOf(person) };
  }

  /** Ends the session of the token. */
  @Post('auth/logout')
  @HttpCode(200)
  @ForSignedIn()
  @ApiBearerAuth()
  async signOut(@Caller() caller: SignedIn, @CallerLanguage() language: Language): Promise<MessageReply> {
    await this.sessions.end(caller.sessionId, 'signed out');
    return { message: SAYS['signed-out'][language] };
  }

  /** Mails a new confirmation link. The same answer whether the address is known or not; 429 after too many. */
  @Post('auth/send-verification-email')
  @HttpCode(200)
  @Public()
  async resend(@Body() body: ResendRequest, @Ip() address: string, @CallerLanguage() language: Language, @Correlation() correlation: string): Promise<MessageReply> {
    await this.accounts.resendVerification(body.email, address, correlation);
    return { message: SAYS['link-sent'][language] };
  }

  /** Confirms an address by the link's token. 422 when it is unknown, replaced or older than 24 hours. */
  @Post('auth/verify-email')
  @HttpCode(200)
  @Public()
  async verifyEmail(@Body() body: VerifyEmailRequest, @CallerLanguage() language: Language): Promise<MessageReply> {
    await this.accounts.verifyEmail(body.token);
    return { message: SAYS.verified[language] };
  }

  /** The full record of oneself, or of anyone for administrators. 403 for others. */
  @Get('users/:id')
  @ForSignedIn()
  @ApiBearerAuth()
  async user(@Param('id', new ParseUUIDPipe()) id: string, @Caller() caller: SignedIn): Promise<UserRecord> {
    if (id !== caller.userId && caller.roleId !== ADMINISTRATOR) throw new Problem(403, 'not-allowed');
    const person = await this.accounts.byId(id);
    if (!person) throw new Problem(404, 'not-found');
    return recordOf(person);
  }
}

function recordOf(person: Person): UserRecord {
  return {
    user_id: person.id, id: person.id, email: person.email, username: person.username, role_id: person.roleId, roleId: person.roleId, birthday: person.birthday,
    bio: person.bio, profile_picture_url: person.profilePictureUrl, developer_id: person.developerId, email_verified: person.emailVerifiedAt !== null,
    language: person.language, created_at: person.createdAt,
  };
}

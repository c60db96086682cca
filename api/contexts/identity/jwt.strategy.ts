import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { Config } from '../../config.js';
import { isUuid } from '../../kernel/ids.js';
import type { SignedIn } from '../../platform/http/access.js';
import { CONFIG } from '../../platform/tokens.js';
import { Sessions } from './sessions.js';
import type { AccessClaims } from './tokens.js';

/** Bearer tokens: signature, issuer and life are checked here, everything else is read from the store. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(@Inject(CONFIG) config: Config, private readonly sessions: Sessions) {
    super({ jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(), secretOrKey: config.jwtSecret, issuer: config.publicUrl, algorithms: ['HS256'] });
  }

  async validate({ sub, sid }: AccessClaims): Promise<SignedIn | false> {
    if (!isUuid(sub) || !isUuid(sid)) return false;
    return (await this.sessions.signedIn(sub, sid)) ?? false;
  }
}

import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard, type AuthGuardAuthenticateOptions } from '@nestjs/passport';
import { ACCESS, type Access, type ShopRequest } from '../../../platform/http/access.js';
import { Problem } from '../../../platform/http/problem.js';
import { SESSION_TOKEN } from './session-token.strategy.js';

/** Stands before every route and asks for what the route declares. */
@Injectable()
export class AccessGuard extends AuthGuard(SESSION_TOKEN) {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  /** @throws Problem 401 `not-signed-in`, 403 `not-allowed`. */
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access === 'public') return true;

    const request = context.switchToHttp().getRequest<ShopRequest>();
    // Known already where a body made it worth asking early.
    if (request.headers.authorization && !request.signedIn) await super.canActivate(context);
    if (access === 'optional') return true;
    if (!request.signedIn) throw new Problem(401, 'not-signed-in');
    if (typeof access === 'object' && !request.signedIn.permissions.has(access.permission))
      throw new Problem(403, 'not-allowed');
    return true;
  }

  override getAuthenticateOptions(): AuthGuardAuthenticateOptions {
    return { session: false, property: 'signedIn' };
  }

  /** Nobody is signed in without a good token; what that means is the route's to say. */
  override handleRequest<Person>(error: unknown, person: Person | false): Person {
    if (error) throw error;
    return (person || undefined) as Person;
  }
}

import { Injectable, type ExecutionContext, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { ACCESS, type Access, type ShopRequest, type SignedIn } from '../../platform/http/access.js';
import { Problem } from '../../platform/http/problem.js';

/** Lets a request through as its route declares; a route that declares nothing keeps the shop from starting. */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') implements OnApplicationBootstrap {
  constructor(
    private readonly reflector: Reflector,
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.accessOf(context);
    if (access === 'public') return true;
    const request = context.switchToHttp().getRequest<ShopRequest & { user?: SignedIn | null }>();
    if (access === 'optional' && !request.headers.authorization) return true;

    await super.canActivate(context);
    if (request.user) request.signedIn = request.user;
    if (access === 'optional') return true;
    if (!request.signedIn) throw new Problem(401, 'not-signed-in');
    if (typeof access === 'object' && !request.signedIn.permissions.has(access.permission)) throw new Problem(403, 'not-allowed');
    return true;
  }

  /** Passport's own refusals become ours, in `canActivate`. */
  override handleRequest<User>(_error: unknown, user: User | false): User {
    return (user || null) as User;
  }

  onApplicationBootstrap(): void {
    const open = this.discovery.getControllers().flatMap(({ metatype, instance }) => {
      if (!metatype || !instance) return [];
      const prototype = Object.getPrototypeOf(instance) as Record<string, unknown>;
      return this.scanner.getAllMethodNames(prototype)
        .map((name) => prototype[name] as (...args: unknown[]) => unknown)
        .filter((method) => Reflect.hasMetadata('path', method) && !this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [method, metatype]))
        .map((method) => `${metatype.name}.${method.name}`);
    });
    if (open.length > 0) throw new Error(`these routes do not say who may call them: ${open.join(', ')}`);
  }

  private accessOf(context: ExecutionContext): Access {
    // Unreachable without a declaration: the shop does not start then. Closed is the safe answer all the same.
    return this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [context.getHandler(), context.getClass()]) ?? { permission: 'none' };
  }
}

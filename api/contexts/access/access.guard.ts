import { type ExecutionContext, Inject, Injectable, type OnModuleInit, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, HttpAdapterHost, MetadataScanner, Reflector } from '@nestjs/core';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { TokenExpiredError } from '@nestjs/jwt';
import { AuthGuard, type AuthGuardAuthenticateOptions } from '@nestjs/passport';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.js';
import { isPermission } from '../../kernel/permissions.js';
import {
  ACCESS,
  FOR_PUPILS,
  FOR_TOOLS,
  type Access,
  type ShopRequest,
  type SignedIn,
} from '../../platform/http/access.js';
import { bringsBody } from '../../platform/http/requests/bodies.js';
import { Problem } from '../../platform/http/problem.js';
import { CONFIG } from '../../platform/tokens.js';
import { PupilTokens } from './people/ports.js';
import { SESSION_TOKEN } from './sessions/session-tokens.js';
import { ToolTokens } from './tools/tool-tokens.js';

/** Stands before every route and asks for what the route declares. */
@Injectable()
export class AccessGuard extends AuthGuard(SESSION_TOKEN) {
  constructor(
    private readonly reflector: Reflector,
    private readonly tools: ToolTokens,
    private readonly pupils: PupilTokens,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access === 'public') return true;

    const request = context.switchToHttp().getRequest<ShopRequest>();
    // Known already where a body made it worth asking early.
    if (request.headers.authorization && !request.signedIn) await this.signIn(context, request);
    if (access === 'optional') return true;
    if (!request.signedIn) throw new Problem(401, 'not-signed-in');
    if (typeof access === 'object' && !request.signedIn.permissions.has(access.permission))
      throw new Problem(403, 'not-allowed');
    // What needs a permission is the work of staff, who move others' money and data.
    if (typeof access === 'object' && this.config.staffSecondFactor && !request.signedIn.hasSecondFactor)
      throw new Problem(403, 'second-factor-required');
    return true;
  }

  /** The token of a tool, or of a pupil, opens nothing but the routes that say so. */
  private async signIn(context: ExecutionContext, request: ShopRequest): Promise<void> {
    const { authorization } = request.headers;
    const [tool, pupil] = [ToolTokens.in(authorization), PupilTokens.in(authorization)];
    if (tool) await this.signInBy(FOR_TOOLS, context, () => this.tools.signIn(tool));
    else if (pupil) await this.signInBy(FOR_PUPILS, context, () => this.pupils.signIn(pupil));
    else await super.canActivate(context);
  }

  private async signInBy(
    mark: string,
    context: ExecutionContext,
    signIn: () => Promise<SignedIn | undefined>,
  ): Promise<void> {
    if (!this.reflector.get<true | undefined>(mark, context.getHandler())) return;
    const caller = await signIn();
    if (caller) context.switchToHttp().getRequest<ShopRequest>().signedIn = caller;
  }

  override getAuthenticateOptions(): AuthGuardAuthenticateOptions {
    return { session: false, property: 'signedIn' };
  }

  /** Without a good token no person is signed in; the route says what that means. An expired one is refused, so that its holder renews it. */
  override handleRequest<Person>(error: unknown, person: Person | false, reason: unknown): Person {
    if (error) throw error;
    if (reason instanceof TokenExpiredError) throw new Problem(401, 'not-signed-in');
    return (person || undefined) as Person;
  }
}

/** Refuses to start a shop in which some route does not say who may call it. */
@Injectable()
export class DeclaredAccess implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    const faults = this.discovery
      .getControllers()
      .flatMap(({ metatype }) => (typeof metatype === 'function' ? this.faultsOf(metatype) : []));
    if (faults.length > 0) throw new Error(`Routes without a declared access: ${faults.join(', ')}`);
  }

  private faultsOf(controller: object & { name: string; prototype?: object }): string[] {
    const routes = controller.prototype as Record<string, () => unknown>;
    return this.scanner.getAllMethodNames(routes).flatMap((name) => {
      const handler = routes[name];
      if (!handler || Reflect.getMetadata(METHOD_METADATA, handler) === undefined) return [];
      const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [handler, controller as never]);
      if (access === undefined) return [`${controller.name}.${name} says nothing`];
      return typeof access === 'object' && !isPermission(access.permission)
        ? [`${controller.name}.${name} asks for ${access.permission}, which no role can hold`]
        : [];
    });
  }
}

type Controller = new (...parts: never[]) => Record<string, () => unknown>;
type Route = [controller: Controller, handler: () => unknown];

/** Asks for what a route declares before its body is read: of a stranger only the headers are looked at. */
@Injectable()
export class EarlyAccess implements OnModuleInit {
  private readonly routes = new Map<string, Route>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly guard: AccessGuard,
    private readonly host: HttpAdapterHost,
  ) {}

  onModuleInit(): void {
    const fastify = this.host.httpAdapter?.getInstance?.() as FastifyInstance | undefined;
    // A worker has no HTTP.
    if (!fastify?.addHook) return;
    for (const { metatype } of this.discovery.getControllers()) this.note(metatype as Controller);
    fastify.addHook('preParsing', async (request, reply) => this.ask(request, reply));
  }

  private async ask(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const route = bringsBody(request) ? this.routes.get(`${request.method} ${request.routeOptions.url}`) : undefined;
    if (route) await this.guard.canActivate(new ExecutionContextHost([request, reply], ...route));
  }

  private note(controller: Controller): void {
    const prototype = controller.prototype as Record<string, () => unknown>;
    for (const name of this.scanner.getAllMethodNames(prototype)) {
      const handler = prototype[name];
      const method = handler && (Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined);
      if (method === undefined || !handler) continue;
      for (const path of pathsOf(controller, handler))
        this.routes.set(`${RequestMethod[method]} ${path}`, [controller, handler]);
    }
  }
}

/** The addresses of a route as Fastify knows them. */
function pathsOf(controller: Controller, handler: () => unknown): string[] {
  const answer = (target: object): string[] =>
    [(Reflect.getMetadata(PATH_METADATA, target) as string | string[] | undefined) ?? ''].flat();
  return answer(controller).flatMap((folder) =>
    answer(handler).map((file) => `/${[folder, file].join('/').split('/').filter(Boolean).join('/')}`),
  );
}

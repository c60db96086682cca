import { Injectable, RequestMethod, type OnModuleInit } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, HttpAdapterHost, MetadataScanner } from '@nestjs/core';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bringsBody } from '../../../platform/http/bodies.js';
import { AccessGuard } from './access.guard.js';

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

  /** @throws Problem 401 `not-signed-in`, 403 `not-allowed`. */
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
  const told = (target: object): string[] =>
    [(Reflect.getMetadata(PATH_METADATA, target) as string | string[] | undefined) ?? ''].flat();
  return told(controller).flatMap((folder) =>
    told(handler).map((file) => `/${[folder, file].join('/').split('/').filter(Boolean).join('/')}`),
  );
}

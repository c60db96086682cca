import { Injectable, type OnModuleInit } from '@nestjs/common';
import { METHOD_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { ACCESS, type Access } from '../../../platform/http/access.js';
import { isPermission } from '../../../kernel/permissions.js';

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

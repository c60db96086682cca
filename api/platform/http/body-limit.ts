import { RouteConfig } from '@nestjs/platform-fastify';

/** How many bytes the body of this route may have, where the shop's ordinary limit is too small. More is answered 413. */
export const BodyLimit = (bytes: number): MethodDecorator => RouteConfig({ bodyLimit: bytes });

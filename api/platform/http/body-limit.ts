import { RouteConfig } from '@nestjs/platform-fastify';

/** How many bytes the body of this route may have, where the shop's ordinary limit is too small. More is answered 413. */
export const BodyLimit = (bytes: number): MethodDecorator => RouteConfig({ bodyLimit: bytes });

/** The body of this route may be a form with files, of so many bytes in all. Elsewhere `multipart/form-data` is answered 415. */
export const FormBody = (bytes: number): MethodDecorator => RouteConfig({ bodyLimit: bytes, takesForms: true });

/** As `BodyLimit`, for a route that keeps texts as JSON: they may hold a NUL or half of a character, which elsewhere are answered 422. */
export const AnyTextBody = (bytes: number): MethodDecorator => RouteConfig({ bodyLimit: bytes, takesAnyText: true });

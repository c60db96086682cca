import { RouteConfig } from '@nestjs/platform-fastify';

/** What a route answers to a body beyond its limit. */
export interface TooLargeAnswer {
  /** The code instead of `too-large`. */
  tooLarge?: string;
  /** Where a browser without scripts is led, with `?problem=` and the code, instead of reading 413. */
  page?: string;
}

/** How many bytes the body of this route may have, where the shop's ordinary limit is too small. More is answered 413. */
export const BodyLimit = (bytes: number, answer: TooLargeAnswer = {}): MethodDecorator =>
  RouteConfig({ bodyLimit: bytes, ...answer });

/** The body of this route may be a form with files, of so many bytes in all. Elsewhere `multipart/form-data` is answered 415. */
export const FormBody = (bytes: number, answer: TooLargeAnswer = {}): MethodDecorator =>
  RouteConfig({ bodyLimit: bytes, takesForms: true, ...answer });

/** What a mail program sends to end mails, as a form of either kind (RFC 8058); the route reads nothing of it. */
export const OneClickBody = (): MethodDecorator => FormBody(4_096);

/** As `BodyLimit`, for a route that keeps texts as JSON: they may hold a NUL or half of a character, which elsewhere are answered 422. */
export const AnyTextBody = (bytes: number): MethodDecorator => RouteConfig({ bodyLimit: bytes, takesAnyText: true });

import { createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { derivedId } from '../event-store/uuid.js';
import { languageOf, type Language } from './messages.js';

/** Who is asking, as the store knows them; never as the token claims. */
export interface SignedIn {
  userId: string;
  sessionId: string;
  roleId: number;
  permissions: ReadonlySet<string>;
  emailVerified: boolean;
  /** Whether their log-in needs more than a password. */
  hasSecondFactor: boolean;
  language: Language;
  /** False for a person who needs a guardian's yes to pay for something, and has none. */
  canPurchase: boolean;
  /** The highest age the person can have; null where no birth year was told. */
  oldestAge: number | null;
  /** Whether a tool of the person asks, with a token of its own. */
  isTool?: true;
  /** Whether this is a pupil of a class, who has no account. */
  isPupil?: true;
}

/** What a route asks of its caller. `optional`: a token is read when there is one. */
export type Access = 'public' | 'optional' | 'signed-in' | { permission: string };

export const ACCESS = 'access';

/** Anyone may call this. */
export const Public = (): MethodDecorator & ClassDecorator => SetMetadata(ACCESS, 'public' satisfies Access);
/** Anyone may call this; who is signed in is known. */
export const OptionallySignedIn = (): MethodDecorator & ClassDecorator =>
  SetMetadata(ACCESS, 'optional' satisfies Access);
/** Only people with a live session. */
export const ForSignedIn = (): MethodDecorator & ClassDecorator => SetMetadata(ACCESS, 'signed-in' satisfies Access);
/** Only people whose role holds this permission. */
export const Needs = (permission: string): MethodDecorator & ClassDecorator =>
  SetMetadata(ACCESS, { permission } satisfies Access);

export const FOR_TOOLS = 'access-for-tools';

/** Tools of people may call this too, with a token of theirs. */
export const AlsoForTools = (): MethodDecorator => SetMetadata(FOR_TOOLS, true);

export const FOR_PUPILS = 'access-for-pupils';

/** Pupils of a class may call this too, with the token of their class. */
export const AlsoForPupils = (): MethodDecorator => SetMetadata(FOR_PUPILS, true);

export type ShopRequest = FastifyRequest & { signedIn?: SignedIn };

/** The person asking, in a handler's parameter; undefined on public routes without a token. */
export const Caller = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<ShopRequest>().signedIn,
);

/** The language the caller wants its sentences in. */
export const CallerLanguage = createParamDecorator((_: unknown, context: ExecutionContext): Language =>
  languageOf(context.switchToHttp().getRequest<ShopRequest>().headers['accept-language']),
);

/** The id that ties together all that one request causes. */
export const Correlation = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  correlationOf(context.switchToHttp().getRequest<ShopRequest>()),
);

export function correlationOf(request: FastifyRequest): string {
  return derivedId('request', request.id);
}

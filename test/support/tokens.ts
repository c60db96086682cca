import { createHmac } from 'node:crypto';

/** The secret with which the shop under test signs. */
export const SECRET = 'a secret that only this test run knows, long enough';

export interface Claims {
  sub: string;
  sid: string;
  gen: number;
  iat: number;
  exp: number;
  iss: string;
  [name: string]: unknown;
}

export const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export const claimsOf = (token: string): Claims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;

/** A token as made with the secret, or with a wrong one. */
export function signed(
  claims: object,
  { secret = SECRET, header = {}, hash = 'sha256' }: { secret?: string | Buffer; header?: object; hash?: string } = {},
): string {
  const text = `${encoded({ alg: 'HS256', typ: 'JWT', ...header })}.${encoded(claims)}`;
  return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`;
}

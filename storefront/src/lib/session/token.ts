import type { TokenPayload } from '../wire';

/** Reads the payload of a token for display. @throws when it is not a token. */
export function decodeToken(token: string): TokenPayload {
  const part = token.split('.')[1];
  if (!part) throw new Error('The session token cannot be read');
  const bytes = Uint8Array.from(atob(part.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0));
  const payload = JSON.parse(new TextDecoder().decode(bytes)) as TokenPayload;
  if (typeof payload.exp !== 'number') throw new Error('The session token cannot be read');
  return payload;
}

/** A cookie that the shop alone sets and reads. */
export interface OwnCookie {
  name: string;
  /** The header that sets it. @param maxAge in seconds; 0 takes it back. */
  set(value: string, maxAge: number): string;
  /** Its value among a request's cookies; null without one of this form. @param form of the whole value */
  read(cookies: string | undefined, form: RegExp): string | null;
}

/**
 * Of the shop's own host: with `__Host-` no page of another host of the domain, such as a game's, can set it.
 * Browsers want https and the whole site for that.
 */
export function ownCookie(plainName: string, publicUrl: string): OwnCookie {
  const isSecure = publicUrl.startsWith('https:');
  const name = isSecure ? `__Host-${plainName}` : plainName;
  return {
    name,
    set: (value, maxAge) =>
      `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
    read: (cookies = '', form) => new RegExp(`(?:^|;\\s*)${name}=(${form.source})(?:;|$)`).exec(cookies)?.[1] ?? null,
  };
}

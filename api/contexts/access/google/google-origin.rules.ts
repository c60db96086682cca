/** What a request tells about the page it comes from. */
interface PageOfRequest {
  /** The Origin header; absent where no browser asks. */
  origin: string | undefined;
  cookies: string | undefined;
  /** `g_csrf_token` of the body. */
  csrfToken: string | undefined;
}

const GOOGLE = 'https://accounts.google.com';

/**
 * Whether a sign-in may come from this page: a foreign one could sign a visitor in as somebody else.
 * @param allowed origins of our own pages.
 */
export function mayAsk({ origin, cookies, csrfToken }: PageOfRequest, allowed: readonly string[]): boolean {
  const cookie = /(?:^|;\s*)g_csrf_token=([^;]*)/.exec(cookies ?? '')?.[1];
  const isRedirectMode = csrfToken !== undefined || cookie !== undefined;
  if (isRedirectMode && (!cookie || cookie !== csrfToken)) return false;
  return origin === undefined || allowed.includes(origin) || (isRedirectMode && origin === GOOGLE);
}

/** What the pages need to know to let people sign in with Google. */
export interface GoogleSettings {
  clientId: string;
  /** The page of a stand-in, where one chooses whom to be; null for Google itself. */
  standIn: string | null;
}

/** Read on the server; null where sign-in with Google is not set up. */
export function googleSettings(env: Partial<Record<string, string>>): GoogleSettings | null {
  const clientId = env.GOOGLE_CLIENT_ID?.trim();
  return clientId ? { clientId, standIn: env.GOOGLE_ISSUER?.trim() || null } : null;
}

/** Whether the document of this address may load Google's own script: only the doors of the account. */
export function loadsGoogle(settings: GoogleSettings | null, pathname: string): boolean {
  return settings !== null && settings.standIn === null && /^\/(login|register|register-pending)\/?$/.test(pathname);
}

/** The relying party of WebAuthn: passkeys are bound to its host (`id`) and answer its own pages (`origin`). */
export function relyingPartyOf({ publicUrl }: { publicUrl: string }): { id: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** The library is loaded by the first passkey: most visits need none. */
export const library = (): Promise<typeof import('@simplewebauthn/server')> => import('@simplewebauthn/server');

/** The challenge that an answer is about, as the browser says. Null for an answer that cannot be read. */
export function challengeIn({ response }: { response: { clientDataJSON: string } }): string | null {
  try {
    const answered = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()) as {
      challenge?: unknown;
    };
    return typeof answered.challenge === 'string' ? answered.challenge : null;
  } catch {
    return null;
  }
}

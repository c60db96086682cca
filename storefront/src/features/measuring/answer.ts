import { useRouteLoaderData } from 'react-router';
import { useClassSession } from '../../lib/session/class-session';
import { get, post } from '../../lib/http';
import { createStore, memory, useStore } from '../../lib/store';
import { useSession } from '../../lib/session/session';
import type { MeasuringAnswer, MeasuringSettings, MeasuringTool, Visitor } from './measuring.rules';

/** Where the banner keeps the answer in this browser; not a cookie, so it is never sent anywhere. */
export const KEPT_AS = 'measuring';

interface Kept {
  categories: string[];
  data: { version: string; hash: string } | null;
  lastConsentTimestamp: string;
}

/** The answer of this browser; null before one, or where it cannot be read. */
function readAnswer(): MeasuringAnswer | null {
  try {
    const kept = JSON.parse(memory.read(KEPT_AS) ?? 'null') as Kept | null;
    if (!kept?.data) return null;
    const { categories, data, lastConsentTimestamp } = kept;
    return { ...data, allowed: categories as MeasuringTool[], at: lastConsentTimestamp };
  } catch {
    return null;
  }
}

const answer = createStore<MeasuringAnswer | null>(null);
if (typeof document !== 'undefined') answer.set(readAnswer());

/** Follows the answer of this browser; the server knows none. */
export function useAnswer(): MeasuringAnswer | null {
  return useStore(answer, null);
}

/** Tells the page that the answer changed: what is no longer allowed goes at once. */
export function answerChanged(): void {
  answer.set(readAnswer());
}

export const useMeasuringSettings = (): MeasuringSettings | null =>
  (useRouteLoaderData('root') as { measuring?: MeasuringSettings | null } | undefined)?.measuring ?? null;

export const refusesEverywhere = (): boolean =>
  typeof navigator !== 'undefined' &&
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

export function useVisitor(): Visitor {
  const { verifying, isLoggedIn, user } = useSession();
  const isPupil = useClassSession() !== null;
  return {
    verifying,
    isLoggedIn,
    isPupil,
    minor: user.minor,
    birthYearNeeded: user.birthYearNeeded,
    refusesEverywhere: refusesEverywhere(),
  };
}

const path = (id: string) => ({ params: { path: { id } } });

/**
 * Brings browser and account to one answer, the newer one, and tells what it allows: a no from another browser counts
 * here, too.
 */
export async function settleWithAccount(
  id: string,
  settings: MeasuringSettings,
  given: MeasuringAnswer,
): Promise<MeasuringTool[]> {
  let reply = await get('/v1/users/{id}/consents', path(id));
  const inAccount = new Map(reply.texts.map((text) => [text.text as string, text]));
  for (const text of settings.tools) {
    const known = inAccount.get(text);
    const isAllowed = given.allowed.includes(text);
    const isNewer = !known?.latest || known.latest.at < given.at;
    if (isNewer && (!known?.latest || known.agreed !== isAllowed))
      reply = await post('/v1/users/{id}/consents', {
        ...path(id),
        body: { text, hash: given.hash, given: isAllowed },
      });
  }
  const allowed = settings.tools.filter((tool) => reply.texts.some(({ text, agreed }) => text === tool && agreed));
  adopt(allowed);
  return allowed;
}

/** The account's word becomes that of this browser. */
function adopt(allowed: readonly MeasuringTool[]): void {
  const kept = JSON.parse(memory.read(KEPT_AS) ?? 'null') as Kept | null;
  const isSame = kept?.categories.filter((name) => name !== 'needed').join() === allowed.join();
  if (!kept || isSame) return;
  memory.write(KEPT_AS, JSON.stringify({ ...kept, categories: ['needed', ...allowed] }));
  answerChanged();
}

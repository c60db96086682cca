import { useClassSession } from '../../lib/session/class-session';
import { get, post } from '../../lib/http';
import { createStore, memory, useStore } from '../../lib/store';
import { useSession } from '../../lib/session/session';
import {
  isForAccount,
  type MeasuringAnswer,
  type MeasuringSettings,
  type MeasuringTool,
  type Visitor,
} from './measuring.rules';

/** Where the banner keeps the answer in this browser; not a cookie, so it is never sent anywhere. */
export const KEPT_AS = 'measuring';

interface Kept {
  categories: string[];
  data: (Pick<MeasuringAnswer, 'version' | 'hash'> & Partial<Pick<MeasuringAnswer, 'by' | 'keptFor'>>) | null;
  lastConsentTimestamp: string;
}

/** The answer of this browser; null before one, or where it cannot be read. */
function readAnswer(): MeasuringAnswer | null {
  try {
    const kept = readKept();
    if (!kept?.data) return null;
    const { categories, data, lastConsentTimestamp } = kept;
    return { by: null, keptFor: null, ...data, allowed: categories as MeasuringTool[], at: lastConsentTimestamp };
  } catch {
    return null;
  }
}

const readKept = (): Kept | null => JSON.parse(memory.read(KEPT_AS) ?? 'null') as Kept | null;

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

/** Brings browser and account to one answer, and tells what it allows: a no from another browser counts here, too. */
export async function settleWithAccount(id: string, settings: MeasuringSettings): Promise<MeasuringTool[]> {
  const given = readAnswer();
  if (!given) return [];
  let reply = await get('/v1/users/{id}/consents', path(id));
  const inAccount = new Map(reply.texts.map((text) => [text.text as string, text]));
  for (const text of settings.tools) {
    const known = inAccount.get(text);
    const isAllowed = given.allowed.includes(text);
    if (isForAccount(given, id, isAllowed, known?.latest ? known.agreed : null))
      reply = await post('/v1/users/{id}/consents', {
        ...path(id),
        body: { text, hash: given.hash, given: isAllowed },
      });
  }
  const allowed = settings.tools.filter((tool) => reply.texts.some(({ text, agreed }) => text === tool && agreed));
  adopt(allowed, id, given);
  return allowed;
}

/** The account's word becomes that of this browser. */
function adopt(allowed: readonly MeasuringTool[], keptFor: string, { at }: MeasuringAnswer): void {
  const kept = readKept();
  // Another answer may have been given meanwhile.
  if (!kept?.data || kept.lastConsentTimestamp !== at) return;
  const isSame = kept.categories.filter((name) => name !== 'needed').join() === allowed.join();
  const data = { ...kept.data, keptFor };
  memory.write(KEPT_AS, JSON.stringify({ ...kept, data, categories: ['needed', ...allowed] }));
  if (!isSame) answerChanged();
}

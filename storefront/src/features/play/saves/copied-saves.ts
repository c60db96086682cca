import { createStore, del, get as read, update, type UseStore } from 'idb-keyval';
import { get } from '../../../lib/http';

/** A version of the account, as this browser keeps it beside a game that is played without a connection. */
export interface CopiedSave {
  id: string;
  data: string;
  savedAt: string;
  deviceTime: string | null;
}
type BySlot = Readonly<Record<string, CopiedSave>>;

let place: UseStore | null = null;
const database = (): UseStore => (place ??= createStore('ludoteca-copies', 'saves'));
const keyOf = (slug: string, personId: string): string => `${personId}/${slug}`;

/** The newest versions that were known when there was a connection, by slot. */
export async function copiedSaves(slug: string, personId: string): Promise<BySlot> {
  return (await read<BySlot>(keyOf(slug, personId), database()).catch(() => undefined)) ?? {};
}

/** Copies the newest version of each slot of the account. @throws HttpError, NetworkError */
export async function copySaves(slug: string, personId: string): Promise<void> {
  const { versions } = await get('/v1/play/{slug}/saves', { params: { path: { slug } } });
  for (const slot of new Set(versions.map((version) => version.slot)))
    await noteSave(
      slug,
      personId,
      slot,
      await get('/v1/play/{slug}/saves/{slot}', { params: { path: { slug, slot } } }),
    );
}

/** Keeps a newer version in place of the one before. */
export async function noteSave(slug: string, personId: string, slot: string, save: CopiedSave): Promise<void> {
  const { id, data, savedAt, deviceTime } = save;
  const next = (kept: BySlot = {}): BySlot => ({ ...kept, [slot]: { id, data, savedAt, deviceTime } });
  await update<BySlot>(keyOf(slug, personId), next, database());
}

export const forgetCopiedSaves = (slug: string, personId: string): Promise<void> =>
  del(keyOf(slug, personId), database()).catch(() => undefined);

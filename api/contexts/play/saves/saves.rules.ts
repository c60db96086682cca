/** So much fits into one saved game, in bytes of UTF-8. */
export const SAVE_BYTES = 1_048_576;
/** Versions kept per person and game, over all slots. */
export const VERSIONS_KEPT = 10;

export interface SaveVersion {
  id: string;
  slot: string;
  /** ISO 8601. */
  savedAt: string;
}

/** Whether a game may begin another slot: the newest version of each slot is always kept. */
export function hasRoomFor(slot: string, versions: readonly SaveVersion[]): boolean {
  const slots = new Set(versions.map((version) => version.slot));
  return slots.has(slot) || slots.size < VERSIONS_KEPT;
}

/** Which versions go: the oldest beyond the limit, but never the newest of a slot. */
export function versionsToDrop(versions: readonly SaveVersion[]): string[] {
  const latest = [...versions].sort((a, b) => (a.savedAt < b.savedAt ? 1 : -1));
  const older = latest.filter((version, at) => latest.findIndex(({ slot }) => slot === version.slot) !== at);
  const beyond = Math.max(0, versions.length - VERSIONS_KEPT);
  return older
    .reverse()
    .slice(0, beyond)
    .map(({ id }) => id);
}

import { hasBrokenCharacter } from '../../../kernel/characters.js';

/** So much fits into one saved game, in bytes of UTF-8. */
export const SAVE_BYTES = 1_048_576;
/** Versions kept per person and game, over all slots. */
export const VERSIONS_KEPT = 10;

export interface SaveVersion {
  id: string;
  slot: string;
}

/** Whether a game may begin another slot: the newest version of each slot is always kept. */
export function hasRoomFor(slot: string, versions: readonly SaveVersion[]): boolean {
  const slots = new Set(versions.map((version) => version.slot));
  return slots.has(slot) || slots.size < VERSIONS_KEPT;
}

/** Which versions go: the oldest beyond the limit, but never the newest of a slot. @param versions the newest first, as they arrived */
export function versionsToDrop(versions: readonly SaveVersion[]): string[] {
  const older = versions.filter((version, at) => versions.findIndex(({ slot }) => slot === version.slot) !== at);
  const beyond = Math.max(0, versions.length - VERSIONS_KEPT);
  return older
    .reverse()
    .slice(0, beyond)
    .map(({ id }) => id);
}

/**
 * Whether a device that saves knows what its person saved last.
 * @param after the version that it goes on from; null: it knows of none; undefined: it does not say
 */
export function knowsNewest(after: string | null | undefined, newest: SaveVersion | undefined): boolean {
  return after === undefined || after === (newest?.id ?? null);
}

/** A text as it is kept. */
export interface KeptText {
  data: string;
  /** Written as JSON, because PostgreSQL cannot hold it as it is. */
  isJson: boolean;
}

export function keptText(text: string): KeptText {
  const isJson = hasBrokenCharacter(text);
  return { data: isJson ? JSON.stringify(text) : text, isJson };
}

export const textOfKept = ({ data, isJson }: KeptText): string => (isJson ? (JSON.parse(data) as string) : data);

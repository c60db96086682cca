import type { LibraryEntry, LibraryFilters, Platform, Subject } from '../../lib/wire';

const FIELDS = ['subject', 'platform', 'played', 'installed'] as const;

/** A game of the library, as this browser shows it. */
export interface ShownEntry extends LibraryEntry {
  /** Whether this browser keeps it to be played offline. */
  isKept: boolean;
}

/** What a library offers to filter by: only what some of its games have. */
export interface Offered {
  subjects: Subject[];
  platforms: Platform[];
  /** Whether a device reported what is installed on it, or this browser keeps a game; else no one can know. */
  installed: boolean;
}

export function offeredBy(entries: readonly ShownEntry[], hasDevices: boolean): Offered {
  return {
    subjects: [...new Set(entries.flatMap(({ subjects }) => subjects))],
    platforms: [...new Set(entries.flatMap(({ platforms }) => platforms))],
    installed: hasDevices || entries.some(({ isKept }) => isKept),
  };
}

/** The filters of an address; what the library does not offer filters nothing. */
export function filtersOf(search: URLSearchParams, offered: Offered): LibraryFilters {
  const [subject, platform, played] = ['subject', 'platform', 'played'].map((key) => search.get(key));
  return {
    ...(offered.subjects.some((one) => one === subject) && { subject: subject as Subject }),
    ...(offered.platforms.some((one) => one === platform) && { platform: platform as Platform }),
    ...((played === 'played' || played === 'not-played') && { played }),
    ...(offered.installed && search.get('installed') && { installed: true }),
  };
}

/** The address of the library with these filters. */
export function toLibrary(filters: LibraryFilters): string {
  const search = new URLSearchParams();
  for (const field of FIELDS)
    if (filters[field]) search.set(field, filters[field] === true ? 'yes' : String(filters[field]));
  return search.size > 0 ? `/library?${search}` : '/library';
}

/** Whether there is something to do with it, or to know of it; what nobody can play yet is folded away. */
export const isHere = ({ web, downloads, takenDown }: Pick<LibraryEntry, 'web' | 'downloads' | 'takenDown'>): boolean =>
  web || downloads.length > 0 || takenDown !== null;

export function filtered(entries: readonly ShownEntry[], filters: LibraryFilters): ShownEntry[] {
  const { subject, platform, played, installed } = filters;
  return entries.filter(
    (entry) =>
      (!subject || entry.subjects.includes(subject)) &&
      (!platform || entry.platforms.includes(platform)) &&
      (!played || (played === 'played') === (entry.lastPlayedAt !== null)) &&
      (!installed || entry.installed || entry.isKept),
  );
}

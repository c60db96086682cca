import type { Platform, Subject } from '../catalog/index.js';
import { DeviceReply } from './devices/devices.dto.js';
import { DownloadEntry } from './downloads/downloads.dto.js';
import { LibraryPreset } from './presets/presets.dto.js';

/** Why a person may play a game. */
export type PlayReason = 'purchase' | 'free-claim' | 'code' | 'plan';

/** When and why staff took a game down. */
export class TakedownReply {
  at: Date;
  /** In the words of staff. */
  reason: string;
}

/** A game of a person's library. */
export class LibraryEntry {
  gameId: string;
  slug: string;
  title: { es: string; en: string };
  /** Address of the cover. */
  cover: string;
  /** Shown instead of the cover in English; null where there is one cover for both languages. */
  coverEn: string | null;
  /** Playable since. */
  grantedAt: Date;
  /** `plan`: by a subscription, while it gives access. */
  because: PlayReason;
  /** The order that granted it, if any. */
  orderId: string | null;
  subjects: Subject[];
  /** Where the game plays, by the catalogue. What can be played or downloaded now: `web` and `downloads`. */
  platforms: Platform[];
  /** Minutes played so far. */
  playMinutes: number;
  /** Null: never played. */
  lastPlayedAt: Date | null;
  /** Null for a game that is given out. One that was taken down stays in the library; its buyers may return it for 90 days. */
  takenDown: TakedownReply | null;
  /** Whether it can be played in the browser now. */
  web: boolean;
  /** Empty: nothing can be downloaded now. */
  downloads: DownloadEntry[];
  /** Whether a device of the person reported it as installed. */
  installed: boolean;
  /** End of the plan's paid time or grace; null: the game is owned. */
  until: Date | null;
  /** Whether the plan renews after `until`. */
  renews: boolean;
}

export class LibraryReply {
  /** Last played first, then the latest granted; at the end games of the plan that were never played. */
  entries: LibraryEntry[];
  /** Devices that reported what is installed, latest report first; without one there is nothing to filter by `installed`. */
  devices: DeviceReply[];
  /** Filters that the person keeps by name. */
  presets: LibraryPreset[];
}

/** Whether the caller may play a game at this moment. */
export class PlayAccessReply {
  gameId: string;
  playable: boolean;
  /** Null if it may not be played. */
  because: PlayReason | null;
  until: Date | null;
  renews: boolean;
  /** Whether a subscription would give access. */
  inPlan: boolean;
}

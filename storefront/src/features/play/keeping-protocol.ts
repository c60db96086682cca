export { CONNECT_MS } from './protocol';

/** What the page beside a game needs to keep it; as the shop's API says it. */
export interface CopyToKeep {
  ticket: string;
  buildId: string;
  files: readonly { path: string; bytes: number; sha256: string }[];
  pages: readonly string[];
}

/** `impossible`: this browser keeps nothing for a game; `failed`: the line broke, and what came so far stays. */
export type KeptAs = 'kept' | 'no-room' | 'impossible' | 'failed';

/** What the page beside a game does for the shop's. */
export type KeeperMethods = {
  keep(copy: CopyToKeep): Promise<KeptAs>;
  drop(): Promise<void>;
};

/** What it is told meanwhile. */
export type KeeperListener = {
  progress(keptBytes: number): void;
};

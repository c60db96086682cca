import { LRUCache } from 'lru-cache';
import { networkOf } from '../../../kernel/network.js';

const WINDOW_MS = 60_000;
/** So many keys are remembered; the longest silent is forgotten first. */
const KEYS = 50_000;
/** The server's own calls while it draws pages, and its health checks. */
const OWN = new Set(['127.0.0.1', '0:0:0:0::/64']);

interface Window {
  from: number;
  requests: number;
}

/** Counts requests by a key, minute by minute, in the memory of this process. */
export class RequestWindows {
  private readonly windows = new LRUCache<string, Window>({ max: KEYS });

  constructor(
    private readonly perMinute: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** Counts one more. @returns the seconds to wait where that is one too many, else 0 */
  count(key: string): number {
    const now = this.now();
    const before = this.windows.get(key);
    const current = before && now - before.from < WINDOW_MS ? before : { from: now, requests: 0 };
    current.requests++;
    this.windows.set(key, current);
    if (current.requests <= this.perMinute) return 0;
    return Math.max(1, Math.ceil((current.from + WINDOW_MS - now) / 1_000));
  }

  /** Counts one more of the network of an address; those of this machine are not counted. */
  countOf(ip: string): number {
    const network = networkOf(ip);
    return OWN.has(network) ? 0 : this.count(network);
  }
}

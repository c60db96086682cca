import { createLocalJWKSet, createRemoteJWKSet, type CryptoKey, type JWSHeaderParameters } from 'jose';

/** The keys of Google could not be fetched, and none are cached. */
export class KeysUnreachable extends Error {
  override readonly name = 'KeysUnreachable';
}

/** Between two fetches caused by an unknown key or a server that does not answer, however many tokens arrive. */
const COOL_DOWN_MS = 30_000;
/** How long cached keys stay valid while they cannot be fetched again. */
const LONGEST_SILENCE_MS = 86_400_000;

/** The public keys of Google, cached for ten minutes and longer while their server does not answer. */
export class GoogleKeys {
  private readonly keys: ReturnType<typeof createRemoteJWKSet>;
  private fetchedAt = 0;
  private failedAt = 0;
  private searchedAt = 0;

  constructor(url: string) {
    this.keys = createRemoteJWKSet(new URL(url));
  }

  /** The key that a token's header names; null if Google has none. @throws KeysUnreachable. */
  async find(header: JWSHeaderParameters): Promise<CryptoKey | null> {
    if (!this.keys.fresh && !(this.areCached && isRecent(this.failedAt))) await this.fetch();
    const known = await this.cached(header);
    if (known || (isRecent(this.searchedAt) && !this.keys.reloading)) return known;

    // An unknown key may be a new one. Invented key ids must not cause a fetch each.
    this.searchedAt = Date.now();
    await this.fetch();
    return this.cached(header);
  }

  private get areCached(): boolean {
    return Date.now() - this.fetchedAt < LONGEST_SILENCE_MS;
  }

  private async fetch(): Promise<void> {
    try {
      await this.keys.reload();
      this.fetchedAt = Date.now();
    } catch {
      this.failedAt = Date.now();
      if (!this.areCached) throw new KeysUnreachable();
    }
  }

  private async cached(header: JWSHeaderParameters): Promise<CryptoKey | null> {
    const keys = this.keys.jwks();
    return keys ? createLocalJWKSet(keys)(header).catch(() => null) : null;
  }
}

const isRecent = (at: number): boolean => Date.now() - at < COOL_DOWN_MS;

import { importJWK, type CryptoKey, type JWK } from 'jose';

/** The network and the clock, so that a test can hold both. */
interface KeySource {
  fetch: typeof fetch;
  /** Milliseconds since 1970. */
  now(): number;
}

/** Google could not be asked for its keys, and none are kept. */
export class KeysUnreachable extends Error {
  constructor() {
    super('the keys of Google could not be fetched');
    this.name = 'KeysUnreachable';
  }
}

const PATIENCE_MS = 5_000;
/** Where the answer does not say how long it holds. */
const DEFAULT_LIFE_MS = 600_000;
/** Between two fetches that an unknown key or a silent server calls for, whoever sends how many tokens. */
const COOL_DOWN_MS = 30_000;
/** How long keys are still believed that cannot be fetched again. */
const LONGEST_SILENCE_MS = 86_400_000;

interface Kept {
  keys: ReadonlyMap<string, JWK>;
  until: number;
}

/** The public keys of Google, kept as long as their Cache-Control says and longer while their server is silent. */
export class GoogleKeys {
  private kept: Kept | null = null;
  private fetching: Promise<void> | null = null;
  private searchedAt = -Infinity;
  private failedAt = -Infinity;

  constructor(private readonly url: string, private readonly source: KeySource = { fetch, now: () => Date.now() }) {}

  /** The key of this id; null when Google has none of it. @throws KeysUnreachable. */
  async find(kid: string): Promise<CryptoKey | null> {
    await this.refresh();
    if (!this.kept?.keys.has(kid)) await this.search();
    const jwk = this.kept?.keys.get(kid);
    if (!jwk) return null;
    const key = await importJWK(jwk, 'RS256').catch(() => null);
    return key instanceof Uint8Array ? null : key;
  }

  private async refresh(): Promise<void> {
    const now = this.source.now();
    if (this.kept && now < this.kept.until) return;
    if (this.kept && now - this.failedAt < COOL_DOWN_MS) return;
    await this.fetch();
  }

  /** An unknown key may be a new one; a stranger who invents key ids must not make us ask each time. */
  private async search(): Promise<void> {
    if (this.source.now() - this.searchedAt < COOL_DOWN_MS) return this.fetching ?? undefined;
    this.searchedAt = this.source.now();
    await this.fetch();
  }

  /** Many callers share one request. */
  private async fetch(): Promise<void> {
    this.fetching ??= this.load().finally(() => { this.fetching = null; });
    try {
      await this.fetching;
    } catch {
      this.failedAt = this.source.now();
      if (this.kept && this.failedAt - this.kept.until < LONGEST_SILENCE_MS) return;
      this.kept = null;
      throw new KeysUnreachable();
    }
  }

  private async load(): Promise<void> {
    const response = await this.source.fetch(this.url, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS), headers: { accept: 'application/json' } });
    if (!response.ok) throw new Error(`answered ${response.status}`);
    const { keys } = (await response.json()) as { keys: JWK[] };
    const usable = keys.filter(({ kty, kid, use, alg }) => kty === 'RSA' && kid && (use ?? 'sig') === 'sig' && (alg ?? 'RS256') === 'RS256');
    this.kept = { keys: new Map(usable.map((jwk) => [jwk.kid ?? '', jwk])), until: this.source.now() + lifeOf(response.headers.get('cache-control')) };
  }
}

function lifeOf(cacheControl: string | null): number {
  if (/\bno-(store|cache)\b/i.test(cacheControl ?? '')) return 0;
  const told = /\bmax-age=(\d+)/i.exec(cacheControl ?? '')?.[1];
  return told === undefined ? DEFAULT_LIFE_MS : Number(told) * 1_000;
}

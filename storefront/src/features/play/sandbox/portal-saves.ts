import type { Ludoteca } from './developer-api';

const SLOT = 'portal';

/** What portals' games save, key by key: read at once from memory, kept as one text in the cloud. */
export class PortalSaves {
  private readonly kept = new Map<string, string>();
  private opened: Promise<void> | null = null;

  readonly storage = {
    getItem: (key: string): string | null => this.kept.get(String(key)) ?? null,
    setItem: (key: string, value: unknown): void => {
      this.kept.set(String(key), String(value));
      this.keep();
    },
    removeItem: (key: string): void => {
      this.kept.delete(String(key));
      this.keep();
    },
    clear: (): void => {
      this.kept.clear();
      this.keep();
    },
  };

  constructor(private readonly api: Ludoteca) {}

  /** What the game wrote before its saves came is newer than they are. */
  open(): Promise<void> {
    this.opened ??= this.read();
    return this.opened;
  }

  private async read(): Promise<void> {
    const text = await this.api.load(SLOT).catch(() => null);
    const saved = parse(text);
    for (const [key, value] of Object.entries(saved)) if (!this.kept.has(key)) this.kept.set(key, String(value));
  }

  private keep(): void {
    void this.open()
      .then(() => this.api.save(Object.fromEntries(this.kept), SLOT))
      .catch(() => undefined);
  }
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const saved: unknown = JSON.parse(text ?? '{}');
    return typeof saved === 'object' && saved !== null ? (saved as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

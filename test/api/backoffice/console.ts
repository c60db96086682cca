import type { Answer, Shop } from '../../support/shop.js';

/** Somebody at the console. */
export class Staff {
  private constructor(
    private readonly shop: Shop,
    readonly token: string,
  ) {}

  /** Signs in with one of the demonstration accounts. */
  static async signsIn(shop: Shop, email = 'admin@ludoteca.test'): Promise<Staff> {
    const { status, body } = await shop.post<{ token: string }>('/v1/auth', { email, password: 'Ludoteca1', remember_me: false });
    if (status !== 200) throw new Error(`${email} could not sign in: ${JSON.stringify(body)}`);
    return new Staff(shop, body.token);
  }

  get<Body = Record<string, unknown>>(path: string, language: 'es' | 'en' = 'en'): Promise<Answer<Body>> {
    return this.shop.get<Body>(`/v1/admin/${path}`, { token: this.token, headers: { 'accept-language': language } });
  }

  put<Body = Record<string, unknown>>(path: string, body: unknown): Promise<Answer<Body>> {
    return this.shop.call<Body>('PUT', `/v1/admin/${path}`, { token: this.token, body });
  }

  post<Body = Record<string, unknown>>(path: string, body: unknown): Promise<Answer<Body>> {
    return this.shop.call<Body>('POST', `/v1/admin/${path}`, { token: this.token, body });
  }

  /** A list as react-admin asks for it. */
  list<Row = Record<string, unknown>>(resource: string, asked: { filter?: unknown; range?: [number, number]; sort?: [string, string] }): Promise<Answer<Row[]>> {
    const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, JSON.stringify(value)]));
    return this.get<Row[]>(`${resource}?${query.toString()}`);
  }
}

export interface OrderRow {
  id: string;
  number: string;
  status: string;
  playerId: string;
  playerName: string;
  total: number;
  gameTitles: string[];
  attempts: number;
  placedAt: string;
  paidAt: string | null;
}

export interface Entry {
  id: string;
  at: string;
  recordedAt: string;
  stream: string;
  version: number;
  type: string;
  actor: { kind: string; id: string; name: string | null };
  correlation: string;
  data: Record<string, unknown>;
}

import type { Answer, Player, Shop } from '../../support/shop.js';

/** Someone at the console. */
export class Staff {
  private constructor(
    private readonly shop: Shop,
    readonly token: string,
  ) {}

  /** Signs in with one of the demonstration accounts. */
  static async signsIn(shop: Shop, email = 'admin@ludoteca.test'): Promise<Staff> {
    const { status, body } = await shop.post<{ token: string }>('/v1/auth', {
      email,
      password: 'Ludoteca1',
      remember_me: false,
    });
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
    return this.shop.post<Body>(`/v1/admin/${path}`, body, { token: this.token });
  }

  /** What of a studio's game waits for a decision, as the console names it. */
  async submission(gameId: string): Promise<{ revision: number; submittedAt: string }> {
    const { body } = await this.get<{ revision: number; submittedAt: string }>(`publishing/${gameId}`);
    return { revision: body.revision, submittedAt: body.submittedAt };
  }

  /** A call that is not of the console alone. */
  patch<Body = Record<string, unknown>>(path: string, body: unknown): Promise<Answer<Body>> {
    return this.shop.call<Body>('PATCH', path, { token: this.token, body });
  }

  remove<Body = Record<string, unknown>>(path: string, body: unknown): Promise<Answer<Body>> {
    return this.shop.call<Body>('DELETE', `/v1/admin/${path}`, { token: this.token, body });
  }

  /** A list as react-admin asks for it. */
  list<Row = Record<string, unknown>>(
    resource: string,
    request: { filter?: unknown; range?: [number, number]; sort?: [string, string] },
  ): Promise<Answer<Row[]>> {
    const query = new URLSearchParams(Object.entries(request).map(([name, value]) => [name, JSON.stringify(value)]));
    return this.get<Row[]>(`${resource}?${query.toString()}`);
  }
}

export interface OrderRow {
  id: string;
  number: string;
  status: string;
  personId: string;
  personName: string;
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

/** Someone who may do just this in the console, by a role made for it. */
export async function aColleague(
  shop: Shop,
  admin: Staff,
  name: string,
  permissions: readonly string[],
): Promise<Player> {
  const player = await shop.aPlayer();
  const { status, body } = await admin.post<{ id: number }>('roles', { name, permissions, reason: 'Equipo nuevo' });
  if (status !== 201) throw new Error(`the role ${name} could not be made: ${JSON.stringify(body)}`);
  const given = await admin.post(`people/${player.id}/role`, { roleId: body.id, reason: 'Entra al equipo' });
  if (given.status !== 200) throw new Error(`the role ${name} could not be given: ${JSON.stringify(given.body)}`);
  return player;
}

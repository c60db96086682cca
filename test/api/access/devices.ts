import type { Answer, Player, Shop } from '../../support/shop.js';

export const PASSWORD = 'Ludoteca1';

const ENGINE = 'AppleWebKit/537.36 (KHTML, like Gecko)';
/** What browsers say of themselves. */
export const PHONE = `Mozilla/5.0 (Linux; Android 10; K) ${ENGINE} Chrome/142.0.0.0 Mobile Safari/537.36`;
export const LAPTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
export const TABLET =
  'Mozilla/5.0 (iPad; CPU OS 16_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1';

export interface OpenSession {
  id: string;
  device: string | null;
  deviceKind: string;
  network: string | null;
  createdAt: string;
  lastSeenAt: string;
  remembered: boolean;
  current: boolean;
}
export type Said = { message: string; code: string; errors?: { path: string; msg: string }[] };

/** One person's way in from one device. */
export class Door {
  constructor(
    private readonly shop: Shop,
    private readonly player: Player,
    private readonly userAgent: string,
  ) {}

  async signsIn(password = PASSWORD, remember = false): Promise<string> {
    const answer = await this.tries(password, remember);
    if (answer.status !== 200) throw new Error(`signing in was answered ${answer.status}`);
    return answer.body.token;
  }

  tries(password: string, remember = false): Promise<Answer<{ token: string } & Said>> {
    return this.shop.post(
      '/v1/auth',
      { email: this.player.email, password, remember_me: remember },
      { headers: { 'user-agent': this.userAgent } },
    );
  }
}

/** The sessions that a person sees. */
export async function sessionsOf(shop: Shop, token: string): Promise<OpenSession[]> {
  const { status, body } = await shop.get<{ sessions: OpenSession[] }>('/v1/auth/sessions', { token });
  if (status !== 200) throw new Error(`the list of sessions was answered ${status}`);
  return body.sessions;
}

/** Whether a token still opens its owner's record. */
export async function opens(shop: Shop, player: Player, token: string): Promise<boolean> {
  return (await shop.get(`/v1/users/${player.id}`, { token })).status === 200;
}

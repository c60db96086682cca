import type { Answer, Game, Player, Shop } from './shop.js';

export interface Limits {
  minutesADay: number | null;
  allowedFrom: number | null;
  allowedUntil: number | null;
}

export const NO_LIMITS: Limits = { minutesADay: null, allowedFrom: null, allowedUntil: null };

/** A child of ten with a free game, and the token that its guardian got by mail. */
export async function aFamily(shop: Shop, game: Pick<Game, 'id'>): Promise<{ child: Player; token: string }> {
  const child = await shop.aPlayer({ birthYear: new Date().getUTCFullYear() - 10 });
  await child.post('/v1/payment/claim-free-game', { game_id: game.id });
  const email = `guardian-of-${child.id}@example.test`;
  await child.post(`/v1/users/${child.id}/guardian`, { email });
  await shop.settles();
  const [mail] = await shop.mailbox(email);
  return { child, token: /\/guardian\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '' };
}

/** What a guardian sets with the token of its mail. */
export function setsLimits(
  shop: Shop,
  token: string,
  limits: Partial<Limits>,
): Promise<Answer<Limits & { code?: string }>> {
  return shop.post('/v1/guardian/limits', { token, ...NO_LIMITS, ...limits });
}

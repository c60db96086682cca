import type { Page } from '@playwright/test';

/** The demonstration's member of a studio. */
export const STUDIO = 'developer@ludoteca.test';

/** What it sells. */
export const GAME_OF_STUDIO = 'el-taller-de-fuerzas';

/** A game of the studio whose member is signed in on this page. */
export async function gameOfStudio(page: Page): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const reply = await page.request.get('/v1/developer/games', { headers: { authorization: `Bearer ${token}` } });
  const { games } = (await reply.json()) as { games: { id: string }[] };
  return games[0]?.id ?? '';
}

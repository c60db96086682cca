import { eventually } from './process.js';
import type { Shop } from './shop.js';

/** Has a game only announced, as before its first build: nothing that the shop does takes the last one away. */
export async function isOnlyAnnounced(shop: Shop, gameId: string): Promise<void> {
  await shop.sql.query('delete from publishing.channels where game_id = $1', [gameId]);
  await shop.sql.query('update catalog_prices.stamp set event = gen_random_uuid()');
  await eventually(
    () => shop.get<{ games: { announced: boolean }[] }>(`/v1/games?ids=${gameId}`),
    ({ body }) => body.games[0]?.announced === true,
    5_000,
    'the catalogue',
  );
}

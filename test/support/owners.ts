import type { Staff } from '../api/backoffice/console.js';
import type { Game, Shop } from './shop.js';

/** Hands a game over to a studio, as the shop does it: off sale, and on sale again as the studio's. */
export async function passesTo(
  shop: Shop,
  staff: Staff,
  game: Game,
  developerId: string,
  price?: number,
): Promise<void> {
  const change = async (body: object): Promise<void> => {
    const { status, body: reply } = await staff.put(`games/${game.id}`, body);
    if (status !== 200) throw new Error(`the game could not be changed: ${status} ${JSON.stringify(reply)}`);
  };
  await change({ listed: false });
  await shop.sql.query(
    `insert into catalog.developers (id, key, name) values ($1::uuid, $1::text, 'Estudio Coigüe') on conflict do nothing`,
    [developerId],
  );
  await shop.sql.query('update catalog.games set developer_id = $2 where id = $1', [game.id, developerId]);
  await change({ listed: true, ...(price === undefined ? {} : { price }) });
  await shop.settles();
}

/** Two games that the plans lend. */
export async function gamesOfPlan(shop: Shop): Promise<[Game, Game]> {
  const games = (await shop.games()) as (Game & { inPlan: boolean })[];
  const [one, other] = games.filter(({ inPlan }) => inPlan);
  if (!one || !other) throw new Error('the plans lend too few games');
  return [one, other];
}

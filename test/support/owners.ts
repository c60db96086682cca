import type { Staff } from '../api/backoffice/console.js';
import type { Game, Shop } from './shop.js';

/** Release facts say whose a game is, and no command passes one on: this one is written into the log, and its rows beside it. */
const PASSED_ON = `
  with latest as (select max(version) as version from es.events where stream_id = $1),
  passed_on as (
    insert into es.events (stream_id, version, id, type, schema_version, data, meta, effective_at)
      select e.stream_id, latest.version + 1, gen_random_uuid(), e.type, e.schema_version,
             e.data || jsonb_build_object('developerId', $2::text, 'price', p.price), e.meta || jsonb_build_object('command', gen_random_uuid()), $3
        from es.events e join catalog_prices.prices p on p.game_id = (e.data->>'gameId')::uuid, latest
       where e.stream_id = $1 and e.type = 'GameReleased' order by e.version desc limit 1
      returning id, data->>'gameId' as game_id, effective_at),
  stamped as (update catalog_prices.stamp set event = passed_on.id from passed_on)
  insert into earnings.game_owners (game_id, since, developer_id) select game_id::uuid, effective_at, $2 from passed_on`;

/** Hands a game over to a studio. */
export async function passesTo(
  shop: Shop,
  staff: Staff,
  game: Game,
  developerId: string,
  price?: number,
): Promise<void> {
  await shop.sql.query(
    `insert into catalog.developers (id, key, name) values ($1::uuid, $1::text, 'Estudio Coigüe') on conflict do nothing`,
    [developerId],
  );
  for (const games of ['catalog.games', 'publishing.games', 'publishing.releases'])
    await shop.sql.query(
      `update ${games} set developer_id = $2 where ${games.endsWith('releases') ? 'game_id' : 'id'} = $1`,
      [game.id, developerId],
    );
  await shop.sql.query(PASSED_ON, [`release-${game.id}`, developerId, await shop.now()]);
  if (price !== undefined) {
    const { status, body } = await staff.post(`games/${game.id}/price`, { price, reason: 'Así lo pidió el estudio' });
    if (status !== 200) throw new Error(`the game got no price: ${status} ${JSON.stringify(body)}`);
  }
  await shop.settles();
}

/** Two games that the plans lend. */
export async function gamesOfPlan(shop: Shop): Promise<[Game, Game]> {
  const games = (await shop.games()) as (Game & { inPlan: boolean })[];
  const [one, other] = games.filter(({ inPlan }) => inPlan);
  if (!one || !other) throw new Error('the plans lend too few games');
  return [one, other];
}

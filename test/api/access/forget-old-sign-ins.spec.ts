import pino from 'pino';
import type { DataSource } from 'typeorm';
import { readConfig } from '../../../api/config.js';
import { SignIn, Session } from '../../../api/contexts/access/sessions/session.entity.js';
import { SignIns } from '../../../api/contexts/access/sessions/sign-ins.js';
import { Housekeeping } from '../../../api/contexts/access/housekeeping.js';
import { appUrlOf } from '../../../api/platform/database/app-login.js';
import { appDataSource } from '../../../api/platform/database/data-source.js';
import { Database } from '../../../api/platform/database/database.js';
import { randomIds } from '../../../api/platform/event-store/uuid.js';
import { PersonalData } from '../../../api/platform/personal-data.js';
import { startShop, type Player, type Shop } from '../../support/shop.js';
import { Door, PHONE } from './devices.js';

describe('what is kept of my devices', () => {
  let shop: Shop;
  let source: DataSource;
  let db: Database;
  beforeAll(async () => {
    shop = await startShop();
    source = await appDataSource(
      appUrlOf(shop.database.url),
      { entities: [Session, SignIn], migrations: [] },
      2,
    ).initialize();
    db = new Database(source);
  });
  afterAll(async () => {
    await source?.destroy();
    await shop?.close();
  });

  const signInsOf = async ({ id }: Player): Promise<number> =>
    (await shop.sql.query('select from access.sign_ins where person_id = $1', [id])).rowCount ?? 0;
  const older = (player: Player, age: string) =>
    shop.sql.query('update access.sign_ins set at = now() - $2::interval where person_id = $1', [player.id, age]);

  it('is thrown away after ninety days, and not earlier', async () => {
    const [ana, bruno] = [await shop.aPlayer(), await shop.aPlayer()];
    await older(ana, '90 days 1 minute');
    await older(bruno, '89 days 23 hours');
    await new Housekeeping(db, readConfig(shop.environment()), pino({ enabled: false })).sweep();

    expect([await signInsOf(ana), await signInsOf(bruno)]).toEqual([0, 1]);
  });

  it('is told to its owner without ids or tokens, and erased with them alone', async () => {
    const [ana, bruno] = [await shop.aPlayer(), await shop.aPlayer()];
    await new Door(shop, ana, PHONE).signsIn();
    const held = new PersonalData();
    new SignIns(db, held, randomIds).onModuleInit();
    const reply = await Promise.all(held.sources.map(async ({ name, collect }) => [name, await collect(ana.id)]));
    for (const { erase } of [...held.sources, ...held.sources]) await erase?.(ana.id);

    const place = { device: 'Chrome, Android', network: '127.0.*.*' };
    const day = expect.any(Date);
    expect(Object.fromEntries(reply)).toEqual({
      'sign-ins': [
        { ...place, at: day, how: 'password', succeeded: true },
        { device: null, network: place.network, at: day, how: 'password', succeeded: true },
      ],
    });
    expect(await Promise.all(held.sources.map(({ collect }) => collect(ana.id)))).toEqual([null]);
    expect(await signInsOf(bruno)).toBe(1);
  });
});

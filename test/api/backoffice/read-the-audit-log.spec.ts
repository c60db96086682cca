import { startShop, type Player, type Shop } from '../../support/shop.js';
import { Staff } from './console.js';

interface Line {
  action: string;
  actorName: string | null;
  subjectId: string;
  personName: string | null;
  gameTitle: { es: string; en: string } | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown>;
  reason: string | null;
}

describe('reading who of the shop did what', () => {
  let shop: Shop;
  let staff: Staff;
  let blocked: Player;
  beforeAll(async () => {
    shop = await startShop();
    staff = await Staff.signsIn(shop);
    blocked = await shop.aPlayer();
    await staff.post(`people/${blocked.id}/block`, { reason: 'Compras con tarjetas robadas' });
    await shop.settles();
  });
  afterAll(() => shop.close());

  const lines = async (filter: Record<string, unknown>): Promise<Line[]> =>
    (await staff.list<Line>('audit', { filter })).body;

  it('tells by name whom it was done to, by whom and why', async () => {
    const [line] = await lines({ subjectId: blocked.id });
    const { username } = (await staff.get(`people/${blocked.id}`)).body;
    expect(line).toMatchObject({
      action: 'PersonBlocked',
      actorName: 'Admin',
      personName: username,
      gameTitle: null,
      reason: 'Compras con tarjetas robadas',
    });
  });

  it('tells which game got another price, and the one before', async () => {
    const [game] = await shop.games();
    if (!game) throw new Error('nothing is on sale');
    await staff.post(`games/${game.id}/price`, { price: game.price + 1_000, reason: 'Así lo pidió el estudio' });
    await shop.settles();

    const [line] = await lines({ action: 'PriceChangeApplied' });
    expect(line).toMatchObject({
      personName: null,
      gameTitle: game.title,
      before: { price: game.price },
      after: { price: game.price + 1_000 },
    });
  });

  it('keeps the line of a person who is gone, without the name', async () => {
    const gone = await shop.aPlayer();
    await staff.post(`people/${gone.id}/end-sessions`, { reason: 'Lo pidió por teléfono' });
    await shop.settles();
    await shop.sql.query('delete from access.persons where id = $1', [gone.id]);

    const [line] = await lines({ subjectId: gone.id });
    expect(line).toMatchObject({ action: 'SessionsEnded', subjectId: gone.id, personName: null });
  });
});

import { startShop, type Player, type Shop } from '../../support/shop.js';
import { aStudio } from '../../support/applications.js';
import { Staff } from '../backoffice/console.js';

interface Studio {
  name: string;
  role: string;
  members: { personId: string; username: string; role: string; isYou: boolean }[];
  invitations: { id: string; email: string; role: string }[];
}

describe('working in a studio', () => {
  let shop: Shop;
  let admin: Staff;
  let ana: Player;
  let ben: Player;
  let studio: string;
  beforeAll(async () => {
    shop = await startShop();
    admin = await Staff.signsIn(shop);
  });
  beforeEach(async () => {
    [ana, ben] = [await shop.aPlayer(), await shop.aPlayer()];
    studio = await aStudio(shop, admin, ana);
  });
  afterAll(() => shop?.close());

  const path = (...parts: string[]): string => ['/v1/developer/studios', studio, ...parts].join('/');
  const view = async (player: Player) => player.get<Studio & { code: string }>(path());
  const invites = (by: Player, email: string, role = 'editor') =>
    by.post<Studio & { code: string }>(path('invitations'), { email, role });
  const linkTo = async (email: string): Promise<string> =>
    (await shop.linksTo(email, 'developer/invitation')).at(-1) ?? '';
  const accepts = (player: Player, token: string) =>
    player.post<{ developerId: string; code: string }>('/v1/developer/invitations/accept', { token });
  const joins = async (player: Player, role = 'editor'): Promise<void> => {
    await invites(ana, player.email, role);
    expect((await accepts(player, await linkTo(player.email))).status).toBe(200);
  };

  it('begins with an invitation, which only the invited address can accept, once', async () => {
    const { body } = await invites(ana, ben.email);
    expect(body.invitations).toMatchObject([{ email: ben.email, role: 'editor' }]);
    const token = await linkTo(ben.email);
    const eve = await shop.aPlayer();

    expect((await ben.post('/v1/developer/invitations/read', { token })).body).toEqual({
      studioName: 'Estudio Coigüe',
      role: 'editor',
      isForYou: true,
    });
    expect(await accepts(eve, token)).toMatchObject({ status: 403, body: { code: 'invitation-other-address' } });
    expect(await accepts(ben, token)).toMatchObject({ status: 200, body: { developerId: studio } });
    expect(await accepts(ben, token)).toMatchObject({ status: 409, body: { code: 'invitation-ended' } });
    expect(await accepts(ben, 'not-a-token')).toMatchObject({ status: 409, body: { code: 'invitation-unknown' } });

    expect((await view(ben)).body).toMatchObject({ role: 'editor', invitations: [], members: [{}, { isYou: true }] });
    expect((await ben.get(`/v1/users/${ben.id}`)).body).toMatchObject({ developer_id: studio });
    expect(await invites(ana, ben.email)).toMatchObject({ status: 409, body: { code: 'already-member' } });
  });

  it('does not begin with an invitation that was withdrawn, or replaced by a newer one', async () => {
    await invites(ana, ben.email);
    const first = await linkTo(ben.email);
    const { body } = await invites(ana, ben.email, 'reader');
    expect(body.invitations).toMatchObject([{ email: ben.email, role: 'reader' }]);
    expect(await accepts(ben, first)).toMatchObject({ status: 409, body: { code: 'invitation-ended' } });

    await ana.remove(path('invitations', body.invitations[0]?.id ?? ''));
    expect((await view(ana)).body.invitations).toEqual([]);
    for (const token of await shop.linksTo(ben.email, 'developer/invitation'))
      expect((await accepts(ben, token)).status).toBe(409);
    const { rows } = await shop.sql.query('select from developers.invitees where developer_id = $1', [studio]);
    expect(rows).toEqual([]);
  });

  it('gives owners alone a say about its members, and keeps the last of them', async () => {
    await joins(ben);

    expect(await invites(ben, 'x@example.test')).toMatchObject({ status: 403, body: { code: 'developer-role' } });
    expect((await ben.put(path('members', ana.id), { role: 'reader' })).status).toBe(403);
    expect((await ben.remove(path('members', ana.id))).status).toBe(403);
    for (const refused of [
      await ana.put(path('members', ana.id), { role: 'reader' }),
      await ana.remove(path('members', ana.id)),
    ])
      expect(refused).toMatchObject({ status: 409, body: { code: 'last-owner' } });

    expect((await ana.put(path('members', ben.id), { role: 'owner' })).status).toBe(200);
    expect((await ana.remove(path('members', ana.id))).body).toMatchObject({ studios: [] });
    expect((await view(ana)).status).toBe(404);
    expect((await ana.get(`/v1/users/${ana.id}`)).body).toMatchObject({ developer_id: null });
    expect((await view(ben)).body).toMatchObject({ role: 'owner', members: [{ personId: ben.id }] });
  });

  it('shows nothing of it to the people of another studio', async () => {
    const other = await aStudio(shop, admin, ben, 'Taller Ñuble');

    expect(other).not.toBe(studio);
    for (const refused of [
      await view(ben),
      await invites(ben, 'x@example.test'),
      await ben.put(path('members', ana.id), { role: 'reader' }),
      await ben.remove(path('members', ben.id)),
      await ben.remove(path('members', ana.id)),
      await ben.remove(path('invitations', studio)),
    ])
      expect(refused).toMatchObject({ status: 404, body: { code: 'developer-unknown' } });
    expect((await ben.get('/v1/developer')).body).toMatchObject({ studios: [{ developerId: other }] });
    expect((await view(ana)).body.members).toHaveLength(1);
  });

  it('goes on without a member who is blocked or erased', async () => {
    await joins(ben, 'owner');
    await admin.post(`people/${ana.id}/block`, { reason: 'Cuenta robada' });

    expect((await view(ana)).status).toBe(401);
    expect((await view(ben)).body.members).toHaveLength(2);

    expect((await admin.post(`people/${ana.id}/erasure`, { reason: 'Lo pide por teléfono' })).status).toBeLessThan(300);
    await shop.clockReaches(new Date(Date.parse(await shop.now()) + 8 * 86_400_000).toISOString());
    expect((await view(ben)).body.members).toMatchObject([{ personId: ben.id }]);
  });
});

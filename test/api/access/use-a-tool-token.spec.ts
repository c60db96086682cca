import { days } from '../../../api/kernel/instant.js';
import { startShop, type Player, type Shop } from '../../support/shop.js';
import { StudioOwner } from '../../support/studios.js';
import { Staff } from '../backoffice/console.js';

const PASSWORD = 'Ludoteca1';
const NEW = 'Tres-tigres-8';

interface Issued {
  id: string;
  token: string;
  createdAt: string;
  expiresAt: string;
  code: string;
}

describe('a token for the tools of a studio', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop?.close());

  const maker = async (): Promise<Player> => (await StudioOwner.of(shop)).player;
  const issues = (player: Player, more: object = {}) =>
    player.post<Issued>('/v1/auth/tool-tokens', { name: 'CI', currentPassword: PASSWORD, ...more });
  const opens = (token: string) => shop.get<{ code: string; message: string }>('/v1/developer/games', { token });
  const over = {
    status: 401,
    body: { code: 'tool-token-over', message: expect.stringMatching(/Crea otra|Create another/) },
  };

  it('works for 90 days, or as many as were chosen, and is told to its owner by mail', async () => {
    const ana = await maker();
    const [usual, year] = [(await issues(ana)).body, (await issues(ana, { name: 'Contabilidad', days: 365 })).body];
    const life = ({ createdAt, expiresAt }: Issued): number => Date.parse(expiresAt) - Date.parse(createdAt);
    expect([life(usual), life(year)]).toEqual([days(90), days(365)]);
    expect((await opens(usual.token)).status).toBe(200);
    await shop.settles();
    const mails = (await ana.mailbox()).filter(({ subject }) => subject === 'You created a token for your programs');
    expect(mails.map(({ text }) => /CI|Contabilidad/.exec(text)?.[0]).sort()).toEqual(['CI', 'Contabilidad']);

    await shop.sql.query('update access.tool_tokens set expires_at = now() where id = $1', [usual.id]);
    expect(await opens(usual.token)).toMatchObject(over);
    expect((await ana.get<{ tokens: object[] }>('/v1/auth/tool-tokens')).body.tokens).toHaveLength(2);
  });

  it.each([
    ['without the password', { currentPassword: undefined }, 409, 'current-password-wrong'],
    ['with a wrong password', { currentPassword: 'Wrong-guess-1' }, 409, 'current-password-wrong'],
    ['for more than a year', { days: 366 }, 422, 'invalid-request'],
    ['for no day', { days: 0 }, 422, 'invalid-request'],
    ['for half a day', { days: 0.5 }, 422, 'invalid-request'],
  ])('is not made %s', async (_, more, status, code) => {
    const ana = await maker();
    expect(await issues(ana, more)).toMatchObject({ status, body: { code } });
    expect((await ana.get<{ tokens: object[] }>('/v1/auth/tool-tokens')).body.tokens).toEqual([]);
  });

  it('is for those who work for a studio, as long as they do', async () => {
    const [beto, ana] = [await shop.aPlayer(), await maker()];
    expect(await issues(beto)).toMatchObject({ status: 409, body: { code: 'tool-token-needs-studio' } });

    const { token } = (await issues(ana)).body;
    await shop.sql.query('delete from developers.members where person_id = $1', [ana.id]);
    expect(await opens(token)).toMatchObject(over);
  });

  it('is one of ten, however many are wanted at once', async () => {
    const ana = await maker();
    for (let n = 0; n < 8; n++) await issues(ana, { name: `CI ${n}` });
    const made = await Promise.all(Array.from({ length: 6 }, (_, n) => issues(ana, { name: `More ${n}` })));
    expect(made.map(({ status, body }) => body.code ?? status).sort()).toEqual([
      201,
      201,
      ...Array<string>(4).fill('tool-tokens-too-many'),
    ]);
  });

  it.each<[string, (player: Player) => Promise<unknown>]>([
    [
      'a password that was forgotten and is made anew',
      async (player) => {
        await shop.post('/v1/auth/reset-password', { email: player.email });
        const [token] = await shop.linksTo(player.email, 'confirm-password-reset');
        await shop.post('/v1/auth/confirm-reset-password', { token, newPassword: NEW });
      },
    ],
    [
      'a password that is changed',
      (player) =>
        shop.call('PATCH', '/v1/users/pass', {
          token: player.token,
          body: { currentPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW },
        }),
    ],
    ['a log-out everywhere', (player) => shop.call('DELETE', '/v1/auth/sessions', { token: player.token })],
    [
      'staff who end the sessions',
      async (player) =>
        (await Staff.signsIn(shop)).post(`people/${player.id}/end-sessions`, { reason: 'Perdió su computador' }),
    ],
  ])('ends with %s', async (_, happens) => {
    const ana = await maker();
    const { token } = (await issues(ana)).body;
    expect((await opens(token)).status).toBe(200);
    await happens(ana);
    expect(await opens(token)).toMatchObject(over);
  });

  it('of the release before, which says nothing of an end, has 90 days', async () => {
    const ana = await maker();
    await shop.sql.query(
      `insert into access.tool_tokens (id, person_id, name, sha256, created_at) values (gen_random_uuid(), $1, 'CI', 'x', now())`,
      [ana.id],
    );
    const [token] = (await ana.get<{ tokens: Issued[] }>('/v1/auth/tool-tokens')).body.tokens;
    expect(Date.parse(token?.expiresAt ?? '') - Date.parse(token?.createdAt ?? '')).toBe(days(90));
  });
});

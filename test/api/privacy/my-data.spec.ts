import { days } from '../../../api/kernel/instant.js';
import { Authenticator } from '../../support/authenticator.js';
import { startShop, type Answer, type Player, type Shop } from '../../support/shop.js';
import { unzip } from '../../support/zip.js';
import { Staff } from '../backoffice/console.js';

interface Export {
  id: string;
  state: string;
  expiresAt: string | null;
  size: number | null;
}

describe('the data that the shop holds about a person', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop?.close());

  const ask = (player: Player): Promise<Answer<Export & { code: string; message: string }>> =>
    player.post('/v1/privacy/exports', {});
  const list = async (player: Player): Promise<Export[]> =>
    (await player.get<{ exports: Export[] }>('/v1/privacy/exports')).body.exports;
  const download = (player: Player, id: string): Promise<Response> =>
    fetch(`${shop.url}/v1/privacy/exports/${id}/file`, {
      headers: { authorization: `Bearer ${player.token}`, 'accept-language': player.language },
    });
  const filesOf = async (player: Player, id: string): Promise<Record<string, string>> =>
    unzip(Buffer.from(await (await download(player, id)).arrayBuffer()));

  it('comes as a zip, told by mail, with a page in the person’s language and JSON of every place', async () => {
    const ana = await shop.aPlayer();
    const [game] = await shop.games();
    if (!game) throw new Error('the shop has no game');
    await ana.buys([game]);
    await shop.settles();

    const request = await ask(ana);
    await shop.settles();
    const [ready] = await list(ana);
    const mail = (await ana.mailbox()).find(({ subject }) => subject === 'Tus datos de Ludoteca están listos');
    const files = await filesOf(ana, request.body.id);

    expect(request).toMatchObject({ status: 202, body: { state: 'requested', size: null } });
    expect(ready).toMatchObject({ id: request.body.id, state: 'ready', size: expect.any(Number) });
    expect(mail?.text).toContain(`${shop.url}/account/privacy`);
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        'index.html',
        'README.txt',
        'data/account.json',
        'data/sessions.json',
        'data/orders.json',
        'data/payments.json',
        'data/library.json',
        'data/mails.json',
      ]),
    );
    expect(JSON.parse(files['data/account.json'] ?? '')).toMatchObject({
      id: ana.id,
      email: ana.email,
      hasPassword: true,
    });
    expect(JSON.parse(files['data/orders.json'] ?? '')).toMatchObject([
      { status: 'paid', total: game.price, games: [{ title: game.title }] },
    ]);
    expect(JSON.parse(files['data/payments.json'] ?? '')).toMatchObject([
      { state: 'approved', amount: game.price, cardLast4: expect.stringMatching(/^\d{4}$/) },
    ]);
    expect(files['index.html']).toContain('<html lang="es">');
    expect(files['index.html']).toContain(ana.email);
    expect(files['index.html']).toContain(game.title.es);
    expect(files['README.txt']).toContain('data/account.json: Tu cuenta');
  });

  it('holds no hash, no token and no key', async () => {
    const ana = await shop.aPlayer();
    const { key } = (await ana.post<{ key: string }>('/v1/users/second-factor', { currentPassword: 'Ludoteca1' })).body;
    const code = new Authenticator(key).shows();
    const { recoveryCodes } = (await ana.post<{ recoveryCodes: string[] }>('/v1/users/second-factor/confirm', { code }))
      .body;
    const { body } = await ask(ana);
    await shop.settles();
    const files = await filesOf(ana, body.id);
    expect(JSON.parse(files['data/second-factor.json'] ?? '')).toEqual({
      since: expect.any(String),
      recoveryCodesLeft: 10,
    });
    const all = Object.values(files).join('\n');
    const { rows } = await shop.sql.query<{ secret: string }>(
      `select password_hash as secret from access.persons where id = $1 union all select encode(token_hash, 'hex') from access.email_tokens where owner_id = $1`,
      [ana.id],
    );
    const tokens = (await ana.mailbox()).flatMap(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? []);

    expect(tokens.length).toBeGreaterThan(0);
    for (const secret of [...rows.map((row) => row.secret), ...tokens, ...recoveryCodes, key, ana.token, '$argon2'])
      expect(all).not.toContain(secret);
  });

  it('has what was written to the shop, with every answer and no note of staff', async () => {
    const [ana, admin] = [await shop.aPlayer(), await Staff.signsIn(shop)];
    const game = { web_address: 'estudio.example', game_stage: 'idea', game_kind: 'download' };
    const written = { name: 'Ana', company: 'Estudio', email: ana.email, phone: '912345678', message: '¿Cómo sigo?' };
    const known = { user_id: 'ludoteca-web', service_id: 'ludoteca-mail', template_id: 'developers' };
    await shop.post('/api/v1.0/email/send', { ...known, template_params: { ...written, ...game } });
    const [enquiry] = (await admin.list<{ id: string }>('enquiries', { filter: { q: ana.email } })).body;
    for (const [answersSeen, text] of ['Postula primero.', 'Ya puedes subirlo.'].entries())
      await admin.post(`enquiries/${enquiry?.id}/answer`, { text, status: 'answered', answersSeen });
    await admin.post(`enquiries/${enquiry?.id}/note`, { text: 'Nota interna' });

    const { body } = await ask(ana);
    await shop.settles();
    const support = (await filesOf(ana, body.id))['data/support.json'] ?? '';
    expect(JSON.parse(support)).toMatchObject({
      enquiries: [
        {
          ...written,
          webAddress: 'https://estudio.example/',
          gameStage: 'idea',
          gameKind: 'download',
          reply: 'Postula primero.',
          laterAnswers: [{ text: 'Ya puedes subirlo.' }],
        },
      ],
    });
    expect(support).not.toContain('Nota interna');
  });

  it('speaks English to those who do', async () => {
    const john = await shop.aPlayer({ language: 'en' });
    const { body } = await ask(john);
    await shop.settles();
    const page = (await filesOf(john, body.id))['index.html'];

    expect(page).toContain('<html lang="en">');
    expect(page).toContain('Your data at Ludoteca');
    expect((await john.mailbox()).map(({ subject }) => subject)).toContain('Your Ludoteca data is ready');
  });

  it('is no other person’s to see', async () => {
    const [ana, john] = await Promise.all([shop.aPlayer(), shop.aPlayer()]);
    const { body } = await ask(ana);
    await shop.settles();
    const foreign = await download(john, body.id);

    expect(foreign.status).toBe(404);
    expect(await foreign.json()).toMatchObject({ code: 'export-not-found' });
    expect(await list(john)).toEqual([]);
    expect((await fetch(`${shop.url}/v1/privacy/exports/${body.id}/file`)).status).toBe(401);
    expect((await download(john, 'not-an-id')).status).toBe(404);
  });

  it('is made once at a time and three times a day', async () => {
    const ana = await shop.aPlayer();
    const together = await Promise.all([ask(ana), ask(ana), ask(ana)]);
    await shop.settles();
    for (let n = 0; n < 2; n++) {
      await ask(ana);
      await shop.settles();
    }
    const tooMany = await ask(ana);
    await shop.timePasses(days(1));

    expect(together.map(({ status }) => status).sort()).toEqual([202, 409, 409]);
    expect(together.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'export-under-way',
      message: expect.stringContaining('por correo'),
    });
    expect(tooMany).toMatchObject({
      status: 429,
      body: { code: 'exports-used-up', message: expect.stringContaining('mañana') },
    });
    expect((await ask(ana)).status).toBe(202);
  });

  it('is gone after seven days', async () => {
    const ana = await shop.aPlayer();
    const { body } = await ask(ana);
    await shop.settles();
    await shop.timePasses(days(7));
    await shop.settles();

    expect((await download(ana, body.id)).status).toBe(404);
    expect(await list(ana)).toMatchObject([{ state: 'expired' }]);
  });
});

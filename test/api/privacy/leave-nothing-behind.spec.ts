import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { days } from '../../../api/kernel/instant.js';
import { startShop, type Player, type Shop } from '../../support/shop.js';
import { Traces } from '../../support/traces.js';

const NAME = 'Zumbayllu Canariana';
const EMAIL = 'quetzalcanaria@example.test';
const BIO = 'Colecciona trompos quirquincho';
const PICTURE = 'pudupudu-retrato';
const PASSWORD = 'Guardatojo77';
const WORDS = ['zumbayllu', 'canariana', 'quetzalcanaria', 'quirquincho', 'pudupudu', 'guardatojo'];

describe('a person who was erased', () => {
  let shop: Shop;
  let folder: string;
  const redis = process.env.TEST_REDIS_URL;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ludoteca-erased-'));
    for (const part of ['data', 'media']) mkdirSync(join(folder, part));
    shop = await startShop({
      env: { LOG_LEVEL: 'debug', DATA_DIR: join(folder, 'data'), MEDIA_DIR: join(folder, 'media') },
    });
  });
  afterAll(async () => {
    await shop?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const exportsKept = (): string[] =>
    readdirSync(join(folder, 'data'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.zip'));

  /** A whole life in the shop. @returns the person's id. */
  async function lives(): Promise<{ id: string; token: string; words: string[] }> {
    await shop.post('/v1/auth/signup', {
      email: EMAIL,
      username: NAME,
      password: PASSWORD,
      language: 'es',
      birthYear: 1990,
    });
    await shop.confirmAddress(EMAIL);
    for (let n = 0; n < 2; n++) await shop.post('/v1/auth', { email: EMAIL, password: PASSWORD, remember_me: n === 1 });
    await shop.post('/v1/auth', { email: EMAIL, password: `${PASSWORD}x`, remember_me: false });
    await shop.post('/v1/auth/signup', { email: EMAIL, username: NAME, password: PASSWORD });
    const { body } = await shop.post<{ token: string }>('/v1/auth', {
      email: EMAIL,
      password: PASSWORD,
      remember_me: true,
    });
    const {
      rows: [person],
    } = await shop.sql.query<{ id: string; hash: string }>(
      'update access.persons set bio = $2, profile_picture_url = $3 where email = $1 returning id, password_hash as hash',
      [EMAIL, BIO, `/media/people/${PICTURE}.webp`],
    );
    if (!person) throw new Error('nobody signed up');
    return { id: person.id, token: body.token, words: [...WORDS, person.hash] };
  }

  async function buys(token: string): Promise<void> {
    const [game] = await shop.games();
    const { body } = await shop.post<{ token: string; orderId: string }>(
      '/v1/payment',
      { cart: [game?.id] },
      { token },
    );
    await shop.browserReturns(await shop.bank.play(body.token, 'pay', {}));
    await shop.settles();
    const request = await shop.post(
      `/v1/orders/${body.orderId}/refunds`,
      { lines: 'all', basis: 'request', words: `Soy ${NAME}: no funciona.` },
      { token },
    );
    expect(request.status).toBe(200);
    await shop.settles();
  }

  async function writesToTheShop(token: string): Promise<void> {
    const words = `Soy ${NAME}.`;
    await shop.post('/v1/reports', { category: 'other', description: words, email: EMAIL }, { token });
    await shop.post('/v1/reports', { category: 'bug', description: words }, { token });
    const [game] = await shop.games();
    await shop.post('/v1/reports', { game: game?.slug, reason: 'harmful', description: words }, { token });
    const written = { name: NAME, company: 'Liceo', email: EMAIL, phone: '912345678', message: words };
    const template_params = { ...written, web_address: `https://${EMAIL.split('@')[0]}.example` };
    const known = { user_id: 'ludoteca-web', service_id: 'ludoteca-mail', template_id: 'developers' };
    const sent = await fetch(`${shop.url}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...known, template_params }),
    });
    expect(sent.status).toBe(200);
    await shop.settles();
  }

  it('is found nowhere: no table, no queue, no file, no log', async () => {
    const { id, token, words } = await lives();
    const traces = new Traces(words);
    await buys(token);
    await writesToTheShop(token);
    await shop.post('/v1/privacy/exports', {}, { token });
    await shop.settles();
    const before = {
      tables: await traces.inTables(shop.sql),
      files: traces.inFiles(folder),
      exports: exportsKept().length,
    };
    await shop.post('/v1/privacy/erasure', { password: PASSWORD }, { token });
    await shop.settles();
    await shop.timePasses(days(7));
    await shop.settles();

    // The search does find people while they are here.
    expect(before).toEqual({
      tables: ['access.persons', 'mail.captured', 'refunds.words', 'support.enquiries', 'support.reports'],
      files: [expect.stringMatching(/exports\/.*\.zip$/)],
      exports: 1,
    });
    expect((await shop.facts(`person-${id}`)).at(-1)?.type).toBe('PersonErased');

    expect(await traces.inTables(shop.sql)).toEqual([]);
    expect(traces.inFiles(folder)).toEqual([]);
    expect(exportsKept()).toEqual([]);
    expect(redis ? await traces.inRedis(redis) : []).toEqual([]);
    expect(shop.api.output()).toMatch(/"answered"/);
    expect(traces.areIn(shop.api.output())).toBe(false);
    for (const table of ['access.sessions', 'privacy.exports'])
      expect((await shop.sql.query(`select from ${table} where person_id = $1`, [id])).rowCount).toBe(0);
    expect((await shop.sql.query('select from access.email_tokens where owner_id = $1', [id])).rowCount).toBe(0);
    expect((await shop.sql.query('select from ordering.orders where person_id = $1', [id])).rowCount).toBe(1);
  });

  it('leaves others as they were', async () => {
    const ana = await shop.aPlayer();
    const mails = (await ana.mailbox()).length;
    const john = await shop.aPlayer();
    await john.post('/v1/privacy/erasure', { password: 'Ludoteca1' });
    await shop.settles();
    await shop.timePasses(days(7));
    await shop.settles();

    expect((await john.get('/v1/library')).status).toBe(401);
    expect((await ana.get('/v1/library')).status).toBe(200);
    expect((await ana.mailbox()).length).toBe(mails);
  });

  it('had another address before: the mails there go too, unless another person has that address by now', async () => {
    const moves = async (player: Player, email: string): Promise<void> => {
      await shop.call('PATCH', `/v1/users/${player.id}`, {
        token: player.token,
        body: { email, currentPassword: 'Ludoteca1' },
      });
      await shop.settles();
      const [token] = await shop.linksTo(email, 'verify-email');
      expect((await shop.post('/v1/auth/verify-email', { token })).status).toBe(200);
    };
    const [john, rosa] = [await shop.aPlayer(), await shop.aPlayer()];
    await moves(john, 'john.moved@example.test');
    await moves(rosa, 'rosa.moved@example.test');
    await shop.post('/v1/auth/signup', {
      email: rosa.email,
      username: 'Heredera',
      password: 'Ludoteca1',
      language: 'es',
    });
    await shop.settles();
    const heiress = (await rosa.mailbox()).filter(({ text }) => text.includes('Heredera'));
    expect([(await john.mailbox()).length > 1, heiress.length]).toEqual([true, 1]);

    for (const leaving of [john, rosa])
      expect((await leaving.post('/v1/privacy/erasure', { password: 'Ludoteca1' })).status).toBe(200);
    await shop.settles();
    await shop.timePasses(days(7));
    await shop.settles();

    expect(await john.mailbox()).toEqual([]);
    expect(await shop.mailbox('john.moved@example.test')).toEqual([]);
    expect(await rosa.mailbox()).toEqual(expect.arrayContaining(heiress));
    expect((await rosa.mailbox()).filter(({ subject }) => /correo de tu cuenta/.test(subject))).toEqual([]);
  });

  it('would be found in a file, in a column of bytes and in a log', async () => {
    const traces = new Traces(['tatú carreta']);
    await shop.sql.query(
      `create table public.found_in_bytes as select 1 as a, convert_to('un tatú carreta', 'utf8') as b`,
    );
    writeFileSync(join(folder, 'media', 'note.txt'), 'Tatú Carreta');

    expect(await traces.inTables(shop.sql)).toEqual(['public.found_in_bytes']);
    expect(traces.inFiles(folder)).toHaveLength(1);
    expect(traces.areIn('{"msg":"TATÚ CARRETA"}')).toBe(true);
    expect(new Traces(['nowhere at all']).inFiles(folder)).toEqual([]);
  });
});

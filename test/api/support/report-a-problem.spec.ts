import sharp from 'sharp';
import { aPhoto } from '../../support/photos.js';
import { LARGEST_ATTACHMENT } from '../../../api/contexts/support/reporting/report.rules.js';
import { startShop, type Player, type Shop } from '../../support/shop.js';
import { Staff } from '../backoffice/console.js';

interface Received {
  number: string;
  token: string;
  promisedOn: string;
  code?: string;
  message?: string;
}
interface Shown {
  id: string;
  number: string;
  status: string;
  facts: Record<string, string> | null;
  attachment: { name: string; type: string; size: number; scan: string } | null;
  entries: { kind: string; text: string; staffName: string | null }[];
  assignees: { id: string; name: string }[];
  templates: { key: string; text: string }[];
  assigneeName: string | null;
  answeredAfterHours: number | null;
}

describe('reporting a problem', () => {
  let shop: Shop;
  let admin: Staff;
  let ana: Player;
  beforeAll(async () => {
    shop = await startShop();
    admin = await Staff.signsIn(shop);
    ana = await shop.aPlayer();
  });
  afterAll(() => shop?.close());

  const report = (more: Record<string, unknown> = {}) =>
    shop.post<Received>('/v1/reports', { category: 'bug', description: 'El juego se detiene.', ...more });
  const statusOf = ({ number, token }: Pick<Received, 'number' | 'token'>) =>
    shop.get(`/v1/reports/status?${new URLSearchParams({ number, token }).toString()}`);
  const shown = async (number: string): Promise<Shown> => {
    const { body } = await admin.list<Shown>('reports', { filter: { q: number } });
    return (await admin.get<Shown>(`reports/${body[0]?.id}`)).body;
  };

  it('gives a number and a page that no one else can open', async () => {
    const { status, body } = await report();
    expect([status, body.number]).toEqual([200, expect.stringMatching(/^R-\d+$/)]);
    expect(await statusOf(body)).toMatchObject({
      status: 200,
      body: { status: 'received', byMail: false, answers: [] },
    });

    const other = (await report()).body;
    expect((await statusOf({ ...body, token: other.token })).status).toBe(404);
    expect((await statusOf({ ...body, token: `${body.token}x` })).status).toBe(404);
  });

  it('keeps facts of the browser only when they are sent, and only those we know', async () => {
    const without = (await report()).body;
    const facts = { page: '/library', browser: 'Firefox', cookies: 'secret' };
    const within = (await report({ facts })).body;
    expect((await shown(without.number)).facts).toBeNull();
    expect((await shown(within.number)).facts).toEqual({ page: '/library', browser: 'Firefox' });
  });

  it('draws a picture again, and shows it to staff alone', async () => {
    const content = (await aPhoto()).toString('base64');
    const { number } = (await report({ attachment: { name: '../pantalla.jpg', content } })).body;
    const { id, attachment } = await shown(number);
    expect(attachment).toMatchObject({ name: 'pantalla.webp', type: 'image/webp', scan: 'unscanned' });

    const path = `/v1/admin/reports/${id}/attachment`;
    const file = await fetch(shop.url + path, { headers: { authorization: `Bearer ${admin.token}` } });
    expect(file.headers.get('content-disposition')).toContain('attachment');
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(8, 12)
        .toString(),
    ).toBe('WEBP');
    expect((await fetch(shop.url + path)).status).toBe(401);
    expect((await ana.get(path)).status).toBe(403);
  });

  it('takes where and with what a picture was made out of it', async () => {
    const content = await sharp(await aPhoto())
      .withExif({ IFD0: { Make: 'Cámara' }, IFD3: { GPSLatitude: '33/1 27/1 0/1', GPSLatitudeRef: 'S' } })
      .jpeg()
      .toBuffer();
    expect(content.includes('Exif')).toBe(true);
    const { number } = (await report({ attachment: { name: 'patio.jpg', content: content.toString('base64') } })).body;
    const { id } = await shown(number);

    const file = await fetch(`${shop.url}/v1/admin/reports/${id}/attachment`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    const kept = Buffer.from(await file.arrayBuffer());
    const { format, exif, xmp, iptc } = await sharp(kept).metadata();
    expect({ format, exif, xmp, iptc }).toEqual({ format: 'webp' });
    expect(kept.includes('EXIF')).toBe(false);
  });

  it.each([
    ['dibujo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['pagina.html', '<!doctype html><script>alert(1)</script>'],
  ])('gives %s out as a text to be saved, never as a page', async (name, content) => {
    const attachment = { name, content: Buffer.from(content).toString('base64') };
    const { number } = (await report({ attachment })).body;
    const { id } = await shown(number);
    const { headers } = await admin.get(`reports/${id}/attachment`);

    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${name}`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  });

  it.each([
    ['a byte', LARGEST_ATTACHMENT + 1],
    ['fifty kilobytes', LARGEST_ATTACHMENT + 50_000],
    ['half a megabyte', LARGEST_ATTACHMENT + 500_000],
    ['four megabytes', LARGEST_ATTACHMENT + 4_000_000],
    ['sixty megabytes', LARGEST_ATTACHMENT + 60_000_000],
  ])('refuses a file that is %s over 10 MB in one sentence, and keeps nothing of it', async (_, size) => {
    const kept = async () => (await shop.sql.query('select from support.reports')).rowCount;
    const before = await kept();
    const content = Buffer.alloc(size, 'a');
    const body = {
      category: 'bug',
      description: 'x',
      attachment: { name: 'log.txt', content: content.toString('base64') },
    };
    for (const [language, message] of [
      ['es', 'El archivo pesa más de 10 MB.'],
      ['en', 'The file is larger than 10 MB.'],
    ] as const) {
      const refused = await shop.post<Received>('/v1/reports', body, { headers: { 'accept-language': language } });
      expect(refused).toMatchObject({ status: 413, body: { code: 'attachment-too-large', message } });
    }
    const form = new FormData();
    form.append('category', 'bug');
    form.append('description', 'x');
    form.append('file', new File([content], 'log.txt'));
    const shownAgain = await fetch(`${shop.url}/v1/reports/form`, { method: 'POST', body: form });
    expect(await shownAgain.text()).toContain('The file is larger than 10 MB.');
    expect(await kept()).toBe(before);
  });

  it('takes a file of 10 MB', async () => {
    const attachment = { name: 'log.txt', content: Buffer.alloc(LARGEST_ATTACHMENT, 'a').toString('base64') };
    const { number } = (await report({ attachment })).body;
    expect((await shown(number)).attachment).toMatchObject({ name: 'log.txt', size: LARGEST_ATTACHMENT });
  });

  it('refuses files that are none of what we take', async () => {
    const refused = async (content: Buffer) =>
      (await report({ attachment: { name: 'x', content: content.toString('base64') } })).body.code;
    expect(await refused(Buffer.from('PK\x03\x04 archive', 'latin1'))).toBe('attachment-not-supported');
    expect(await refused(Buffer.from('\x89PNG\r\n\x1a\n broken', 'latin1'))).toBe('picture-unreadable');
  });

  it('refuses a report without words, or of no category', async () => {
    for (const more of [{ description: ' ' }, { category: 'weather' }, { email: 'nobody' }])
      expect((await report(more)).status).toBe(422);
  });

  it('is assigned, noted and answered from the console; notes stay there', async () => {
    const email = 'reporta@example.test';
    const received = (await report({ email })).body;
    const { id, assignees, templates } = await shown(received.number);
    expect(templates.length).toBeGreaterThan(0);
    const [me] = assignees;

    expect(await admin.post(`reports/${id}/assign`, { staffId: me?.id })).toMatchObject({
      body: { assigneeName: me?.name },
    });
    const { user } = (await ana.post<{ user: { id: string } }>('/v1/auth/refresh', { token: ana.token })).body;
    expect(await admin.post(`reports/${id}/assign`, { staffId: user.id })).toMatchObject({
      status: 422,
      body: { code: 'assignee-unknown' },
    });
    await admin.post(`reports/${id}/note`, { text: 'Nota que nadie más lee.' });
    await admin.post(`reports/${id}/answer`, { text: 'Ya está corregido.', status: 'solved' });

    const seen = await statusOf(received);
    expect(seen.body).toMatchObject({ status: 'solved', answers: [{ text: 'Ya está corregido.' }] });
    expect(JSON.stringify(seen.body)).not.toContain('Nota');
    const after = await shown(received.number);
    expect(after.entries.map(({ kind }) => kind)).toEqual(['assignment', 'note', 'answer']);
    expect(after.answeredAfterHours).toBe(0);

    await shop.settles();
    const mails = await shop.mailbox(email);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      `News of your report ${received.number}`,
      `We received your report ${received.number}`,
    ]);
    expect(mails.map(({ text }) => text).join()).not.toContain('Nota');
    expect((await admin.get('support-figures')).body).toMatchObject({ answered: 1, answeredInTime: 1 });
  });

  it('tells its sender by mail when only the status changes, once', async () => {
    const email = 'espera@example.test';
    const received = (await report({ email })).body;
    const { id } = await shown(received.number);
    for (let times = 0; times < 2; times++) await admin.post(`reports/${id}/status`, { status: 'in-progress' });
    await shop.settles();

    const news = (await shop.mailbox(email)).filter(({ subject }) => subject.startsWith('News of'));
    expect(news.map(({ text }) => text)).toEqual([expect.stringContaining('We are working on it.')]);
    expect((await statusOf(received)).body).toMatchObject({ status: 'in-progress', answers: [] });
    expect((await shown(received.number)).answeredAfterHours).toBeNull();
  });

  it('is sent as a plain form, too', async () => {
    const body = new FormData();
    body.append('category', 'payment');
    body.append('description', 'Sin scripts');
    body.append('file', new File([new Uint8Array(await aPhoto())], 'foto.jpg'));
    const send = (form: FormData) =>
      fetch(`${shop.url}/v1/reports/form`, { method: 'POST', body: form, redirect: 'manual' });
    const led = await send(body);
    const address = led.headers.get('location') ?? '';
    expect([led.status, address]).toEqual([303, expect.stringContaining('/report-problem/status?number=R-')]);
    const number = new URL(address, shop.url).searchParams.get('number') ?? '';
    expect((await shown(number)).attachment?.name).toBe('foto.webp');
  });

  describe('as a plain form that is refused', () => {
    const sends = (fields: Record<string, string>, headers: Record<string, string> = {}) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append('file', new File(['PK\x03\x04 archive'], 'fotos.zip'));
      return fetch(`${shop.url}/v1/reports/form`, { method: 'POST', body: form, headers, redirect: 'manual' });
    };
    const typed = {
      category: 'payment',
      description: '<b>Sin</b> scripts',
      email: 'ana@',
      steps: 'Uno',
      language: 'es',
    };

    it('is shown again in the language of its page, with the reason and what was typed', async () => {
      const refused = await sends(typed, { 'accept-language': 'en' });
      expect([refused.status, refused.headers.get('cache-control')]).toEqual([422, 'no-store']);
      const page = await refused.text();
      expect(page).toContain('<html lang="es"');
      expect(page).toContain('Elige una categoría y cuéntanos qué pasó.');
      expect(page).toMatch(/<option value="payment" selected/);
      expect(page).toContain('value="ana@"');
      expect(page).toContain('&lt;b&gt;Sin&lt;/b&gt; scripts');
      expect(page).toContain('Elige el archivo otra vez.');
    });

    it('says what is wrong with its file', async () => {
      const page = await (await sends({ ...typed, email: '' })).text();
      expect(page).toContain('Ese archivo no sirve aquí.');
    });

    it('leads to its page when its address is opened once more', async () => {
      for (const [path, page] of [
        ['form', '/report-problem'],
        ['status/reply/form', '/report-problem/status'],
      ]) {
        const opened = await fetch(`${shop.url}/v1/reports/${path}`, { redirect: 'manual' });
        expect([opened.status, opened.headers.get('location')]).toEqual([303, page]);
      }
    });
  });
});

describe('help and status', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop?.close());

  const found = async (q: string, lang: string): Promise<string[]> => {
    const query = new URLSearchParams({ q, lang }).toString();
    return (await shop.get<{ address: string }[]>(`/v1/help/search?${query}`)).body.map(({ address }) => address);
  };

  it('finds help and law with and without accents, in the language that is asked for', async () => {
    expect(await found('contraseña', 'es')).toEqual(await found('CONTRASENA', 'es'));
    expect((await found('contraseña', 'es'))[0]).toBe('/help/log-in-problems#part-1');
    expect(await found('withdraw', 'en')).toEqual(expect.arrayContaining([expect.stringMatching(/^\/refund#/)]));
    expect(await found('contraseña', 'en')).toEqual([]);
    expect(await found("'; drop table", 'en')).toEqual(expect.any(Array));
  });

  it('lists and shows pages of the help; another name is none', async () => {
    const { body } = await shop.get<{ slug: string }[]>('/v1/help?lang=en');
    for (const { slug } of body) expect((await shop.get(`/v1/help/${slug}?lang=es`)).status).toBe(200);
    expect((await shop.get('/v1/help/nothing')).status).toBe(404);
  });

  it('says what works', async () => {
    await shop.settles();
    const { body } = await shop.get<{ parts: { name: string; status: string }[] }>('/v1/status');
    expect(body.parts.map(({ name }) => name)).toEqual(['shop', 'payments', 'library', 'mails']);
    expect(body.parts[0]?.status).toBe('working');
  });
});

import { randomUUID } from 'node:crypto';
import { startShop, type Shop } from '../../support/shop.js';
import { Staff } from '../backoffice/console.js';

const ELSEWHERE = 'https://liceo.example';
const FIELDS = { company: 'Liceo Pablo Neruda', phone: '912345678', message: 'Queremos publicar un juego.' };

interface Enquiry {
  id: string;
  number: string;
  name: string;
  status: string;
  isSuspicious: boolean;
  promisedOn: string;
}

describe('the endpoint of the e-mail client', () => {
  let shop: Shop;
  let admin: Staff;
  let people = 0;
  let networks = 0;
  beforeAll(async () => {
    const env = { CONTACT_ORIGINS: ELSEWHERE, CONTACT_BLOCKED: '@spam.example', TRUST_PROXY: '1' };
    shop = await startShop({ env });
    admin = await Staff.signsIn(shop);
  });
  afterAll(() => shop?.close());

  const address = (): string => `maestra${++people}@liceo.example`;
  /** Senders of one second share a budget where they share a network: by default each has one of its own. */
  const elsewhere = (): Record<string, string> => ({ 'x-forwarded-for': `10.${++networks >> 8}.${networks & 255}.1` });
  const request = (more: Record<string, string> = {}, known: Record<string, unknown> = {}) => ({
    lib_version: '4.4.1',
    user_id: 'ludoteca-web',
    service_id: 'ludoteca-mail',
    template_id: 'developers',
    template_params: { name: 'Ana', email: address(), ...FIELDS, ...more },
    ...known,
  });
  const send = async (body: unknown, headers: Record<string, string> = {}) => {
    const reply = await fetch(`${shop.url}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'en', ...elsewhere(), ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: reply.status, text: await reply.text(), headers: reply.headers };
  };
  const form = (fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    const sent = { method: 'POST', headers: { ...elsewhere(), ...headers }, body };
    return fetch(`${shop.url}/api/v1.0/email/send-form`, { ...sent, redirect: 'manual' });
  };
  const enquiryOf = async (words: string): Promise<Enquiry> => {
    const { body } = await admin.list<Enquiry>('enquiries', { filter: { q: words } });
    if (!body[0]) throw new Error(`there is no enquiry with ${words}`);
    return (await admin.get<Enquiry>(`enquiries/${body[0].id}`)).body;
  };

  it('answers OK as plain text, tells the shop, and tells the sender number and promised day', async () => {
    const email = address();
    const reply = await send(request({ email, language: 'es' }), { origin: ELSEWHERE });

    expect(reply).toMatchObject({ status: 200, text: 'OK' });
    expect(reply.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(reply.headers.get('access-control-allow-origin')).toBe(ELSEWHERE);
    const { number, promisedOn, status } = await enquiryOf(email);
    expect([number, status]).toEqual([expect.stringMatching(/^C-\d+$/), 'open']);
    expect(promisedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    await shop.settles();
    const [received] = await shop.mailbox(email);
    expect(received?.subject).toBe(`Recibimos tu consulta ${number}`);
    expect(received?.text).not.toContain(FIELDS.message);
    const inbox = await shop.mailbox('hola@ludoteca.test');
    expect(inbox.find(({ subject }) => subject === `Consulta ${number}`)?.text).toContain(FIELDS.message);
  });

  it('takes the same as a form, and leads a browser without scripts back to its page', async () => {
    const fields = { ...FIELDS, name: 'Ben', user_id: 'ludoteca-web', service_id: 'ludoteca-mail' };
    const sent = await form({ ...fields, email: address(), template_id: 'contact', lib_version: '4.4.1' });
    expect([sent.status, await sent.text()]).toEqual([200, 'OK']);

    const page = { accept: 'text/html' };
    for (const [template_id, sent_from, place] of [
      ['home', '', '/'],
      ['home', '/es', '/es'],
      ['contact', '/en/contact', '/en/contact'],
      ['contact', '//stranger.example', '/contact'],
    ] as const) {
      const email = address();
      const led = await form({ ...fields, email, template_id, sent_from }, page);
      const { number } = await enquiryOf(email);
      expect([led.status, led.headers.get('location')]).toEqual([303, `${place}?sent=${number}#contact-form`]);
    }
  });

  it('shows a browser without scripts its page again, with what it typed and the reason, and keeps it from caches', async () => {
    const fields = { ...FIELDS, name: 'Ben', user_id: 'ludoteca-web', service_id: 'ludoteca-mail' };
    const message = '</textarea><script>alert("¿Y ahora?")</script>';
    const typed = { ...fields, message, web_address: 'estudio.example', game_stage: 'prototype' };
    const refused = await form(
      { ...typed, email: 'ben@', template_id: 'developers', language: 'es', sent_from: '/es/developer-contact' },
      { accept: 'text/html', 'accept-language': 'en' },
    );

    expect(refused.status).toBe(400);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(refused.headers.get('content-security-policy')).toContain("script-src 'self' 'nonce-");
    const page = await refused.text();
    expect(page).toContain('<html lang="es"');
    expect(page).toContain('Revisa tu correo: así no podríamos responderte.');
    for (const value of ['Ben', 'ben@', FIELDS.company, FIELDS.phone, 'estudio.example'])
      expect(page).toContain(`value="${value}"`);
    expect(page).toContain('&lt;/textarea&gt;&lt;script&gt;alert(&quot;¿Y ahora?&quot;)');
    expect(page).not.toContain(message);
    expect(page).toMatch(/<option value="prototype" selected/);
    const shared = await (await fetch(`${shop.url}/es/developer-contact`)).text();
    expect(shared).not.toContain('ben@');
  });

  it('shows nothing of what another site sends in the name of a browser', async () => {
    const fields = { ...FIELDS, name: 'Ben', email: address(), user_id: 'ludoteca-web', service_id: 'ludoteca-mail' };
    const stranger = { origin: 'https://stranger.example', accept: 'text/html', 'accept-language': 'en' };
    const refused = await form({ ...fields, template_id: 'contact' }, stranger);
    expect([refused.status, await refused.text()]).toEqual([403, 'That site may not send messages to the shop.']);
  });

  it('says to a browser without scripts when there is room again', async () => {
    const fields = { ...FIELDS, name: 'Ben', email: address(), user_id: 'ludoteca-web', service_id: 'ludoteca-mail' };
    const headers = { accept: 'text/html', 'accept-language': 'en', ...elsewhere() };
    const send = () => form({ ...fields, template_id: 'home' }, headers);
    const replies = await Promise.all(Array.from({ length: 10 }, send));
    const refused = replies.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(await refused?.text()).toContain('Too many attempts in a row. Wait a moment and try again.');
  });

  it('leads to the contact page who opens the address of the form itself', async () => {
    const opened = await fetch(`${shop.url}/api/v1.0/email/send-form`, { redirect: 'manual' });
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/contact']);
  });

  it('gives the number to the page that sent an enquiry, and to no other', async () => {
    const [email, sender_key] = [address(), randomUUID()];
    await send(request({ email, sender_key }));
    const { number } = await enquiryOf(email);
    expect(await shop.get(`/v1/contact/sent/${sender_key}`)).toMatchObject({ status: 200, body: { number } });
    for (const key of [randomUUID(), '1', number])
      expect(await shop.get(`/v1/contact/sent/${key}`)).toMatchObject({
        status: 404,
        body: { code: 'enquiry-number-unknown' },
      });
    expect((await send(request({ sender_key: '1' }))).status).toBe(200);
  });

  it('takes what a studio says of its game, and tells it to the shop', async () => {
    const email = address();
    const game = { web_address: 'estudio.example/juego', game_stage: 'prototype', game_kind: 'web' };
    expect(await send(request({ email, language: 'en', ...game }), { origin: ELSEWHERE })).toMatchObject({
      text: 'OK',
    });
    const enquiry = await enquiryOf(email);
    const webAddress = 'https://estudio.example/juego';
    expect(enquiry).toMatchObject({ webAddress, gameStage: 'prototype', gameKind: 'web' });
    await shop.settles();
    const inbox = await shop.mailbox('hola@ludoteca.test');
    const mail = inbox.find(({ subject }) => subject === `Enquiry ${enquiry.number}`);
    expect(mail?.text).toContain(`Site: ${webAddress}`);
    expect(mail?.text).toContain('The game has a prototype and is played in the browser.');
  });

  it.each([
    [{ web_address: 'javascript:alert(1)' }, /^Check the web address/],
    [{ game_stage: 'soon' }, /^The state of the game must be/],
    [{ game_kind: 'console' }, /^The kind of game must be/],
  ])('refuses %j of a studio, and passes over it in other forms', async (field, sentence) => {
    expect(await send(request(field))).toMatchObject({ status: 400, text: expect.stringMatching(sentence) as string });
    expect(await send(request(field, { template_id: 'contact' }))).toMatchObject({ status: 200 });
  });

  it.each([
    [{ user_id: '' }, 400, 'The user_id parameter is required'],
    [{ service_id: undefined }, 400, 'The service_id parameter is required'],
    [{ template_id: null }, 400, 'The template_id parameter is required'],
    [{ user_id: 'another' }, 403, 'The user_id parameter is unknown'],
    [{ service_id: 'another' }, 400, 'The service_id parameter is unknown'],
    [{ template_id: 'toString' }, 400, 'The template_id parameter is unknown'],
    [{ template_params: undefined }, 400, 'All fields must be filled in.'],
  ])('refuses %j with %i', async (known, status, text) =>
    expect(await send(request({}, known))).toMatchObject({ status, text }),
  );

  it.each([
    [{ message: ' ' }, 400, 'All fields must be filled in.'],
    [{ phone: '9123456789' }, 400, 'The phone number has digits only, nine at most.'],
    [{ email: 'nobody' }, 400, 'Check your e-mail address: we could not answer you like this.'],
    [{ email: 'any@spam.example' }, 403, 'We do not take messages from that address.'],
  ])('refuses the fields %j with %i', async (fields, status, text) =>
    expect(await send(request(fields))).toMatchObject({ status, text }),
  );

  it('refuses other sites, bodies that are too large, and what is no JSON', async () => {
    const stranger = await send(request(), { origin: 'https://stranger.example' });
    expect(stranger.status).toBe(403);
    expect(stranger.headers.get('access-control-allow-origin')).toBeNull();
    expect((await send(request({ message: 'x'.repeat(52_000) }))).status).toBe(413);
    expect((await send('{')).status).toBe(400);
    const report = await fetch(`${shop.url}/v1/reports`, { method: 'POST', headers: { origin: ELSEWHERE } });
    expect(report.status).toBe(403);
  });

  it('takes one request a second of one sender, and says when there is room again', async () => {
    const [body, network, from] = [request(), elsewhere(), performance.now()];
    const replies = await Promise.all(Array.from({ length: 10 }, () => send(body, network)));
    const seconds = 1 + Math.floor((performance.now() - from) / 1000);
    const taken = replies.filter(({ status }) => status === 200).length;
    expect(taken).toBeGreaterThanOrEqual(1);
    expect(taken).toBeLessThanOrEqual(seconds);
    const refused = replies.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(refused?.text).toBe('Too many attempts in a row. Wait a moment and try again.');
  });

  it('takes numbers and yes or no among the fields of a form elsewhere', async () => {
    const email = address();
    const template_params = { ...FIELDS, name: 'Ana', email, company: true, phone: 912345678, message: 42 };
    expect(await send(request({}, { template_params }))).toMatchObject({ status: 200, text: 'OK' });
    expect(await enquiryOf(email)).toMatchObject({ company: 'true', phone: '912345678', message: '42' });
  });

  it('takes what a form elsewhere fills in for its own use', async () => {
    const email = address();
    const fields = {
      email,
      website: 'https://liceo.example',
      ludoteca_blank: 'https://liceo.example',
      open_for_ms: '5',
    };
    expect(await send(request(fields), { origin: ELSEWHERE })).toMatchObject({ status: 200, text: 'OK' });
    await shop.settles();
    const { isSuspicious, number } = await enquiryOf(email);
    expect(isSuspicious).toBe(false);
    expect((await shop.mailbox(email)).map(({ subject }) => subject)).toEqual([`We received your enquiry ${number}`]);
    const inbox = await shop.mailbox('hola@ludoteca.test');
    expect(inbox.map(({ subject }) => subject)).toContain(`Enquiry ${number}`);
  });

  it.each([
    ['a field that people do not see', { ludoteca_blank: 'https://buy.example' }],
    ['five fields within three seconds', { open_for_ms: '2999' }],
  ])('keeps what a program filled in on a page of the shop (%s), and writes no mail for it', async (_, trace) => {
    const email = address();
    const own = { origin: new URL(shop.url).origin };
    expect(await send(request({ email, ...trace }), own)).toMatchObject({ status: 200, text: 'OK' });
    await shop.settles();
    expect(await enquiryOf(email)).toMatchObject({ isSuspicious: true });
    expect(await shop.mailbox(email)).toEqual([]);
  });
});

import { days } from '../../../api/kernel/instant.js';
import { startShop, type Player, type Shop } from '../../support/shop.js';
import { unzip } from '../../support/zip.js';
import { Staff } from '../backoffice/console.js';

interface Received {
  number: string;
  token: string;
  code?: string;
  message?: string;
}
interface Status {
  status: string;
  dueOn: string | null;
  promisedOn: string;
  answers: { text: string }[];
  replies: { text: string }[];
  code?: string;
  message?: string;
}
interface Shown {
  id: string;
  number: string;
  status: string;
  dueOn: string | null;
  overdue: boolean;
  entries: { kind: string; text: string; staffId: string | null }[];
}

const INBOX = 'hola@ludoteca.test';

describe('adding to a report', () => {
  let shop: Shop;
  let admin: Staff;
  beforeAll(async () => {
    shop = await startShop();
    admin = await Staff.signsIn(shop);
  });
  afterAll(() => shop?.close());

  const reports = async (who: Player | Shop = shop): Promise<Received> =>
    (await who.post<Received>('/v1/reports', { category: 'bug', description: 'El juego se detiene.' })).body;
  const adds = ({ number, token }: Pick<Received, 'number' | 'token'>, text: string, language = 'es') =>
    shop.post<Status>(
      '/v1/reports/status/reply',
      { number, token, text },
      { headers: { 'accept-language': language } },
    );
  const statusOf = async ({ number, token }: Received) =>
    (await shop.get<Status>(`/v1/reports/status?${new URLSearchParams({ number, token }).toString()}`)).body;
  const shown = async ({ number }: Received): Promise<Shown> => {
    const { body } = await admin.list<Shown>('reports', { filter: { q: number } });
    return (await admin.get<Shown>(`reports/${body[0]?.id}`)).body;
  };
  const needsReply = async (report: Received): Promise<void> => {
    await admin.post(`reports/${(await shown(report)).id}/answer`, { text: '¿Con qué equipo?', status: 'needs-reply' });
  };
  const kept = async (): Promise<number> => (await shop.sql.query('select from support.report_replies')).rowCount ?? 0;

  it('answers what staff want to know: work goes on, and staff read it in the console and by mail', async () => {
    const report = await reports();
    await needsReply(report);
    expect(await statusOf(report)).toMatchObject({ status: 'needs-reply', dueOn: null });

    const { status, body } = await adds(report, '  Con una tableta.  ');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'in-progress',
      answers: [{ text: '¿Con qué equipo?' }],
      replies: [{ text: 'Con una tableta.' }],
    });
    expect(await statusOf(report)).toEqual(body);
    expect((await shown(report)).entries.map(({ kind, text, staffId }) => [kind, text, staffId === null])).toEqual([
      ['answer', '¿Con qué equipo?', false],
      ['reply', 'Con una tableta.', true],
    ]);
    await shop.settles();
    const mail = (await shop.mailbox(INBOX)).find(({ subject }) => subject.includes(report.number));
    expect(mail?.subject).toBe(`More about report ${report.number}`);
    expect(mail?.text).toContain('Con una tableta.');
  });

  it('is owed an answer of its own, which can be overdue', async () => {
    const report = await reports();
    await adds(report, 'Otra cosa.');
    const { promisedOn, dueOn } = await statusOf(report);
    expect(dueOn).toBe(promisedOn);
    await needsReply(report);
    await adds(report, 'Con una tableta.');
    expect((await statusOf(report)).dueOn).toBe(promisedOn);

    await shop.sql.query(`update support.report_replies set promised_on = promised_on - 30, at = at - $1::interval`, [
      `${days(10) / 1000} s`,
    ]);
    await shop.sql.query(`update support.report_entries set at = at - $1::interval`, [`${days(11) / 1000} s`]);
    const overdue = async () => (await admin.list<Shown>('reports', { filter: { overdue: true } })).body;
    expect((await overdue()).map(({ number }) => number)).toContain(report.number);
    expect((await shown(report)).overdue).toBe(true);
    await admin.post(`reports/${(await shown(report)).id}/answer`, { text: 'Listo.', status: 'in-progress' });
    expect((await overdue()).map(({ number }) => number)).not.toContain(report.number);
    expect(await statusOf(report)).toMatchObject({ dueOn: null, status: 'in-progress' });
  });

  it('counts once when it is sent twice, also at the same moment, and again after an answer', async () => {
    const report = await reports();
    await Promise.all([1, 2, 3].map(() => adds(report, 'Sí.')));
    expect((await statusOf(report)).replies.map(({ text }) => text)).toEqual(['Sí.']);
    await needsReply(report);
    await adds(report, 'Sí.');
    expect((await statusOf(report)).replies.map(({ text }) => text)).toEqual(['Sí.', 'Sí.']);
  });

  it.each([
    ['es', 'Ese reporte ya terminó. Envía otro y nombra su número.'],
    ['en', 'That report is over. Send another one and name its number.'],
  ])('is refused once the report is over (%s)', async (language, message) => {
    const report = await reports();
    await admin.post(`reports/${(await shown(report)).id}/status`, { status: 'closed' });
    const before = await kept();
    expect(await adds(report, 'Una cosa más.', language)).toMatchObject({
      status: 409,
      body: { code: 'report-over', message },
    });
    expect(await kept()).toBe(before);
  });

  it('is read before staff answer: an answer or a status from before it is refused, and sends nothing', async () => {
    const report = await reports();
    const { id } = await shown(report);
    await adds(report, 'También con el sonido apagado.');
    const refusal = { status: 409, body: { code: 'report-grew-meanwhile' } };
    expect(
      await admin.post(`reports/${id}/answer`, { text: 'Apaga el sonido.', status: 'solved', wordsSeen: 0 }),
    ).toMatchObject(refusal);
    expect(await admin.post(`reports/${id}/status`, { status: 'closed', wordsSeen: 0 })).toMatchObject(refusal);
    expect(await statusOf(report)).toMatchObject({ status: 'received', answers: [] });

    await admin.post(`reports/${id}/answer`, { text: 'Lo revisamos.', status: 'solved', wordsSeen: 1 });
    expect(await statusOf(report)).toMatchObject({ status: 'solved', answers: [{ text: 'Lo revisamos.' }] });
  });

  it('leaves its page open to its sender, however often it is refused', async () => {
    const report = await reports();
    await admin.post(`reports/${(await shown(report)).id}/status`, { status: 'closed' });
    for (let times = 0; times < 12; times++) expect((await adds(report, 'Una cosa más.')).status).toBe(409);
    expect(await statusOf(report)).toMatchObject({ status: 'closed' });
  });

  it('is for its sender alone, and has words', async () => {
    const [report, other] = [await reports(), await reports()];
    const before = await kept();
    expect((await adds({ ...report, token: other.token }, 'Hola')).body.code).toBe('report-unknown');
    expect((await adds({ ...report, token: 'x' }, 'Hola')).status).toBe(404);
    for (const text of [' ', 'a'.repeat(5001)]) expect((await adds(report, text)).status).toBe(422);
    expect(await kept()).toBe(before);
    expect((await adds(report, 'ñ'.repeat(5000))).status).toBe(200);
  });

  it('is sent as a plain form, too, which leads back to the conversation', async () => {
    const { number, token } = await reports();
    const form = new FormData();
    for (const [name, value] of Object.entries({ number, token, text: 'Sin scripts' })) form.append(name, value);
    const led = await fetch(`${shop.url}/v1/reports/status/reply/form`, {
      method: 'POST',
      body: form,
      redirect: 'manual',
    });
    expect([led.status, led.headers.get('location')]).toEqual([
      303,
      `/report-problem/status?${new URLSearchParams({ number, token }).toString()}#conversation`,
    ]);
    expect((await statusOf({ number, token })).replies).toMatchObject([{ text: 'Sin scripts' }]);
  });

  it('is shown again with its reason and its words where a plain form of it is refused', async () => {
    const report = await reports();
    await admin.post(`reports/${(await shown(report)).id}/status`, { status: 'closed' });
    const { number, token } = report;
    const form = new FormData();
    for (const [name, value] of Object.entries({ number, token, text: 'Una cosa más.', language: 'es' }))
      form.append(name, value);
    const refused = await fetch(`${shop.url}/v1/reports/status/reply/form`, { method: 'POST', body: form });
    expect(refused.status).toBe(409);
    const page = await refused.text();
    expect(page).toContain('Ese reporte ya terminó. Envía otro y nombra su número.');
    expect(page).toContain('Una cosa más.');
  });

  it('is part of the copy of my data', async () => {
    const ana = await shop.aPlayer();
    const report = await reports(ana);
    await adds(report, 'Lo vi en mi tableta.');
    const { id } = (await ana.post<{ id: string }>('/v1/privacy/exports', {})).body;
    await shop.settles();
    const file = await fetch(`${shop.url}/v1/privacy/exports/${id}/file`, {
      headers: { authorization: `Bearer ${ana.token}` },
    });
    const files = unzip(Buffer.from(await file.arrayBuffer()));
    expect(JSON.parse(files['data/support.json'] ?? '')).toMatchObject({
      reports: [{ replies: [{ text: 'Lo vi en mi tableta.' }] }],
    });
  });
});

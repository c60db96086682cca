import { startShop, type Shop } from '../../support/shop.js';
import { Staff } from '../backoffice/console.js';

interface Shown {
  id: string;
  number: string;
  status: string;
  reply: string | null;
  assigneeName: string | null;
  answeredAfterHours: number | null;
  overdue: boolean;
  entries: { kind: string; text: string; status: string | null; staffName: string | null }[];
  assignees: { id: string; name: string }[];
  templates: { key: string; text: string }[];
}
const FIRST = 'You can apply on the developer page.';
const SECOND = 'The page now has an example, too.';

describe('an enquiry at the console', () => {
  let shop: Shop;
  let admin: Staff;
  let people = 0;
  beforeAll(async () => {
    shop = await startShop();
    admin = await Staff.signsIn(shop);
  });
  afterAll(() => shop?.close());

  const written = async (): Promise<Shown & { email: string }> => {
    const email = `profesor${++people}@liceo.example`;
    const sent = await shop.post('/api/v1.0/email/send', {
      user_id: 'ludoteca-web',
      service_id: 'ludoteca-mail',
      template_id: 'contact',
      template_params: { name: 'Ana', company: 'Liceo', email, phone: '912345678', message: 'Hola', language: 'en' },
    });
    if (sent.status !== 200) throw new Error(`the enquiry was refused with ${sent.status}`);
    const { body } = await admin.list<Shown>('enquiries', { filter: { q: email } });
    return { ...(await shown(body[0]?.id ?? '')), email };
  };
  const shown = async (id: string): Promise<Shown> => (await admin.get<Shown>(`enquiries/${id}`)).body;
  const answer = (id: string, text: string, answersSeen: number, status = 'answered') =>
    admin.post<Shown & { code?: string }>(`enquiries/${id}/answer`, { text, status, answersSeen });
  const mails = async (email: string): Promise<string[]> => {
    await shop.settles();
    return (await shop.mailbox(email)).filter(({ subject }) => /^Answer/.test(subject)).map(({ text }) => text);
  };

  it('is assigned, noted, answered twice by mail, closed and opened again, all of it written down', async () => {
    const { id, number, email, assignees, templates } = await written();
    expect(templates.map(({ key }) => key)).toContain('publishing');
    const [me] = assignees;

    expect(await admin.post(`enquiries/${id}/assign`, { staffId: me?.id })).toMatchObject({
      status: 200,
      body: { assigneeName: me?.name },
    });
    const mine = await admin.list<Shown>('enquiries', { filter: { assignedTo: me?.id } });
    expect(mine.body.map((one) => one.number)).toContain(number);
    await admin.post(`enquiries/${id}/note`, { text: 'Nota que nadie más lee.' });
    expect((await answer(id, FIRST, 0)).body).toMatchObject({
      status: 'answered',
      reply: FIRST,
      answeredAfterHours: 0,
    });
    expect((await answer(id, SECOND, 1)).body).toMatchObject({ status: 'answered', reply: FIRST });
    expect((await admin.post(`enquiries/${id}/close`, {})).body).toMatchObject({ status: 'closed', reply: FIRST });
    expect(await admin.post(`enquiries/${id}/close`, {})).toMatchObject({
      status: 409,
      body: { code: 'enquiry-over' },
    });
    expect(await answer(id, 'Once more', 2)).toMatchObject({ status: 409, body: { code: 'enquiry-closed' } });
    expect((await admin.post(`enquiries/${id}/reopen`, {})).body).toMatchObject({ status: 'answered' });
    expect((await admin.post(`enquiries/${id}/reopen`, {})).status).toBe(200);

    const { entries } = await shown(id);
    expect(entries.map(({ kind, status }) => [kind, status])).toEqual([
      ['assignment', null],
      ['note', null],
      ['answer', 'answered'],
      ['answer', 'answered'],
      ['status', 'closed'],
      ['status', 'answered'],
    ]);
    expect(new Set(entries.map(({ staffName }) => staffName))).toEqual(new Set([me?.name]));
    const texts = await mails(email);
    expect(texts).toHaveLength(2);
    expect(texts.filter((text) => text.includes(FIRST))).toHaveLength(1);
    expect(texts.filter((text) => text.includes(SECOND))).toHaveLength(1);
    expect((await shop.mailbox(email)).map(({ text }) => text).join()).not.toContain('Nota');
  });

  it('is answered by one of two who write at once; the other hears of it, reads the answer, and sends theirs', async () => {
    const { id, email } = await written();
    const other = await Staff.signsIn(shop);
    const body = (text: string) => ({ text, status: 'answered', answersSeen: 0 });
    const replies = await Promise.all([
      admin.post<Shown>(`enquiries/${id}/answer`, body(FIRST)),
      other.post<Shown & { message: string }>(`enquiries/${id}/answer`, body(SECOND)),
    ]);

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'enquiry-answered-meanwhile',
      message: expect.stringMatching(/Someone else answered|Otra persona respondió/) as string,
    });
    const [first] = (await shown(id)).entries;
    const left = first?.text === FIRST ? SECOND : FIRST;
    expect((await answer(id, left, 1)).body.entries.map(({ text }) => text).sort()).toEqual([FIRST, SECOND].sort());
    expect(await mails(email)).toHaveLength(2);
  });

  it('is assigned to staff alone, and to no one again', async () => {
    const { id, assignees } = await written();
    const visitor = await shop.aPlayer();
    const { user } = (await visitor.post<{ user: { id: string } }>('/v1/auth/refresh', { token: visitor.token })).body;
    expect(await admin.post(`enquiries/${id}/assign`, { staffId: user.id })).toMatchObject({
      status: 422,
      body: { code: 'assignee-unknown' },
    });
    await admin.post(`enquiries/${id}/assign`, { staffId: assignees[0]?.id });
    expect((await admin.post(`enquiries/${id}/assign`, { staffId: null })).body).toMatchObject({ assigneeName: null });
  });

  it('is still answered once by the reply of the release before', async () => {
    const { id, email } = await written();
    expect((await admin.post(`enquiries/${id}/reply`, { text: FIRST })).body).toMatchObject({
      status: 'answered',
      reply: FIRST,
    });
    expect(await admin.post(`enquiries/${id}/reply`, { text: SECOND })).toMatchObject({
      status: 409,
      body: { code: 'enquiry-over' },
    });
    expect(await mails(email)).toHaveLength(1);
  });

  it('has among its entries what the release before wrote in its row alone', async () => {
    const { id } = await written();
    await shop.sql.query(
      `update support.enquiries set reply = 'Before', status = 'answered', replied_at = now(),
              replied_by = (select id from access.persons where email = 'admin@ludoteca.test') where id = $1`,
      [id],
    );
    const { entries, assignees } = await shown(id);
    expect(entries).toMatchObject([{ kind: 'answer', text: 'Before', status: 'answered' }]);
    expect(assignees.map(({ name }) => name)).toContain(entries[0]?.staffName);
    expect((await answer(id, SECOND, 0)).body.code).toBe('enquiry-answered-meanwhile');
    expect((await answer(id, SECOND, 1)).body).toMatchObject({ reply: 'Before', status: 'answered' });
  });

  it('is open again where it was closed without an answer', async () => {
    const { id } = await written();
    await admin.post(`enquiries/${id}/close`, {});
    expect((await admin.post<Shown>(`enquiries/${id}/reopen`, {})).body).toMatchObject({ status: 'open', reply: null });
    expect((await answer(id, FIRST, 0, 'closed')).body).toMatchObject({ status: 'closed', reply: FIRST });
  });

  it('counts in the answer times, and is overdue after its promised day', async () => {
    const figures = async () => (await admin.get<Record<string, number>>('support-figures')).body;
    const before = await figures();
    const [late, answered] = [await written(), await written()];
    await answer(answered.id, FIRST, 0, 'closed');
    await shop.sql.query(`update support.enquiries set promised_on = '2020-01-01' where id = $1`, [late.id]);

    const after = await figures();
    const more = (name: string): number => (after[name] ?? 0) - (before[name] ?? 0);
    expect(['enquiriesAnswered', 'enquiriesAnsweredInTime', 'answered', 'overdueEnquiries'].map(more)).toEqual([
      1, 1, 1, 1,
    ]);
    expect(after.medianEnquiryAnswerHours).toBeGreaterThanOrEqual(0);
    const overdue = await admin.list<Shown>('enquiries', { filter: { overdue: true } });
    expect(overdue.body.map(({ number }) => number)).toEqual([late.number]);
    expect((await shown(late.id)).overdue).toBe(true);
  });
});

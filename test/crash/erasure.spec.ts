import { days } from '../../api/kernel/instant.js';
import { startShop, type Player, type Shop } from '../support/shop.js';
import { patient } from '../support/patience.js';

/** Where the worker dies between the end of the week and the last row, in the order in which an erasure meets them. */
const POINTS = [
  'before-ErasureStarted',
  'after-ErasureStarted',
  'before-mail-sent',
  'after-mail-sent',
  'before-CertificateSettled',
  'after-CertificateSettled',
  'before-person-erased',
  'before-PersonErased',
  'after-PersonErased',
];
/** The same between the places of personal data, first and last ones and those between. */
const SOURCES = [
  'after-erasing-mails',
  'after-erasing-sessions',
  'after-erasing-links',
  'after-erasing-exports',
  'after-erasing-account',
];
const EXPORT_POINTS = ['before-export-kept', 'after-export-kept'];

// Each story starts three processes, one after the other.
jest.setTimeout(patient(180_000));

describe('an erasure whose worker is killed', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ apart: true });
  });
  afterAll(() => shop?.close());

  async function calms(): Promise<void> {
    for (let pass = 0; pass < 2; pass++) {
      await shop.leasesEnd();
      await shop.doubtfulEffectsAreChecked();
      await shop.settles();
    }
  }

  async function workerDiesAt(point: string, meanwhile: () => Promise<unknown>): Promise<void> {
    await shop.worker?.diesAt(point);
    await meanwhile();
    expect(await shop.worker?.ended).toBeNull();
    await shop.startWorker();
    await calms();
  }

  async function wantsToLeave(): Promise<Player> {
    const player = await shop.aPlayer();
    await player.post('/v1/privacy/exports', {});
    await player.post('/v1/privacy/erasure', { password: 'Ludoteca1' });
    await shop.settles();
    return player;
  }

  const rowsOf = async (player: Player): Promise<number> => {
    const { rows } = await shop.sql.query<{ n: number }>(
      `select (select count(*) from access.persons where id = $1)::int + (select count(*) from access.email_tokens where owner_id = $1)::int
            + (select count(*) from privacy.exports where person_id = $1)::int + (select count(*) from access.sessions where person_id = $1)::int as n`,
      [player.id],
    );
    return rows[0]?.n ?? -1;
  };

  it.each([...POINTS, ...SOURCES])('%s: everything is erased, once, after the certificate', async (point) => {
    const player = await wantsToLeave();

    await workerDiesAt(point, () => shop.timePasses(days(7)));

    expect((await shop.facts(`person-${player.id}`)).map(({ type }) => type)).toEqual([
      'ErasureRequested',
      'ErasureStarted',
      'CertificateSettled',
      'PersonErased',
    ]);
    expect(await rowsOf(player)).toBe(0);
    expect(await player.mailbox()).toEqual([]);
  });

  it('sends the certificate while everything is still there', async () => {
    const player = await wantsToLeave();
    await shop.worker?.diesAt('before-person-erased');
    await shop.timePasses(days(7));
    await shop.worker?.ended;
    const mail = (await player.mailbox()).find(
      ({ subject }) => subject === 'Certificado: tu cuenta de Ludoteca está borrada',
    );
    await shop.startWorker();
    await calms();

    expect(mail?.text).toContain('Pedidos, pagos');
    expect(await rowsOf(player)).toBe(0);
  });

  it.each(EXPORT_POINTS)('%s: the export is ready, with one mail', async (point) => {
    const player = await shop.aPlayer();

    await workerDiesAt(point, () => player.post('/v1/privacy/exports', {}));

    expect((await player.get('/v1/privacy/exports')).body).toMatchObject({ exports: [{ state: 'ready' }] });
    expect(
      (await player.mailbox()).filter(({ subject }) => subject === 'Tus datos de Ludoteca están listos'),
    ).toHaveLength(1);
  });

  it('begins for a guardian whose link is not used up by an answer that was lost', async () => {
    const [child, adult] = [await shop.aPlayer({ birthYear: new Date().getUTCFullYear() - 10 }), 'adult@example.test'];
    await child.post(`/v1/users/${child.id}/guardian`, { email: adult });
    await shop.settles();
    const token = (await shop.mailbox(adult))
      .map(({ text }) => /\/guardian\?token=([\w.-]+)/.exec(text)?.[1])
      .find(Boolean);
    const says = () => shop.post('/v1/guardian', { token, decision: 'erase' });

    await shop.api.diesAt('before-guardian-answer');
    await expect(says()).rejects.toThrow();
    expect(await shop.api.ended).toBeNull();
    await shop.startApi();

    expect(await says()).toMatchObject({ status: 200, body: { decision: 'erasure-requested' } });
    expect((await shop.facts(`person-${child.id}`)).map(({ type }) => type)).toEqual(['ErasureRequested']);
  });
});

import { expectInvariants } from '../../support/invariants.js';
import { startShop, type Game, type Player, type Shop } from '../../support/shop.js';
import { patient } from '../../support/patience.js';
import { readPdf } from '../../support/pdf.js';

interface Document {
  documentId: string;
  series: string;
  number: number;
  total: number;
  net: number;
  vat: number;
  folio: string | null;
}

type Attached = { subject: string; messageId: string; files: string[] };

let shop: Shop;
let games: Game[];
let ana: Player;
let beto: Player;

beforeAll(async () => {
  shop = await startShop({ apart: true });
  games = await shop.games();
  [ana, beto] = await Promise.all([shop.aPlayer(), shop.aPlayer({ language: 'en' })]);
});
afterAll(() => shop?.close());

const documentsOf = async (player: Player, orderId: string): Promise<Document[]> =>
  (await player.get<{ documents: Document[] }>(`/v1/orders/${orderId}/documents`)).body.documents;
const receiptMails = async (player: Player): Promise<Attached[]> =>
  ((await player.mailbox()) as unknown as Attached[]).filter(({ subject }) => subject.includes('LT-'));
const numbers = async (): Promise<number[]> =>
  (
    await shop.sql.query<{ number: number }>(
      `select number from documents.documents where series = 'receipt' order by number`,
    )
  ).rows.map(({ number }) => number);

describe('the receipt of a purchase', () => {
  let bought: string;
  beforeAll(async () => {
    bought = (await ana.buys(games.slice(0, 2))).orderId;
    await shop.settles();
  });

  it('has a number, adds up and is known to the tax office', async () => {
    const [receipt, ...more] = await documentsOf(ana, bought);
    expect(more).toEqual([]);
    expect(receipt).toMatchObject({
      series: 'receipt',
      number: 1,
      total: games.slice(0, 2).reduce((sum, game) => sum + game.price, 0),
      folio: 'SIM-39-100001',
    });
    expect((receipt?.net ?? 0) + (receipt?.vat ?? 0)).toBe(receipt?.total);
  });

  it('comes with the mail as a PDF', async () => {
    const [mail] = await receiptMails(ana);
    expect(mail?.files).toEqual(['comprobante-1.pdf']);
    const file = await fetch(`${shop.url}/dev/mail/${mail?.messageId}/files/comprobante-1.pdf`);
    expect([file.status, file.headers.get('content-type'), (await file.text()).slice(0, 5)]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
  });

  it('is read as a page, as words and as a PDF by its owner, and is nothing to anybody else', async () => {
    const [receipt] = await documentsOf(ana, bought);
    const paths = ['', '/html', '/pdf'].map((end) => `/v1/documents/${receipt?.documentId}${end}`);
    const own = await Promise.all(paths.map((path) => ana.get(path)));

    expect(own.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(own[0]?.body).toMatchObject({ title: 'Comprobante de compra N.º 1', language: 'es', number: 1 });
    expect(String(own[1]?.body)).toContain(ana.email);
    expect(own[1]?.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(own[2]?.headers.get('content-disposition')).toBe('attachment; filename="comprobante-1.pdf"');
    const others = await Promise.all(
      [...paths, `/v1/orders/${bought}/documents`].map((path) => beto.get<{ message: string }>(path)),
    );
    expect(others.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(others[0]?.body.message).toBe('We could not find that document.');
    expect((await shop.get(paths[2] ?? '')).status).toBe(401);
    expect((await ana.get('/v1/documents/nothing/pdf')).status).toBe(404);
  });

  it('is found among the documents of the orders of its owner alone', async () => {
    const request = `/v1/documents?orders=${bought}`;
    expect((await ana.get<{ documents: Document[] }>(request)).body.documents.map(({ number }) => number)).toEqual([1]);
    expect((await beto.get<{ documents: Document[] }>(request)).body.documents).toEqual([]);
    expect((await ana.get('/v1/documents?orders=all')).status).toBe(422);
  });

  it('is sent once more to its owner alone, and not without end', async () => {
    const path = `/v1/orders/${bought}/receipt/resend`;
    expect((await beto.post(path, {})).status).toBe(404);
    const request = await ana.post(path, {});
    await shop.settles();

    expect(request).toMatchObject({ status: 202, body: { message: 'Te enviamos el comprobante otra vez.' } });
    expect((await receiptMails(ana)).map(({ files }) => files)).toEqual([['comprobante-1.pdf'], ['comprobante-1.pdf']]);
    expect(await receiptMails(beto)).toEqual([]);
    const more = [];
    for (let times = 0; times < 5; times++) more.push((await ana.post(path, {})).status);
    expect(more).toEqual([202, 202, 202, 202, 429]);
    expect(await numbers()).toEqual([1]);
  });

  it('is none for what is free or not paid: the mail alone confirms it', async () => {
    const [free] = await shop.games({ free: true });
    if (!free) throw new Error('no game is free');
    const { orderId } = await beto.checksOut([free]);
    const open = await beto.checksOut(games.slice(2, 3));
    await shop.settles();

    expect([await documentsOf(beto, orderId), await documentsOf(beto, open.orderId)]).toEqual([[], []]);
    expect((await receiptMails(beto)).map(({ files }) => files)).toEqual([[]]);
    expect(await beto.post(`/v1/orders/${open.orderId}/receipt/resend`, {})).toMatchObject({
      status: 409,
      body: { message: 'This order is not paid yet.' },
    });
  });

  it('keeps every letter of a name, in whatever script', async () => {
    const name = '张雅婷 Ελένη Иванова';
    const buyer = await shop.aPlayer();
    const renamed = await shop.call('PATCH', `/v1/users/${buyer.id}`, { token: buyer.token, body: { username: name } });
    expect(renamed.status).toBe(200);
    const { orderId } = await buyer.buys(games.slice(0, 1));
    await shop.settles();

    const [receipt] = await documentsOf(buyer, orderId);
    const file = await fetch(`${shop.url}/v1/documents/${receipt?.documentId}/pdf`, {
      headers: { authorization: `Bearer ${buyer.token}` },
    });
    const { text, emptyGlyphs } = readPdf(Buffer.from(await file.arrayBuffer()));
    expect(text).toContain(`\nNombre ${name}\n`);
    expect(emptyGlyphs).toBe(0);
  });

  it('stays without its buyer when the person was erased', async () => {
    const carla = await shop.aPlayer();
    const { orderId } = await carla.buys(games.slice(0, 1));
    await shop.settles();
    const [receipt] = await documentsOf(carla, orderId);
    await shop.sql.query('delete from access.persons where id = $1', [carla.id]);

    const {
      rows: [kept],
    } = await shop.sql.query<{ number: number }>('select number from documents.documents where document_id = $1', [
      receipt?.documentId,
    ]);
    const { rows: facts } = await shop.sql.query<{ data: string }>(
      `select data::text from es.events where type = 'DocumentIssued'`,
    );
    expect(kept?.number).toBe(receipt?.number);
    expect(facts.filter(({ data }) => data.includes(carla.email))).toEqual([]);
  });
});

describe('fifty purchases at once, while workers are killed', () => {
  it(
    'get fifty numbers without a gap',
    async () => {
      const before = (await numbers()).length;
      const buyers = await Promise.all(Array.from({ length: 25 }, () => shop.aPlayer()));
      const killed = (async () => {
        for (const point of ['after-DocumentIssued', 'before-DocumentIssued', 'after-mail-sent']) {
          await shop.worker?.stop();
          await shop.startWorker({ CRASH_AT: point });
          await shop.worker?.ended;
        }
        await shop.startWorker();
      })();
      await Promise.all(
        buyers.flatMap((buyer, n) => [
          buyer.buys([games[n % games.length] as Game]),
          buyer.buys([games[(n + 1) % games.length] as Game]),
        ]),
      );
      await killed;
      await shop.leasesEnd();
      await shop.doubtfulEffectsAreChecked();
      await shop.settles(90_000);

      expect(await numbers()).toEqual(Array.from({ length: before + 50 }, (_, n) => n + 1));
      await expectInvariants(shop);
    },
    patient(180_000),
  );
});

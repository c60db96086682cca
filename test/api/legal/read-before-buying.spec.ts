import { startShop, type Shop } from '../../support/shop.js';

interface Text {
  document: string;
  version: string;
  hash: string;
  language: string;
  title: string;
  sections: { heading: string; paragraphs: string[] }[];
}

describe('reading the legal texts before buying', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  }, 120_000);
  afterAll(() => shop?.close());

  const read = (path: string, acceptLanguage = 'es-CL,es;q=0.9') =>
    shop.get<Text>(`/v1/legal/${path}`, { headers: { 'accept-language': acceptLanguage } });

  it('answers in the language of the browser, or in the one asked for', async () => {
    const spanish = await read('terms');
    const english = await read('terms?lang=en');

    expect(spanish.body).toMatchObject({
      document: 'terms',
      version: '2026-11',
      language: 'es',
      title: 'Términos de uso y de compra',
    });
    expect(english.body).toMatchObject({
      document: 'terms',
      version: '2026-11',
      language: 'en',
      title: 'Terms of use and purchase',
    });
    expect(english.body.hash).toBe(spanish.body.hash);
    expect(english.body.sections).toHaveLength(spanish.body.sections.length);
    expect((await read('terms', 'en-GB')).body.language).toBe('en');
    expect(english.headers.get('content-language')).toBe('en');
  });

  it.each(['terms', 'withdrawal', 'privacy'])('shows the whole text of %s to anybody', async (name) => {
    const { status, body } = await read(name);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(['document', 'hash', 'language', 'sections', 'title', 'version']);
    expect(body.sections.length).toBeGreaterThan(4);
    expect(Object.keys(body.sections[0] ?? {}).sort()).toEqual(['heading', 'paragraphs']);
  });

  it('says in a sentence that there is no such document', async () => {
    expect(await read('cookies')).toMatchObject({
      status: 404,
      body: { code: 'legal-document-unknown', message: expect.stringMatching(/^No tenemos un documento/) },
    });
    expect(await read('cookies', 'en')).toMatchObject({
      status: 404,
      body: { message: expect.stringMatching(/^We have no document/) },
    });
    expect((await read('terms?lang=fr')).status).toBe(422);
  });

  it('keeps with the order which text was ticked, and asks again when it is not the one in force', async () => {
    const { hash, version } = (await read('terms')).body;
    const [game] = await shop.games();
    if (!game) throw new Error('nothing is on sale');
    const player = await shop.aPlayer();

    const old = await player.post('/v1/payment', { cart: [game.id], accepted_terms: '0'.repeat(64) });
    expect(old).toMatchObject({ status: 409, body: { code: 'terms-changed' } });

    const { orderId } = await player.checksOut([game], { accepted_terms: hash });
    const [placed] = await shop.facts(`order-${orderId}`);
    expect(placed?.data.terms).toEqual({ version, hash });
  });
});

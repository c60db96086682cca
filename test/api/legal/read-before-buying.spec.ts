import { startShop, type Shop } from '../../support/shop.js';

interface Text {
  document: string;
  version: string;
  hash: string;
  language: string;
  title: string;
  versions: { version: string; hash: string; publishedOn: string }[];
  sections: {
    key: string;
    heading: string;
    paragraphs: string[];
    html: string;
    summary: string;
    forChildren: string;
  }[];
}

interface Changes {
  from: { version: string };
  to: { version: string };
  clauses: { key: string; change: string; paragraphs: { pieces: { kind: string; text: string }[] }[] }[];
}

describe('reading the legal texts before buying', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop?.close());

  const read = (path: string, acceptLanguage = 'es-CL,es;q=0.9') =>
    shop.get<Text>(`/v1/legal/${path}`, { headers: { 'accept-language': acceptLanguage } });

  it('answers in the language of the browser, or in the one asked for', async () => {
    const spanish = await read('terms');
    const english = await read('terms?lang=en');

    expect(spanish.body).toMatchObject({
      document: 'terms',
      version: '2026-11-28',
      language: 'es',
      title: 'Términos de uso y de compra',
    });
    expect(english.body).toMatchObject({
      document: 'terms',
      version: '2026-11-28',
      language: 'en',
      title: 'Terms of use and purchase',
    });
    expect(english.body.hash).toBe(spanish.body.hash);
    expect(english.body.sections).toHaveLength(spanish.body.sections.length);
    expect((await read('terms', 'en-GB')).body.language).toBe('en');
    expect(english.headers.get('content-language')).toBe('en');
  });

  it.each(['terms', 'withdrawal', 'privacy', 'subscription', 'cookies'])(
    'shows the whole text of %s to everyone',
    async (name) => {
      const { status, body } = await read(name);
      expect(status).toBe(200);
      expect(body.sections.length).toBeGreaterThan(4);
      for (const { html, paragraphs, summary, forChildren } of body.sections) {
        expect(html).toMatch(/^<(p|ul)>/);
        expect(html).not.toMatch(/<(script|style|img|iframe)|javascript:| on\w+=/);
        expect([paragraphs.length > 0, summary.length > 0, forChildren.length > 0]).toEqual([true, true, true]);
      }
    },
  );

  it('keeps every version readable, and shows what changed since one', async () => {
    const { body: now } = await read('terms');
    expect(now.versions.map(({ version }) => version)).toEqual(['2026-11-28', '2026-11-25', '2026-11']);
    expect(now.versions[0]).toMatchObject({ hash: now.hash, publishedOn: '2026-11-28' });
    const before = await read('terms?version=2026-11');
    expect(before.body).toMatchObject({ version: '2026-11', hash: now.versions[2]?.hash, title: now.title });

    const { body: changes } = await shop.get<Changes>('/v1/legal/terms/changes?from=2026-11&lang=en');
    expect(changes).toMatchObject({ from: { version: '2026-11' }, to: { version: '2026-11-28' } });
    expect(changes.clauses.find(({ key }) => key === 'plans')).toMatchObject({ change: 'added' });
    expect(changes.clauses.find(({ key }) => key === 'law')).toMatchObject({ change: 'same', paragraphs: [] });
    const [first] = changes.clauses.find(({ key }) => key === 'account')?.paragraphs ?? [];
    expect(first?.pieces).toContainEqual({ kind: 'added', text: 'and play demos ' });
  });

  it('says in a sentence that there is no such version', async () => {
    for (const path of ['terms?version=2020-01', 'terms/changes?from=2020-01', 'terms/changes?from=2026-11&to=2020-01'])
      expect(await read(path)).toMatchObject({
        status: 404,
        body: { code: 'legal-version-unknown', message: expect.stringMatching(/^Ese documento no tiene/) },
      });
    for (const path of ['terms?version=x', 'terms/changes', 'terms/changes?from=../secret'])
      expect((await read(path)).status).toBe(422);
  });

  it('says in a sentence that there is no such document', async () => {
    expect(await read('contract')).toMatchObject({
      status: 404,
      body: { code: 'legal-document-unknown', message: expect.stringMatching(/^No tenemos un documento/) },
    });
    expect(await read('contract', 'en')).toMatchObject({
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

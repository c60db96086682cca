import { startShop, type Shop } from '../../support/shop.js';

const OPERATOR = {
  SELLER_NAME: 'Juegos del Sur SpA',
  SELLER_RUT: '76.123.456-0',
  SELLER_ADDRESS: 'Calle Larga 1, Valdivia, Chile',
  SELLER_REPRESENTATIVE: 'Luz Rojas',
  SELLER_EMAIL: 'hola@juegosdelsur.example',
};
const LANGUAGES = ['es', 'en'] as const;
const DOCUMENTS = ['terms', 'withdrawal', 'privacy', 'subscription', 'developers'] as const;

interface Text {
  hash: string;
  sections: { paragraphs: string[] }[];
}

describe('a shop whose operator has named the company', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ env: OPERATOR });
  });
  afterAll(() => shop?.close());

  const read = async (document: string, language: string): Promise<string> =>
    (await shop.get<Text>(`/v1/legal/${document}?lang=${language}`)).body.sections
      .flatMap(({ paragraphs }) => paragraphs)
      .join('\n');

  it('says so to pages and programs', async () => {
    expect(await shop.get('/v1/seller')).toMatchObject({
      status: 200,
      body: {
        name: 'Juegos del Sur SpA',
        rut: '76.123.456-0',
        address: 'Calle Larga 1, Valdivia, Chile',
        representative: 'Luz Rojas',
        email: 'hola@juegosdelsur.example',
      },
    });
  });

  it.each(DOCUMENTS)('is named in the text in force, and called a sample nowhere: %s', async (document) => {
    for (const language of LANGUAGES) {
      const text = await read(document, language);
      expect(text).toContain('Juegos del Sur SpA');
      expect(text).not.toMatch(/Ludoteca SpA|ludoteca\.test|ficticia|muestra\)|made-up|\{\{/);
    }
  });

  it('has each page say so', async () => {
    for (const path of ['/es/legal', '/en/login']) {
      const { body } = await shop.get<string>(path);
      for (const fact of ['Juegos del Sur SpA', '76.123.456-0', 'Calle Larga 1', 'mailto:hola@juegosdelsur.example'])
        expect(body).toContain(fact);
    }
  });
});

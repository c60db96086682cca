import { ARTICLES } from './help-texts.js';

describe('the help', () => {
  it('has an address for each page', () => {
    const slugs = ARTICLES.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it.each(ARTICLES.map(({ slug, texts }) => [slug, texts] as const))(
    'says the same in both languages: %s',
    (_, texts) => {
      const shape = (language: 'es' | 'en') => texts[language].sections.map(({ paragraphs }) => paragraphs.length);
      expect(shape('en')).toEqual(shape('es'));
      for (const language of ['es', 'en'] as const) {
        const { title, summary, sections } = texts[language];
        for (const words of [
          title,
          summary,
          ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]),
        ])
          expect(words.trim()).not.toBe('');
      }
    },
  );
});

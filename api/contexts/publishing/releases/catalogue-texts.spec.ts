import { emptyDraft, type Draft } from '../drafts/draft.rules.js';
import { catalogueTexts } from './catalogue-texts.js';

const shot = (name: string, alt: string) => ({ name, alt });
const screenshotsOf = (es: ReturnType<typeof shot>[], en: ReturnType<typeof shot>[]) => {
  const { media } = emptyDraft('Volcán');
  const draft: Draft = {
    ...emptyDraft('Volcán'),
    media: { es: { ...media.es, screenshots: es }, en: { ...media.en, screenshots: en } },
  };
  return catalogueTexts(draft).screenshots.map(({ url, alt, language = 'both' }) => [
    url.split('/').pop(),
    alt.en,
    language,
  ]);
};

describe('the screenshots of a game', () => {
  it('are those in Spanish in both languages when there are no others', () =>
    expect(screenshotsOf([shot('a.png', 'Un río')], [])).toEqual([['a.png', 'Un río', 'both']]));
  it('are each for its language', () =>
    expect(screenshotsOf([shot('a.png', 'Un río')], [shot('b.png', 'A river')])).toEqual([
      ['a.png', 'Un río', 'es'],
      ['b.png', 'A river', 'en'],
    ]));
  it('stand once when they are the same, with the words of each language', () =>
    expect(screenshotsOf([shot('a.png', 'Un río'), shot('c.png', 'Un lago')], [shot('a.png', 'A river')])).toEqual([
      ['a.png', 'A river', 'both'],
      ['c.png', 'Un lago', 'es'],
    ]));
});

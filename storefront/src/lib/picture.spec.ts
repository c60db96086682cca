import { coverIn, faceUrl, pictureOf, shotsIn, sourcesOf } from './picture';

describe('the address of a face', () => {
  it('leads to the size that is shown', () =>
    expect(faceUrl('/media/people/abc/512.webp', 64)).toBe('/media/people/abc/64.webp'));
  it('is found under any name of the shop', () =>
    expect([
      pictureOf('http://localhost:3000/media/games/a/cover.svg'),
      faceUrl('https://ludoteca.example/media/people/abc/512.webp', 192),
    ]).toEqual(['/media/games/a/cover.svg', '/media/people/abc/192.webp']));
  it('of another house stays as it is', () =>
    expect(faceUrl('https://example.test/512.webp', 64)).toBe('https://example.test/512.webp'));
});

describe("the widths of a game's picture", () => {
  it('are those of a cover, in both formats, under any name of the shop', () =>
    expect(sourcesOf(`https://ludoteca.example/media/studios/${'0a'.repeat(16)}.webp`, 'cover')).toEqual(
      Object.fromEntries(
        ['avif', 'webp'].map((format) => [
          format,
          [160, 320, 480]
            .map((width) => `/media/sized/studios/${'0a'.repeat(16)}.webp/${width}.${format} ${width}w`)
            .join(', '),
        ]),
      ),
    ));
  it.each([
    ['a drawing', `/media/games/volcan-despierto/cover.${'0a'.repeat(8)}.svg`],
    ['a picture under its plain name', '/media/games/volcan-despierto/shot-1.webp'],
    ['a picture of another house', `https://example.test/studios/${'0a'.repeat(16)}.webp`],
  ])('are none for %s', (_, address) => expect(sourcesOf(address, 'shot')).toBeNull());
});

describe('the pictures of a game', () => {
  const cover = { cover: 'es.webp', coverEn: 'en.webp' };

  it('are in English on English pages, where there are some', () =>
    expect([coverIn('es', cover), coverIn('en', cover), coverIn('en', { ...cover, coverEn: null })]).toEqual([
      'es.webp',
      'en.webp',
      'es.webp',
    ]));
  it('that were made for one language stay away from the other', () => {
    const shots = [{ url: 'a' }, { url: 'b', language: 'es' as const }, { url: 'c', language: 'en' as const }];
    const urls = (language: 'es' | 'en') => shotsIn(language, shots).map(({ url }) => url);
    expect([urls('es'), urls('en')]).toEqual([
      ['a', 'b'],
      ['a', 'c'],
    ]);
  });
});

import { faceUrl, pictureOf, sourcesOf } from './picture';

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

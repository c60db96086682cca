import { faceUrl, pictureOf } from './picture';

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

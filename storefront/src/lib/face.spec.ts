import { faceUrl } from './face';

describe('the address of a face', () => {
  it('leads to the size that is shown', () => expect(faceUrl('/media/people/abc/512.webp', 64)).toBe('/media/people/abc/64.webp'));
  it('of another house stays as it is', () => expect(faceUrl('https://example.test/512.webp', 64)).toBe('https://example.test/512.webp'));
});

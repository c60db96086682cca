import { withPictureAddresses } from './picture-addresses.js';

const sent = (answer: unknown): unknown =>
  JSON.parse(withPictureAddresses(JSON.stringify(answer), 'https://ludoteca.example'));

describe('pictures in an answer', () => {
  it('have their whole addresses, wherever they stand', () =>
    expect(sent({ cover: '/media/a.svg', games: [{ shots: ['/media/b.png'] }] })).toEqual({
      cover: 'https://ludoteca.example/media/a.svg',
      games: [{ shots: ['https://ludoteca.example/media/b.png'] }],
    }));
  it('are told from words that only speak of them', () => {
    for (const text of ['see /media/a.svg', 'the "/media/a.svg" file', '\\"/media/', '/mediation/a', '"/media/'])
      expect(sent({ text })).toEqual({ text });
  });
});

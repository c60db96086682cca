import { sizedPictureAt } from './sized-picture.rules.js';

const STUDIO = `studios/${'0a'.repeat(16)}.webp`;
const HASHED = `games/volcan-despierto/shot-1.${'0a'.repeat(8)}.webp`;

describe('the address of a picture in another size', () => {
  it.each([STUDIO, HASHED])('names a width and a format of %s', (source) =>
    expect(sizedPictureAt(`${source}/320.avif`)).toEqual({
      source,
      width: 320,
      format: 'avif',
      name: `sized/${source}/320.avif`,
    }),
  );

  it.each([
    ['a width that the shop never shows', `${STUDIO}/321.avif`],
    ['a width written otherwise', `${STUDIO}/0320.avif`],
    ['a format that the shop never shows', `${STUDIO}/320.png`],
    ['a drawing', `games/volcan-despierto/cover.${'0a'.repeat(8)}.svg/320.avif`],
    ['a name that may get another content', 'games/volcan-despierto/shot-1.webp/320.avif'],
    ['a picture of a person', `people/${'0a'.repeat(11)}/512.webp/320.avif`],
    ['a way out of the folder', `games/../${STUDIO}/320.avif`],
    ['a size of a size', `sized/${STUDIO}/320.avif/160.avif`],
    ['nothing', ''],
  ])('is refused for %s', (_, path) => expect(sizedPictureAt(path)).toBeNull());
});

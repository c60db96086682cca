import { aPhoto } from '../../../../test/support/photos.js';
import { PictureMaker } from '../../accounts/index.js';
import type { GameCard } from '../../catalog/index.js';
import { sharePicture } from './share-picture.js';

const pictureOf = (title: string): Promise<Buffer> => {
  const both = (text: string) => ({ es: text, en: text });
  const game = { title: both(title), summary: both('Un juego'), price: 4990, developer: { name: 'Luz' } };
  return sharePicture(game as unknown as GameCard, 'es', null);
};

describe('the picture beside a link to a game', () => {
  it.each([
    ['Chinese', '数字世界', '火山冒险'],
    ['Cyrillic', 'Число', 'Слово'],
    ['signs', '≤ π', '≥ √'],
  ])('shows a title in %s and no row of boxes, which would be the same for any', async (_script, one, other) => {
    expect((await pictureOf(one)).equals(await pictureOf(other))).toBe(false);
  });

  it('is drawn also where people sent pictures before', async () => {
    await new PictureMaker().make(await aPhoto());
    expect((await pictureOf('Volcanes')).subarray(1, 4).toString()).toBe('PNG');
  });

  it('shows a long title without spaces in several lines, and the end of one that is too long', async () => {
    const title = '数字的世界从一到十宇宙与火山的大冒险';
    const longer = `${title}适合全家一起玩的教育游戏`;
    expect((await pictureOf(title)).equals(await pictureOf(`${title.slice(0, -1)}王`))).toBe(false);
    expect((await pictureOf(`${longer}王国`)).equals(await pictureOf(`${longer}世界`))).toBe(true);
  });
});

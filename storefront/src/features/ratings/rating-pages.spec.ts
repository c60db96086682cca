import type { Rating } from '../../lib/wire';
import { joinRatings, withAnswer } from './rating-pages';

const rating = (id: string, answer: Rating['answer'] = null): Rating => ({
  id,
  stars: 4,
  text: 'Aprendí harto.',
  language: 'es',
  username: 'Ana',
  hoursPlayed: 3,
  writtenAt: '2026-11-03T12:00:00Z',
  answer,
});
const answer = (text: string): Rating['answer'] => ({ text, answeredAt: '2026-11-04T12:00:00Z' });
const ids = (ratings: readonly Rating[]): string[] => ratings.map(({ id }) => id);

describe('the next page of the reviews', () => {
  it('stands below the ones before', () =>
    expect(ids(joinRatings([rating('a'), rating('b')], [rating('c')]))).toEqual(['a', 'b', 'c']));
  it('shows no review twice when a newer one came between', () =>
    expect(ids(joinRatings([rating('a'), rating('b')], [rating('b'), rating('c')]))).toEqual(['a', 'b', 'c']));
});

describe("a studio's answer", () => {
  const shown = [rating('a'), rating('b', answer('Old'))];

  it('is what the server replies', () =>
    expect(withAnswer(shown, 'a', { reply: [rating('a', answer('New'))], otherwise: null })).toEqual([
      rating('a', answer('New')),
      shown[1],
    ]));
  it('is what was sent where the reply does not reach that far', () =>
    expect(withAnswer(shown, 'b', { reply: [rating('z')], otherwise: answer('New') })).toEqual([
      shown[0],
      rating('b', answer('New')),
    ]));
  it('goes when it was taken back', () =>
    expect(withAnswer(shown, 'b', { reply: [rating('b')], otherwise: null })).toEqual([shown[0], rating('b')]));
});

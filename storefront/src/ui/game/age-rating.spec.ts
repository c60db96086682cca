import { ageToConfirm } from './age-rating';
import type { GameCard } from '../../lib/wire';

const rated = (...ratings: GameCard['ageRating'][]) => ratings.map((ageRating) => ({ ageRating }));

describe('the age that buyers are asked for', () => {
  it('is none for games that are for everybody, and for those from 8 years on', () =>
    expect([ageToConfirm([]), ageToConfirm(rated('all', 'educational', '8'))]).toEqual([null, null]));
  it('is that of the strictest game', () =>
    expect([ageToConfirm(rated('all', '14')), ageToConfirm(rated('14', '18', '8'))]).toEqual([14, 18]));
});

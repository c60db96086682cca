import { newsOf, knownAfter, type GameStatus } from './news.rules.js';

const onSale: GameStatus = { price: 4_990, isListed: true, isInPlan: false };

describe('news of a wished game', () => {
  it('are a lower price, a release and the plan', () => {
    expect(newsOf(onSale, { ...onSale, price: 2_990 })).toBe('price-drop');
    expect(newsOf({ ...onSale, isListed: false }, onSale)).toBe('release');
    expect(newsOf(onSale, { ...onSale, isInPlan: true })).toBe('in-plan');
  });

  it('are none for a higher price, for the same again, or while it is not on sale', () => {
    expect(newsOf(onSale, { ...onSale, price: 5_990 })).toBeNull();
    expect(newsOf(onSale, onSale)).toBeNull();
    expect(newsOf(onSale, { ...onSale, price: 1, isListed: false })).toBeNull();
    expect(newsOf({ ...onSale, isInPlan: true }, onSale)).toBeNull();
  });

  it('begin from what was told last', () => {
    const dearer = { ...onSale, price: 5_990 };
    expect(newsOf(knownAfter(onSale, dearer), onSale)).toBe('price-drop');
    expect(knownAfter(onSale, { ...onSale, price: 1, isListed: false })).toEqual({ ...onSale, isListed: false });
  });
});

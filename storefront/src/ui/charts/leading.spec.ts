import { leading } from './leading';

describe('the bars of a chart', () => {
  it('are all entries where there is room', () => {
    expect(leading([1, 2, 3], 3)).toEqual({ shown: [1, 2, 3], others: [] });
    expect(leading([], 3)).toEqual({ shown: [], others: [] });
  });

  it('leave the last bar to all others', () => {
    expect(leading([1, 2, 3, 4], 3)).toEqual({ shown: [1, 2], others: [3, 4] });
  });
});

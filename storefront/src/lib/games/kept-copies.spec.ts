import type { PlayTicket } from '../wire';
import { TestWindow } from '../session/session.testbed';
import type { KeptCopy } from './kept-copies';

const tab = new TestWindow();
const copy = (slug: string, more: Partial<KeptCopy> = {}): KeptCopy => ({
  personId: 'ana',
  slug,
  title: { es: slug, en: slug },
  ticket: { frameUrl: 'https://game.example/play/?ticket=t', timeLeft: { seconds: 60 } } as PlayTicket,
  keeperUrl: 'https://game.example/keeper',
  idForGame: null,
  goodUntil: '2026-12-05T12:00:00.000Z',
  ...more,
});

let copies: typeof import('./kept-copies');

beforeAll(() => tab.open());
afterAll(() => tab.close());
beforeEach(async () => {
  tab.begins();
  jest.resetModules();
  copies = await import('./kept-copies');
});

describe('the games that a browser keeps', () => {
  it('are noted for the next visit, each for its person', () => {
    expect(copies.noteCopies([copy('sudoku'), copy('reef', { personId: 'beto' })])).toBe(true);
    expect(copies.copyOf('ana', 'sudoku')).toEqual(copy('sudoku'));
    expect([copies.copyOf('ana', 'reef'), copies.copyOf(null, 'sudoku')]).toEqual([null, null]);
    copies.noteCopies([]);
    expect([copies.keptCopies(), tab.kept.has('copies')]).toEqual([[], false]);
  });

  it('stay as they were where there is no room to note one more', () => {
    copies.noteCopies([copy('sudoku')]);
    tab.isFull = true;
    expect(copies.noteCopies([copy('sudoku'), copy('reef')])).toBe(false);
    expect(copies.keptCopies()).toEqual([copy('sudoku')]);
  });

  it.each(['nonsense', '{"slug":"sudoku"}', 'null'])('are none where the note is %s', (text) => {
    tab.kept.set('copies', text);
    expect(copies.keptCopies()).toEqual([]);
  });

  it.each([
    ['2026-12-05T11:59:59.999Z', true],
    ['2026-12-05T12:00:00.000Z', false],
  ])('at %s are good: %p', (now, isGood) => {
    jest.useFakeTimers({ now: Date.parse(now) });
    expect(copies.isGood(copy('sudoku'))).toBe(isGood);
    jest.useRealTimers();
  });
});

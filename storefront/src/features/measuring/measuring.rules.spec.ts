import { isMeasurable, isOpenTo, toolsOn, type MeasuringAnswer, type MeasuringSettings } from './measuring.rules';

const settings: MeasuringSettings = { tools: ['page-views', 'network-tag'], version: '2026-11-25', hash: 'a' };
const yes: MeasuringAnswer = { allowed: ['page-views'], version: '2026-11-25', hash: 'a', at: '2026-11-25T10:00:00Z' };
const stranger = {
  verifying: false,
  isLoggedIn: false,
  isPupil: false,
  minor: null,
  birthYearNeeded: false,
  refusesEverywhere: false,
};

describe('measuring visits', () => {
  it.each(['/', '/es', '/en/', '/es/games', '/games/volcan', '/games/volcan/achievements', '/en/cookies', '/help/x'])(
    'may happen on %s',
    (path) => expect(isMeasurable(path)).toBe(true),
  );

  it.each([
    '/webgame/volcan',
    '/sudoku-game',
    '/cart',
    '/payment',
    '/postorder',
    '/subscription',
    '/payment-methods',
    '/account',
    '/account/privacy',
    '/library',
    '/orders',
    '/login',
    '/register',
    '/developer',
    '/guardian',
    '/report-problem',
    '/schools',
    '/a-page-to-come',
  ])('never happens on %s', (path) => expect(isMeasurable(path)).toBe(false));

  it('runs what was allowed, and nothing before an answer or after the text changed', () => {
    expect(toolsOn('/games', settings, yes, stranger)).toEqual(['page-views']);
    expect(toolsOn('/games', settings, null, stranger)).toEqual([]);
    expect(toolsOn('/games', { ...settings, hash: 'b' }, yes, stranger)).toEqual([]);
    expect(toolsOn('/cart', settings, yes, stranger)).toEqual([]);
    expect(toolsOn('/games', { ...settings, tools: ['network-tag'] }, yes, stranger)).toEqual([]);
  });

  it('leaves out children, pupils, people without a year of birth, and those who refuse everywhere', () => {
    const grown = { ...stranger, isLoggedIn: true, minor: false };
    expect(isOpenTo(grown)).toBe(true);
    for (const change of [
      { minor: true },
      { minor: null },
      { birthYearNeeded: true },
      { refusesEverywhere: true },
      { verifying: true },
    ])
      expect([change, isOpenTo({ ...grown, ...change })]).toEqual([change, false]);
    expect(isOpenTo({ ...stranger, refusesEverywhere: true })).toBe(false);
    expect(toolsOn('/games', settings, yes, { ...stranger, isPupil: true })).toEqual([]);
  });
});

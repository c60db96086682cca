import {
  isForAccount,
  isMeasurable,
  isOpenTo,
  toolsOn,
  type MeasuringAnswer,
  type MeasuringSettings,
} from './measuring.rules';

const settings: MeasuringSettings = { tools: ['page-views', 'network-tag'], version: '2026-11-25', hash: 'a' };
const yes: MeasuringAnswer = {
  allowed: ['page-views'],
  version: '2026-11-25',
  hash: 'a',
  at: '2026-11-25T10:00:00Z',
  by: null,
  keptFor: null,
};
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

describe('an answer of this browser', () => {
  const byAna = { by: 'ana', keptFor: null };
  const byVisitor = { by: null, keptFor: null };
  const keptForAna = { by: 'ana', keptFor: 'ana' };

  it.each([
    ['goes to an account that has none', byVisitor, true, null, true],
    ['goes there as a no, whoever gave it', byVisitor, false, true, true],
    ['goes there as a yes of its person', byAna, true, false, true],
    ['takes back no refusal as a yes of a visitor', byVisitor, true, false, false],
    ['takes back no refusal as a yes of another person', { by: 'beto', keptFor: null }, true, false, false],
    ['stays where the account says the same', byAna, false, false, false],
    ['gives way to the account that had it, when that says no', keptForAna, true, false, false],
    ['gives way to the account that had it, when that says yes', keptForAna, false, true, false],
    ['goes to the account of the next person', { by: 'beto', keptFor: 'beto' }, false, true, true],
  ])('%s', (_, answer, isAllowed, agreed, expected) =>
    expect(isForAccount(answer, 'ana', isAllowed, agreed)).toBe(expected),
  );
});

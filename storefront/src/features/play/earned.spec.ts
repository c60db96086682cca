import { SECOND, TestWindow, type Reply } from '../../lib/session/session.testbed';

const CALL = 'POST /v1/play/sudoku/achievements';
const refused = (status: number, code: string): Reply => ({ status, body: { code, message: 'No.' } });

const tab = new TestWindow();
let earnedModule: typeof import('./earned');
let ticket: string | null;
let isDemo: boolean;
let shown: string[];

/** What a player's page has after it was loaded. */
const keeper = (personId: string | null = 'u1') =>
  new earnedModule.EarnedKeeper('sudoku', personId, {
    earns: () => !isDemo,
    ticket: () => ticket,
    earned: (earned) => shown.push(...earned.map(({ key }) => key)),
  });

/** The reports of each call, as the shop's server got them. */
const reports = () => tab.seen.map(({ body }) => body.reports as { key: string; at?: string }[]);
const keys = () => reports().map((batch) => batch.map(({ key }) => key));

/** The shop keeps all. */
function keeps(): void {
  tab.answers(CALL, ({ body }) => ({
    body: {
      playerId: 'p1',
      results: (body.reports as { key: string }[]).map(({ key }) => ({
        ...{ key, kept: true, isNew: true, icon: null },
        title: { es: key, en: key },
      })),
    },
  }));
}

beforeAll(() => tab.open());
afterAll(() => tab.close());

beforeEach(async () => {
  tab.begins();
  [ticket, isDemo, shown] = ['ticket-1', false, []];
  // What waits for another try ends with its spec.
  jest.useFakeTimers({
    advanceTimers: true,
    doNotFake: ['performance', 'nextTick', 'setImmediate', 'queueMicrotask'],
  });
  jest.resetModules();
  earnedModule = await import('./earned');
});
afterEach(() => jest.useRealTimers());

describe('what a game reports', () => {
  it('reaches the account in one call, with what came in the same moment', async () => {
    keeps();
    const one = keeper();
    expect(await Promise.all([one.report('FIRST', null), one.report('STARS', 3)])).toEqual([true, true]);

    expect(keys()).toEqual([['FIRST', 'STARS']]);
    expect(shown).toEqual(['FIRST', 'STARS']);
  });

  it('has no time of this clock when it is sent at once, so that a wrong one dates nothing', async () => {
    keeps();
    await keeper().report('FIRST', null);

    expect(reports()).toEqual([[{ key: 'FIRST', unlock: true }]]);
  });

  it('is kept without a line, and sent at the next visit with its time', async () => {
    tab.answers(CALL, 'hang up');
    expect(await keeper().report('FIRST', null)).toBe(false);
    const { FIRST } = JSON.parse(tab.kept.get('earned:sudoku:u1') ?? '') as { FIRST: { at: string } };
    jest.setSystemTime(Date.now() + 86_400 * SECOND);
    tab.seen.length = 0;
    keeps();
    await keeper().flush();

    expect(reports()).toEqual([[{ key: 'FIRST', unlock: true, at: FIRST.at }]]);
    await keeper().flush();
    expect(tab.seen).toHaveLength(1);
  });

  it.each([
    ['whose ticket ended while the machine slept', 403, 'achievements-not-entitled'],
    ['whose ticket is of an earlier release', 404, 'play-ticket-unknown'],
    ['whose session ended elsewhere', 401, 'session-ended'],
  ])('is kept by a player %s, until the next one may send', async (_, status, code) => {
    tab.answers(CALL, refused(status, code));
    const one = keeper();
    expect(await one.report('FIRST', null)).toBe(false);
    keeps();
    await one.flush();

    expect(keys()).toEqual([['FIRST'], ['FIRST']]);
    expect(shown).toEqual(['FIRST']);
  });

  it('is let go when the server can make nothing of it', async () => {
    tab.answers(CALL, refused(422, 'invalid-request'));
    const one = keeper();
    await one.report('FIRST', null);
    await one.flush();

    expect(tab.seen).toHaveLength(1);
  });

  it('is neither sent nor kept in a demo, and what waits from before stays', async () => {
    tab.answers(CALL, 'hang up');
    await keeper().report('FIRST', null);
    tab.seen.length = 0;
    [ticket, isDemo] = [null, true];
    keeps();
    const demo = keeper();
    await demo.flush();
    expect(await demo.report('SECOND', null)).toBe(false);
    expect(tab.seen).toEqual([]);

    [ticket, isDemo] = ['ticket-2', false];
    await keeper().flush();
    expect(keys()).toEqual([['FIRST']]);
  });

  it('waits while a copy is played without a connection, and is sent by the first ticket afterwards', async () => {
    keeps();
    ticket = null;
    expect(await keeper().report('FIRST', null)).toBe(false);
    expect(tab.seen).toEqual([]);

    ticket = 'ticket-2';
    await keeper().flush();
    expect(keys()).toEqual([['FIRST']]);
    expect(shown).toEqual(['FIRST']);
  });

  it('is kept for a hundred keys at most, and sent in batches of fifty', async () => {
    tab.answers(CALL, 'hang up');
    const one = keeper();
    await Promise.all(Array.from({ length: 120 }, (_, at) => one.report(`KEY_${at}`, at)));
    tab.seen.length = 0;
    keeps();
    await one.flush();

    expect(reports().map((batch) => batch.length)).toEqual([50, 50]);
  });

  it('goes nowhere for a guest', async () => {
    keeps();
    expect(await keeper(null).report('FIRST', null)).toBe(false);
    expect(tab.seen).toEqual([]);
  });
});

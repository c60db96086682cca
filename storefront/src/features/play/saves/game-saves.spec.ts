import { SECOND, TestWindow } from '../../../lib/session/session.testbed';
import type { SaveChoice } from './game-saves';

const SAVES = '/v1/play/sudoku/saves';
const PUT = `PUT ${SAVES}/main`;

interface Version {
  id: string;
  slot: string;
  data: string;
  savedAt: string;
  deviceTime: string;
}

const tab = new TestWindow();
let savesModule: typeof import('./game-saves');
let account: Version[];
let questions: SaveChoice[];

/** The account of a person, as the shop's server keeps it. */
function keeps(): void {
  tab.answers(`GET ${SAVES}`, () => ({
    body: { versions: [...account].reverse().map(({ data: _, ...version }) => version) },
  }));
  tab.answers(PUT, ({ body }) => stored(body));
}

function stored({ data, deviceTime, after }: Record<string, unknown>) {
  const newest = account.at(-1);
  if (newest?.data === data) return { body: newest };
  if ((newest?.id ?? null) !== after) return { status: 409, body: { code: 'save-conflict', message: 'No.' } };
  const version = {
    id: `v${account.length + 1}`,
    slot: 'main',
    data: String(data),
    savedAt: new Date().toISOString(),
    deviceTime: String(deviceTime),
  };
  account.push(version);
  return { body: version };
}

const opened = async () => {
  const saves = new savesModule.GameSaves('sudoku', 'ana', { differs: (choice) => questions.push(choice) });
  await saves.begin();
  return saves;
};
const texts = () => account.map(({ data }) => data);

beforeAll(() => tab.open());
afterAll(() => tab.close());
beforeEach(async () => {
  tab.begins();
  [account, questions] = [[], []];
  keeps();
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['performance', 'nextTick', 'setImmediate', 'queueMicrotask'] });
  jest.resetModules();
  savesModule = await import('./game-saves');
});
afterEach(() => jest.useRealTimers());

describe('what a game saves', () => {
  it('while an earlier save is on its way goes on from that one, and asks nothing', async () => {
    const saves = await opened();
    let arrives: () => void = () => undefined;
    const line = new Promise<void>((resolve) => (arrives = resolve));
    tab.answers(PUT, async ({ body }) => {
      const answer = stored(body);
      if (body.data === 'one') await line;
      return answer;
    });
    const one = saves.save('main', 'one');
    await jest.advanceTimersByTimeAsync(2 * SECOND);
    const two = saves.save('main', 'two');
    await jest.advanceTimersByTimeAsync(2 * SECOND);
    arrives();
    await Promise.all([one, two]);

    expect(questions).toEqual([]);
    expect(texts()).toEqual(['one', 'two']);
  });

  it('after one that arrived without our hearing of it goes on from that one', async () => {
    const saves = await opened();
    tab.answers(PUT, ({ body }) => (stored(body), 'hang up' as const));
    await expect(saves.save('main', 'one')).rejects.toThrow();
    tab.answers(PUT, ({ body }) => stored(body));
    await saves.save('main', 'two');

    expect(questions).toEqual([]);
    expect(texts()).toEqual(['one', 'two']);
  });

  it('in a window that was closed meanwhile goes on from there at the next visit', async () => {
    const saves = await opened();
    tab.answers(PUT, ({ body }) => (stored(body), 'hang up' as const));
    await expect(saves.save('main', 'one')).rejects.toThrow();
    tab.answers(PUT, 'hang up');
    await expect(saves.save('main', 'two')).rejects.toThrow();
    keeps();
    const choice = await saves.begin();

    expect([choice, questions]).toEqual([null, []]);
    expect(texts()).toEqual(['one', 'two']);
  });

  it('never overwrites what another device or window saved, and asks', async () => {
    const saves = await opened();
    tab.answers(PUT, 'hang up');
    await expect(saves.save('main', 'one')).rejects.toThrow();
    stored({ data: 'elsewhere', deviceTime: '2026-11-21T11:00:00.000Z', after: null });
    tab.answers(PUT, ({ body }) => stored(body));
    await expect(saves.save('main', 'two')).rejects.toMatchObject({ code: 'save-conflict' });

    expect(questions).toMatchObject([{ of: 'device' }]);
    expect(texts()).toEqual(['elsewhere']);
    expect(await saves.begin()).toMatchObject({ of: 'device' });
  });
});

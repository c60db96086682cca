import { SECOND, TestWindow, type Reply } from '../../lib/session/session.testbed';
import type { TimeLeft } from '../../lib/wire';
import type { PlayClock } from './play-clock';

const CALL = 'POST /v1/play/sudoku/heartbeats';
const HALF_MINUTE = 30 * SECOND;

interface Beat {
  ticket: string;
  playerId: string;
  beat: number;
  playedMs: number;
  takesOver: boolean;
}

const tab = new TestWindow();
const send = globalThis.fetch;
let page: EventTarget & { visibilityState: string };
let clock: PlayClock;
/** Calls that are under way. */
let calls: Promise<unknown>[];
let heard: (TimeLeft | null | 'elsewhere' | 'here')[];

const beats = (): Beat[] => tab.seen.map(({ body }) => body as unknown as Beat);
const played = (): number[] => beats().map(({ playedMs }) => playedMs);
const counts = (left: TimeLeft | null = null, state = 'counts'): Reply => ({
  body: { state, nextBeatSeconds: 30, timeLeft: left },
});

/** The answer as a whole: nothing of it is still on the line. */
async function answerOf(request: Request): Promise<Response> {
  const answer = await send(request);
  return new Response(await answer.text(), answer);
}

/** What was sent is answered, and the answer is read. */
async function settles(): Promise<void> {
  do {
    await Promise.all(calls.splice(0));
    await new Promise(setImmediate);
  } while (calls.length > 0);
}
/** Time goes by, and each heartbeat is answered before the next one. */
async function passes(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= SECOND) {
    jest.advanceTimersByTime(SECOND);
    await settles();
  }
}
function shows(visibilityState: 'visible' | 'hidden'): Promise<void> {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
  return settles();
}
const plays = (): boolean => page.dispatchEvent(new Event('keydown'));

beforeAll(() => tab.open());
afterAll(() => tab.close());

beforeEach(async () => {
  tab.begins();
  tab.answers(CALL, counts());
  [calls, heard] = [[], []];
  page = Object.assign(new EventTarget(), { documentElement: { lang: 'es' }, visibilityState: 'visible' });
  Object.assign(globalThis, {
    document: page,
    fetch: (request: Request) => {
      const call = answerOf(request);
      calls.push(call.catch(() => null));
      return call;
    },
  });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  jest.resetModules();
  const module = await import('./play-clock');
  clock = new module.PlayClock('sudoku', 'ticket-1', {
    timeLeft: (left) => heard.push(left),
    elsewhere: (isElsewhere) => heard.push(isElsewhere ? 'elsewhere' : 'here'),
  });
  clock.start();
  await settles();
});
afterEach(async () => {
  clock.stop();
  await settles();
  jest.useRealTimers();
  globalThis.fetch = send;
});

describe('the clock of a game that is played', () => {
  it('beats at once and every half minute, with what was played in between', async () => {
    expect(beats()).toEqual([
      { ticket: 'ticket-1', playerId: expect.stringMatching(/^[\da-f-]{36}$/), beat: 0, playedMs: 0, takesOver: false },
    ]);
    await passes(HALF_MINUTE - SECOND);
    expect(beats()).toHaveLength(1);
    await passes(SECOND);
    await passes(HALF_MINUTE);

    expect(played()).toEqual([0, 30_000, 30_000]);
    expect(beats().map(({ beat }) => beat)).toEqual([0, 1, 2]);
    expect(new Set(beats().map(({ playerId }) => playerId)).size).toBe(1);
  });

  it('hands on what a guardian leaves, and whether another device is played', async () => {
    const left: TimeLeft = { seconds: 240, because: 'minutes' };
    tab.answers(CALL, counts(left, 'elsewhere'));
    await passes(HALF_MINUTE);
    expect(heard).toEqual(['here', null, 'elsewhere', left]);
  });

  it('counts nothing of a hidden tab, and takes over when the person is back', async () => {
    await passes(10 * SECOND);
    await shows('hidden');
    await passes(2 * HALF_MINUTE);
    await shows('visible');
    await passes(HALF_MINUTE);

    expect(played()).toEqual([0, 10_000, 0, 0, 0, 30_000]);
    expect(beats().map(({ takesOver }) => takesOver)).toEqual([false, false, false, false, true, false]);
  });

  it('counts five minutes without input, thirty of a film or a pause, and goes on with the next key', async () => {
    const total = (): number => played().reduce((sum, ms) => sum + ms, 0);
    await passes(10 * 60 * SECOND);
    expect(total()).toBe(5 * 60 * SECOND - SECOND);
    plays();
    await passes(HALF_MINUTE);
    expect(played().at(-1)).toBe(30_000);
    const before = total();
    clock.noticed(true, true);
    await passes(10 * 60 * SECOND);
    expect(total() - before).toBe(10 * 60 * SECOND);
    clock.noticed(false, false);
    clock.pause(true);
    await passes(10 * 60 * SECOND);
    expect(total() - before).toBe(20 * 60 * SECOND);
  });

  it.each<[string, Reply]>([
    ['a line that broke', 'hang up'],
    ['a server that is ill', { status: 503, body: { code: 'try-again', message: 'Espera.' } }],
  ])('tells with the next heartbeat what %s lost, taking over included', async (_, lost) => {
    await passes(10 * SECOND);
    tab.answers(CALL, lost);
    clock.takeOver();
    await settles();
    await passes(HALF_MINUTE);
    tab.answers(CALL, counts());
    await passes(HALF_MINUTE);
    await passes(HALF_MINUTE);

    expect(played()).toEqual([0, 10_000, 40_000, 70_000, 30_000]);
    expect(beats().map(({ takesOver }) => takesOver)).toEqual([false, true, true, true, false]);
    expect(beats().map(({ beat }) => beat)).toEqual([0, 1, 2, 3, 4]);
    expect(heard).toHaveLength(2 * 3);
  });

  it('sends the rest when it stops, once, and nothing after', async () => {
    await passes(12 * SECOND);
    clock.stop();
    clock.stop();
    await settles();
    plays();
    page.dispatchEvent(new Event('visibilitychange'));
    await passes(5 * HALF_MINUTE);

    expect(played()).toEqual([0, 12_000]);
    expect(heard).toEqual(['here', null]);
  });

  it('sends nothing when it stops where nothing was played', async () => {
    clock.stop();
    await settles();
    expect(played()).toEqual([0]);
  });
});

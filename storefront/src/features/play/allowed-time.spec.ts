import { AllowedTime } from './allowed-time';

const minutes = (count: number): number => count * 60;

let said: string[];
let allowed: AllowedTime;

const passes = (seconds: number): void => jest.advanceTimersByTime(seconds * 1_000);
const answers = (seconds: number, because: 'minutes' | 'hours' = 'minutes'): void => allowed.is({ seconds, because });
/** Play goes on, and each heartbeat is answered. @param left before the first one */
function playsOn(left: number, heartbeats: number): void {
  for (let n = 1; n <= heartbeats; n++) {
    passes(30);
    answers(left - n * 30);
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  said = [];
  allowed = new AllowedTime(
    (count) => said.push(`${count} minutes left`),
    (because) => said.push(`over: ${because}`),
  );
});
afterEach(() => jest.useRealTimers());

describe('the time that a guardian leaves', () => {
  it('is announced five minutes before its end, and is over by the second', () => {
    answers(minutes(12), 'hours');
    passes(minutes(7) - 1);
    expect(said).toEqual([]);
    passes(1);
    expect(said).toEqual(['5 minutes left']);
    passes(minutes(5) - 1);
    expect(said).toEqual(['5 minutes left']);
    passes(1);
    expect(said).toEqual(['5 minutes left', 'over: hours']);
  });

  it('is announced once, however many heartbeats are answered', () => {
    answers(minutes(6));
    playsOn(minutes(6), 11);
    expect(said).toEqual(['5 minutes left']);
    passes(30);
    expect(said).toEqual(['5 minutes left', 'over: minutes']);
  });

  it.each([
    [minutes(4), '4 minutes left'],
    [minutes(2), '2 minutes left'],
    [20, '1 minutes left'],
  ])('of %i seconds at the start is announced at once, with the minutes that are left', (left, words) => {
    answers(left);
    passes(0);
    expect(said).toEqual([words]);
    passes(left);
    expect(said).toEqual([words, 'over: minutes']);
  });

  it('that does not go by while nothing is played neither ends nor is announced again', () => {
    answers(minutes(5) + 20);
    for (let n = 0; n < 60; n++) {
      passes(30);
      answers(minutes(5) + 20);
    }
    expect(said).toEqual(['5 minutes left']);
  });

  it('is announced again before its new end once it was raised', () => {
    answers(minutes(5) + 30);
    playsOn(minutes(5) + 30, 3);
    expect(said).toEqual(['5 minutes left']);
    answers(minutes(34));
    passes(minutes(29) - 1);
    expect(said).toEqual(['5 minutes left']);
    passes(1);
    expect(said).toEqual(['5 minutes left', '5 minutes left']);
    passes(minutes(5));
    expect(said.at(-1)).toBe('over: minutes');
  });

  it('ends earlier once it was lowered', () => {
    answers(minutes(30));
    passes(30);
    answers(minutes(1));
    passes(minutes(1));
    expect(said).toEqual(['1 minutes left', 'over: minutes']);
  });

  it('has no end without limits, and is announced again when there are some again', () => {
    answers(minutes(4));
    passes(30);
    allowed.is(null);
    passes(minutes(60));
    expect(said).toEqual(['4 minutes left']);
    answers(minutes(3));
    passes(0);
    expect(said).toEqual(['4 minutes left', '3 minutes left']);
  });

  it('says nothing of a game that is gone, and all of the next one', () => {
    answers(minutes(4));
    passes(1);
    allowed.forget();
    passes(minutes(60));
    answers(minutes(4));
    passes(0);
    expect(said).toEqual(['4 minutes left', '4 minutes left']);
  });
});

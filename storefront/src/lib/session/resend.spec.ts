import { HttpError, NetworkError } from '../http';
import { sendUntilAnswered } from './resend';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The seconds at which a request left that fails so often with this problem, and how it ended. */
async function sent(problem: unknown, failures: number, leavesAfter = 100) {
  const began = Date.now();
  const at: number[] = [];
  const waits = jest.fn();
  const leaving = new AbortController();
  setTimeout(() => leaving.abort(), leavesAfter * 1_000);
  const send = async () => {
    at.push((Date.now() - began) / 1_000);
    if (at.length <= failures) throw problem;
    return 'answered';
  };
  const ending = sendUntilAnswered(send, { leaving: leaving.signal, onAgain: waits }).catch((end: unknown) => end);
  await jest.runAllTimersAsync();
  return { at, waits: waits.mock.calls.length, end: await ending };
}

describe('a request that is sent until it is answered', () => {
  it('leaves once where the answer comes at once', async () => {
    expect(await sent(null, 0)).toEqual({ at: [0], waits: 0, end: 'answered' });
  });

  it.each([
    ['the line is down', new NetworkError()],
    ['the server is ill', new HttpError(503, '', 'http-503')],
  ])('leaves again after growing pauses while %s, and says that it waits', async (_, problem) => {
    expect(await sent(problem, 3)).toEqual({ at: [0, 1, 4, 13], waits: 3, end: 'answered' });
    expect(await sent(problem, 9)).toEqual({ at: [0, 1, 4, 13], waits: 3, end: problem });
  });

  it('does not leave again after a refusal', async () => {
    const refusal = new HttpError(409, 'No.', 'card-unusable');
    expect(await sent(refusal, 9)).toEqual({ at: [0], waits: 0, end: refusal });
  });

  it('does not leave again for a person who left the page', async () => {
    const problem = new NetworkError();
    expect(await sent(problem, 9, 2)).toEqual({ at: [0, 1], waits: 2, end: problem });
  });
});

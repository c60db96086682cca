import { Batches } from './batches.js';

/** A destination that answers when it is told to, doubles numbers and chokes on negative ones. */
function destination() {
  const sent: number[][] = [];
  const gates: (() => void)[] = [];
  const send = async (items: readonly number[]): Promise<number[]> => {
    sent.push([...items]);
    await new Promise<void>((resolve) => gates.push(resolve));
    if (items.some((item) => item < 0)) throw new Error(`negative: ${items.join()}`);
    return items.map((item) => item * 2);
  };
  /** Answers everything, whatever is sent because of it included. */
  const answers = async (): Promise<void> => {
    for (let idle = 0; idle < 5; idle++) {
      if (gates.length > 0) idle = 0;
      gates.splice(0).forEach((open) => open());
      await Promise.resolve();
    }
  };
  return { sent, send, answers };
}

describe('sending in batches', () => {
  it('sends at once while few are under way, and the rest together', async () => {
    const { sent, send, answers } = destination();
    const batches = new Batches(send, { underWay: 2, items: 3 });

    const results = Promise.all([1, 2, 3, 4, 5, 6].map((item) => batches.add(item)));
    expect(sent).toEqual([[1], [2]]);
    await answers();

    expect(await results).toEqual([2, 4, 6, 8, 10, 12]);
    expect(sent).toEqual([[1], [2], [3, 4, 5], [6]]);
  });

  it('sends each by itself when a batch fails, so that only the faulty one is refused', async () => {
    const { send, answers } = destination();
    const batches = new Batches(send, { underWay: 1, items: 10 });

    const results = Promise.allSettled([1, 2, -3, 4].map((item) => batches.add(item)));
    await answers();

    expect(
      (await results).map((result) => (result.status === 'fulfilled' ? result.value : String(result.reason))),
    ).toEqual([2, 4, 'Error: negative: -3', 8]);
  });
});

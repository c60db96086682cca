import { BusinessClock } from '../../../api/platform/clock.js';
import type { Database } from '../../../api/platform/database/database.js';
import { signal } from '../../support/signal.js';
import { boxes, openStore, type TestStore } from '../../support/store.js';

describe('the business clock', () => {
  let shop: TestStore;
  beforeAll(async () => {
    shop = await openStore([boxes('inline')]);
  });
  afterAll(() => shop.close());

  it('is not set back by an answer that was read before it was moved and comes after', async () => {
    const [read, goesOn] = [signal(), signal()];
    const slow = {
      query: async (text: string, values?: unknown[]) => {
        const rows = await shop.db.query<object>(text, values);
        if (!text.startsWith('select')) return rows;
        read.give();
        await goesOn.given;
        return rows;
      },
    } as Database;
    const clock = new BusinessClock(slow);
    const look = clock.follow();
    await read.given;
    await clock.move(60_000);
    goesOn.give();
    await look;

    expect(clock.offsetMs).toBe(60_000);
    await clock.move(0);
  });
});

import { randomUUID } from 'node:crypto';
import { eventually } from '../../support/process.js';
import { startShop, type Shop } from '../../support/shop.js';
import { requestsRefund, refundsOf } from '../refunds/returning.js';

describe('asking about what is in doubt', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.close());

  /** Doubts that stand before all others. */
  const older = (kind: string, attempt: number, count: number): Promise<unknown> =>
    shop.sql.query(
      `insert into es.effects (effect_id, kind, subject, state, attempt, correlation, next_check_at)
     select gen_random_uuid(), $1, gen_random_uuid()::text, 'unknown', $2, gen_random_uuid(), now() - interval '1 day' from generate_series(1, $3)`,
      [kind, attempt, count],
    );

  /** A refund whose answer the bank's line lost is cleared up. */
  async function aLostAnswerIsClearedUp(): Promise<void> {
    const player = await shop.aPlayer();
    const { orderId, token } = await player.buys((await shop.games()).slice(0, 1));
    await shop.bank.fails('refund', 'applyThenDrop', { token });
    await shop.bank.fails('status', 'dropBeforeApply', { token });
    const { body } = await requestsRefund(player, orderId);
    const checkedNow = () =>
      shop.sql.query(
        `update es.effects set next_check_at = now() where subject = $1 and kind = 'refunds:send-money' and state = 'unknown'`,
        [body.refundId],
      );
    await eventually(checkedNow, ({ rowCount }) => rowCount === 1, 20_000, 'the doubt');
    await eventually(
      () => refundsOf(player),
      ([refund]) => refund?.state === 'completed',
      20_000,
      'the lost answer being cleared up',
    );
  }

  it('goes on however often one was asked about already', async () => {
    await older('mail:receipt', 32_767, 1);
    await aLostAnswerIsClearedUp();
  });

  it('goes on where nobody knows any more how to ask about others', async () => {
    await older(`gone:${randomUUID()}`, 0, 60);
    await aLostAnswerIsClearedUp();
  });
});

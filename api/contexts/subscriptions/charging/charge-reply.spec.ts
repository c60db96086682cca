import { chargeMessage, chargeReply, declinedRenewal, returnedCharge } from './charge-reply.js';
import type { ChargedPeriod } from './period-charges.js';

const charged = (outcome: ChargedPeriod['outcome'], responseCode: number | null = null): ChargedPeriod => ({
  outcome,
  responseCode,
  decline: null,
  paymentId: 'p',
  orderId: 'o',
  subscriptionId: 's',
});

describe('what a subscriber is told of a charge', () => {
  it.each([
    { reply: charged('approved', 0), code: 0, status: 'AUTHORIZED' },
    { reply: charged('unknown'), code: null, status: 'PENDING' },
    { reply: charged('declined', -4), code: -4, status: 'REJECTED' },
    { reply: charged('declined'), code: -1, status: 'FAILED' },
    { reply: charged('returned'), code: -1, status: 'REVERSED' },
  ])('$told.outcome with the code $told.responseCode reads $status', ({ reply, code, status }) =>
    expect(chargeReply(reply, 8_000)).toEqual({
      token: 'o',
      details: [{ response_code: code, status, amount: 8_000, buy_order: 'o' }],
    }),
  );

  it('says that nothing was charged only where that is so', () => {
    for (const language of ['es', 'en'] as const) {
      expect(chargeMessage(charged('declined'), language)).toMatch(/No se cobró nada|Nothing was charged/);
      expect(chargeMessage(charged('returned'), language)).not.toMatch(
        /No se cobró nada|Nothing was charged|otra tarjeta|another card/,
      );
    }
  });

  it('has a code of its own for money that goes back', () => {
    expect(
      [declinedRenewal(charged('declined', -4), 8_000), returnedCharge(charged('returned'), 8_000)].map((problem) => [
        problem.getStatus(),
        problem.code,
      ]),
    ).toEqual([
      [409, 'charge-declined'],
      [409, 'charge-returned'],
    ]);
  });
});

import fc from 'fast-check';
import { Refusal } from '../../kernel/refusal.js';
import type { PartRefundCommand } from './payment.commands.js';
import {
  decidePartRefund,
  evolvePartRefunds,
  NO_REFUNDS,
  type Captured,
  type PartRefunds,
} from './payment-refund.rules.js';

const noon = '2026-03-09T15:00:00.000Z';
const captured: Captured = { paymentId: 'p-1', orderId: 'o-1', amount: 8480, paymentTypeCode: 'VN' };
const start = (refundId: string, amount: number) => ({ type: 'StartPartRefund', refundId, amount, now: noon }) as const;
const reply = (refundId: string, outcome: Extract<PartRefundCommand, { type: 'RecordPartRefund' }>['outcome']) =>
  ({ type: 'RecordPartRefund', refundId, outcome, now: noon }) as const;
const returned = (refundId: string) => reply(refundId, { is: 'returned', how: 'nullified' });
const after = (...commands: PartRefundCommand[]): PartRefunds =>
  commands.reduce(
    (refunds, command) => decidePartRefund(command, refunds, captured).reduce(evolvePartRefunds, refunds),
    NO_REFUNDS,
  );
const outcomeOf = (command: PartRefundCommand, refunds: PartRefunds, of: Captured = captured): unknown => {
  try {
    return decidePartRefund(command, refunds, of).map((fact) => fact.type);
  } catch (error) {
    return (error as Refusal).code;
  }
};

describe('giving back parts of a payment', () => {
  it('writes down what the bank must hold afterwards', () => {
    expect(decidePartRefund(start('r-2', 990), after(start('r-1', 3990), returned('r-1')), captured)).toEqual([
      {
        type: 'PaymentRefundStarted',
        data: {
          paymentId: 'p-1',
          orderId: 'o-1',
          refundId: 'r-2',
          amount: 990,
          startedAt: noon,
          expectedBalance: 3500,
        },
      },
    ]);
  });

  it.each([
    ['another while one is in flight', start('r-2', 1), after(start('r-1', 3990)), 'refund-in-progress'],
    [
      'another while nobody knows of one',
      start('r-2', 1),
      after(start('r-1', 3990), reply('r-1', { is: 'unknown', why: 'x' })),
      'refund-in-progress',
    ],
    ['more than was taken', start('r-1', 8481), NO_REFUNDS, 'refund-exceeds-payment'],
    ['more than is left', start('r-2', 4491), after(start('r-1', 3990), returned('r-1')), 'refund-exceeds-payment'],
    ['nothing', start('r-1', 0), NO_REFUNDS, 'refund-exceeds-payment'],
  ])('refuses %s', (_what, command, refunds, code) => {
    expect(outcomeOf(command, refunds)).toBe(code);
  });

  it.each(['SI', 'S2', 'NC'])('of %s goes back whole only', (paymentTypeCode) => {
    const plan = { ...captured, paymentTypeCode };
    expect([outcomeOf(start('r-1', 3990), NO_REFUNDS, plan), outcomeOf(start('r-1', 8480), NO_REFUNDS, plan)]).toEqual([
      'refund-whole-only',
      ['PaymentRefundStarted'],
    ]);
  });

  it('is not started twice, and again only in doubt', () => {
    expect(outcomeOf(start('r-1', 3990), after(start('r-1', 3990)))).toEqual([]);
    expect(outcomeOf(start('r-1', 3990), after(start('r-1', 3990), reply('r-1', { is: 'unknown', why: 'x' })))).toEqual(
      ['PaymentRefundStarted'],
    );
    expect(outcomeOf(start('r-1', 3990), after(start('r-1', 3990), returned('r-1')))).toEqual([]);
  });

  it('that failed leaves the money to be asked for again', () => {
    expect(
      outcomeOf(start('r-2', 8480), after(start('r-1', 8480), reply('r-1', { is: 'failed', why: 'code -1' }))),
    ).toEqual(['PaymentRefundStarted']);
  });

  it('hears nothing of a refund that is not in flight', () => {
    expect([
      outcomeOf(returned('r-1'), NO_REFUNDS),
      outcomeOf(returned('r-1'), after(start('r-1', 1), returned('r-1'))),
      outcomeOf(returned('r-2'), after(start('r-1', 1))),
    ]).toEqual([[], [], []]);
  });

  it('never gives back more than was taken, whatever is asked in whatever order', () => {
    const command = fc.oneof(
      fc
        .tuple(fc.constantFrom('r-1', 'r-2', 'r-3'), fc.integer({ min: 0, max: 9000 }))
        .map(([id, amount]) => start(id, amount)),
      fc
        .tuple(
          fc.constantFrom('r-1', 'r-2', 'r-3'),
          fc.constantFrom(
            { is: 'returned', how: 'reversed' } as const,
            { is: 'unknown', why: 'x' } as const,
            { is: 'failed', why: 'x' } as const,
          ),
        )
        .map(([id, outcome]) => reply(id, outcome)),
    );
    fc.assert(
      fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
        let refunds = NO_REFUNDS;
        for (const next of commands) {
          try {
            refunds = decidePartRefund(next, refunds, captured).reduce(evolvePartRefunds, refunds);
          } catch (error) {
            if (!(error instanceof Refusal)) throw error;
          }
          expect(refunds.returned + (refunds.inFlight?.amount ?? 0)).toBeLessThanOrEqual(captured.amount);
          if (refunds.inFlight)
            expect(refunds.inFlight.expectedBalance).toBe(captured.amount - refunds.returned - refunds.inFlight.amount);
        }
      }),
    );
  });
});

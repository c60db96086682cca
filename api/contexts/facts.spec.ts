import { codeDecider } from './codes/code.decider.js';
import { incidentDecider } from './books/incidents/incident.decider.js';
import { orderDecider } from './ordering/order.decider.js';
import { paymentDecider } from './payments/payment.decider.js';
import { releaseDecider } from './publishing/releases/release.decider.js';
import { refundDecider } from './refunds/refund.decider.js';
import { fold, type Decider, type Fact } from '../kernel/decider.js';

const now = '2026-03-09T15:00:00.000Z';
const secret = { secret: 'not a field of the command' };
const both = { es: 'Volcanes', en: 'Volcanoes', ...secret };
const terms = { version: '1', hash: 'h', ...secret };
const form = {
  type: 'PlanPayment',
  paymentId: 'p',
  orderId: 'o',
  personId: 'ana',
  amount: 1_000,
  buyOrder: 'b',
  sessionId: 's',
  resultUrl: 'https://shop.test',
  now,
};
const saved = {
  type: 'PlanCardPayment',
  paymentId: 'p',
  orderId: 'o',
  personId: 'ana',
  amount: 1_000,
  cardId: 'visa',
  buyOrder: 'b',
  childBuyOrder: 'c',
  storeCode: '1',
  now,
};
const declined = {
  type: 'RecordObservation',
  observation: {
    seen: 'declined',
    responseCode: -1,
    bankStatus: 'FAILED',
    cardLast4: null,
    paymentTypeCode: null,
    ...secret,
  },
  now,
};
const offer = { gameId: 'g', slug: 'g', title: both, cover: '/c.svg', price: 1_000, ...secret };
const limits = {
  uses: 1,
  usesPerPerson: null,
  validFrom: null,
  validUntil: null,
  gameIds: null,
  firstPurchaseOnly: false,
  ...secret,
};
const decide = (decider: unknown, ...commands: object[]): Fact[] =>
  commands.reduce<Fact[]>((facts, command) => {
    const { decide: next } = decider as Decider<object, unknown, Fact>;
    return [...facts, ...next({ ...command, ...secret }, fold(decider as Decider<object, unknown, Fact>, facts))];
  }, []);

describe('what a command carries besides its own fields', () => {
  it.each([
    [
      'a payment by form',
      paymentDecider,
      [
        form,
        { type: 'IssueToken', token: 't', formUrl: 'https://bank.test', now },
        { type: 'StartCommit', now },
        declined,
      ],
    ],
    ['a payment by saved card', paymentDecider, [saved, declined]],
    [
      'an order',
      orderDecider,
      [
        {
          type: 'PlaceOrder',
          orderId: 'o',
          personId: 'ana',
          offers: [offer],
          language: 'es',
          terms,
          sessionNote: null,
          now,
        },
      ],
    ],
    [
      'the order of a period',
      orderDecider,
      [
        {
          type: 'PlacePeriodOrder',
          orderId: 'o',
          personId: 'ana',
          subscriptionId: 's',
          period: 0,
          planId: 'monthly',
          from: '2026-03-09',
          until: '2026-04-09',
          title: both,
          price: 8_000,
          language: 'es',
          terms,
          now,
        },
      ],
    ],
    [
      'a code',
      codeDecider,
      [
        {
          type: 'IssueCode',
          codeId: 'c',
          benefit: { kind: 'percent', percent: 10, ...secret },
          limits,
          batchId: null,
          purpose: 'fair',
          codeHash: 'h',
          hint: 'FAIR',
          now,
        },
      ],
    ],
    [
      'a refund',
      refundDecider,
      [
        {
          type: 'RequestRefund',
          refundId: 'r',
          orderId: 'o',
          paymentId: 'p',
          personId: 'ana',
          basis: 'request',
          lines: [{ gameId: 'g', amount: 1_000, ...secret }],
          answerBy: null,
          automatic: false,
          now,
        },
      ],
    ],
    [
      'an incident',
      incidentDecider,
      [
        {
          type: 'OpenIncident',
          incidentId: 'i',
          difference: { kind: 'k', subject: 's', expected: '1', found: '2', ...secret },
          now,
        },
      ],
    ],
    [
      'a game',
      releaseDecider,
      [
        {
          type: 'AdoptGame',
          gameId: 'g',
          developerId: 'd',
          revision: 1,
          price: 1_000,
          shown: { label: { slug: 'g', title: both, cover: '/c.svg', ...secret }, inPlan: false, ...secret },
          now,
        },
      ],
    ],
  ])('is no part of the facts of %s', (_, decider, commands) => {
    const facts = decide(decider, ...commands);

    expect(facts.length).toBeGreaterThanOrEqual(commands.length);
    expect(JSON.stringify(facts)).not.toContain('secret');
  });
});

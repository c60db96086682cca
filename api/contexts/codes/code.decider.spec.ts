import fc from 'fast-check';
import { specify } from '../../../test/support/given.js';
import { Refusal } from '../../kernel/refusal.js';
import type { CodeCommand } from './code.commands.js';
import { codeDecider, hasRoomFor, type CodeState } from './code.decider.js';
import type { CodeEvent, CodeLimits } from './code.events.js';

const noon = '2026-03-09T15:00:00.000Z';
const evening = '2026-03-09T22:00:00.000Z';
const UNLIMITED: CodeLimits = {
  uses: null,
  usesPerPerson: null,
  validFrom: null,
  validUntil: null,
  gameIds: null,
  firstPurchaseOnly: false,
};
const issue = (limits: Partial<CodeLimits> = {}) =>
  ({
    type: 'IssueCode',
    codeId: 'c-1',
    benefit: { kind: 'percent', percent: 20 },
    limits: { ...UNLIMITED, ...limits },
    batchId: null,
    purpose: 'fair',
    codeHash: 'h',
    hint: 'FAIR',
    now: noon,
  }) as const;
const issued = (limits: Partial<CodeLimits> = {}): CodeEvent =>
  codeDecider.decide(issue(limits), codeDecider.initialState)[0] as CodeEvent;
const reserve = (orderId: string, personId = 'ana', now = noon) =>
  ({ type: 'ReserveUse', useId: orderId, personId, orderId, boughtBefore: false, now }) as const;
const use = (useId: string, personId = 'ana', now = noon) =>
  ({
    type: 'RecordUse',
    useId,
    personId,
    orderId: useId,
    subscriptionId: null,
    discount: 998,
    boughtBefore: false,
    now,
  }) as const;
const release = (useId: string) => ({ type: 'ReleaseUse', useId, now: noon }) as const;
const deactivate = { type: 'DeactivateCode', reason: 'over', now: noon } as const;
const reserved = (orderId: string, personId = 'ana'): CodeEvent => ({
  type: 'CodeReserved',
  data: { codeId: 'c-1', useId: orderId, personId, orderId, reservedAt: noon },
});
const released = (orderId: string, personId = 'ana'): CodeEvent => ({
  type: 'CodeReleased',
  data: { codeId: 'c-1', useId: orderId, personId, orderId, releasedAt: noon },
});
const used = (orderId: string, personId = 'ana'): CodeEvent => ({
  type: 'CodeUsed',
  data: { codeId: 'c-1', useId: orderId, personId, orderId, subscriptionId: null, discount: 998, usedAt: noon },
});
const over: CodeEvent = { type: 'CodeDeactivated', data: { codeId: 'c-1', reason: 'over', deactivatedAt: noon } };
const { given } = specify(codeDecider);

describe('issuing a code', () => {
  it('is a fact', () => given().when(issue()).thenTypes('CodeIssued'));
  it('does nothing the second time', () => given(issued()).when(issue()).thenNothing());
  it('does nothing either when the log gives the fields back in another order', () => {
    const { benefit, limits, ...rest } = issued().data as Extract<CodeEvent, { type: 'CodeIssued' }>['data'];
    const backwards = <Value extends object>(value: Value): Value =>
      Object.fromEntries(Object.entries(value).reverse()) as Value;
    given({ type: 'CodeIssued', data: { ...rest, benefit: backwards(benefit), limits: backwards(limits) } })
      .when(issue())
      .thenNothing();
  });
  it('is refused when the word stands for something else', () =>
    given(issued())
      .when(issue({ uses: 3 }))
      .thenRefused('code-taken'));
});

describe('keeping a use for an order', () => {
  it('is a fact', () => given(issued()).when(reserve('o-1')).then(reserved('o-1')));
  it('does nothing the second time', () =>
    given(issued({ uses: 1 }), reserved('o-1'))
      .when(reserve('o-1'))
      .thenNothing());
  it('is possible again after a release', () =>
    given(issued({ uses: 1 }), reserved('o-1'), released('o-1'))
      .when(reserve('o-1'))
      .then(reserved('o-1')));
  it('is refused when all uses are kept for others', () =>
    given(issued({ uses: 1 }), reserved('o-1', 'beto'))
      .when(reserve('o-2'))
      .thenRefused('code-exhausted'));
  it('is refused when all uses are used', () =>
    given(issued({ uses: 1 }), used('o-1', 'beto'))
      .when(reserve('o-2'))
      .thenRefused('code-exhausted'));
  it('is refused to a person who had it', () =>
    given(issued({ usesPerPerson: 1 }), used('o-1'))
      .when(reserve('o-2'))
      .thenRefused('code-used-by-you'));
  it('leaves room for others then', () =>
    given(issued({ usesPerPerson: 1 }), used('o-1'))
      .when(reserve('o-2', 'beto'))
      .thenTypes('CodeReserved'));
  it('is refused before its first day', () =>
    given(issued({ validFrom: evening }))
      .when(reserve('o-1'))
      .thenRefused('code-not-yet-valid'));
  it('is refused from its end on', () =>
    given(issued({ validUntil: evening }))
      .when(reserve('o-1', 'ana', evening))
      .thenRefused('code-expired'));
  it('is refused once it is off', () => given(issued(), over).when(reserve('o-1')).thenRefused('code-inactive'));
  it('is refused to old customers of a welcome code', () =>
    given(issued({ firstPurchaseOnly: true }))
      .when({ ...reserve('o-1'), boughtBefore: true })
      .thenRefused('code-only-first-purchase'));
  it('gives a welcome code once, even before the first order is paid', () =>
    given(issued({ firstPurchaseOnly: true }), reserved('o-1'))
      .when(reserve('o-2'))
      .thenRefused('code-used-by-you'));
  it('is refused for a code that nobody issued', () => given().when(reserve('o-1')).thenRefused('code-unknown'));
});

describe('giving a use back', () => {
  it('is a fact', () => given(issued(), reserved('o-1')).when(release('o-1')).then(released('o-1')));
  it('does nothing the second time', () =>
    given(issued(), reserved('o-1'), released('o-1')).when(release('o-1')).thenNothing());
  it('does nothing once it is used', () =>
    given(issued(), reserved('o-1'), used('o-1')).when(release('o-1')).thenNothing());
});

describe('using a code', () => {
  it('ends its reservation', () =>
    given(issued({ uses: 1 }), reserved('o-1'))
      .when(use('o-1'))
      .then(used('o-1')));
  it('does nothing the second time', () =>
    given(issued({ uses: 1 }), used('o-1'))
      .when(use('o-1'))
      .thenNothing());
  it('keeps what was promised after the end and after it was switched off', () =>
    given(issued({ validUntil: evening }), reserved('o-1'), over)
      .when(use('o-1', 'ana', evening))
      .thenTypes('CodeUsed'));
  it('works without a reservation where there is room', () =>
    given(issued({ uses: 1 }))
      .when(use('g-1'))
      .then(used('g-1')));
  it('is refused without a reservation where there is none', () =>
    given(issued({ uses: 1 }), reserved('o-1', 'beto'))
      .when(use('g-1'))
      .thenRefused('code-exhausted'));
  it('is refused without a reservation after the end', () =>
    given(issued({ validUntil: evening }))
      .when(use('g-1', 'ana', evening))
      .thenRefused('code-expired'));
  it('takes a late approval after the end, if there is room', () =>
    given(issued({ uses: 1, validUntil: evening }), reserved('o-1'), released('o-1'))
      .when(use('o-1', 'ana', evening))
      .thenTypes('CodeUsed'));
  it('refuses a late approval when another took the last use', () =>
    given(issued({ uses: 1 }), reserved('o-1'), released('o-1'), reserved('o-2', 'beto'))
      .when(use('o-1'))
      .thenRefused('code-exhausted'));
});

describe('switching a code off', () => {
  it('is a fact', () => given(issued()).when(deactivate).then(over));
  it('does nothing the second time', () => given(issued(), over).when(deactivate).thenNothing());
});

describe('whatever people do with a code', () => {
  const orders = fc.constantFrom('o-1', 'o-2', 'o-3', 'o-4', 'o-5');
  const player = (orderId: string): string => (['o-1', 'o-2'].includes(orderId) ? 'ana' : 'beto');
  const commands: fc.Arbitrary<CodeCommand> = fc.oneof(
    orders.map((id) => reserve(id, player(id))),
    orders.map((id) => use(id, player(id))),
    orders.map(release),
  );

  it('never has more uses than its limits, by all and by each', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 1, max: 2 }),
        fc.array(commands, { maxLength: 40 }),
        (uses, usesPerPerson, list) => {
          let state: CodeState = codeDecider.evolve(codeDecider.initialState, issued({ uses, usesPerPerson }));
          for (const command of list) {
            state = doneTo(state, command);
            const taken = 'uses' in state ? [...state.uses.values()].filter((one) => one.state !== 'released') : [];
            expect(taken.length).toBeLessThanOrEqual(uses);
            for (const who of ['ana', 'beto'])
              expect(taken.filter(({ personId }) => personId === who).length).toBeLessThanOrEqual(usesPerPerson);
          }
        },
      ),
    );
  });

  it('promises room exactly where a use may be recorded late', () => {
    fc.assert(
      fc.property(fc.array(commands, { maxLength: 20 }), orders, (list, id) => {
        const start = codeDecider.evolve(codeDecider.initialState, issued({ uses: 2, usesPerPerson: 1 }));
        const state = list.reduce(doneTo, doneTo(doneTo(start, reserve(id, player(id))), release(id)));
        expect(hasRoomFor(state, id, player(id))).toBe(
          doneTo(state, use(id, player(id))) !== state || isUsed(state, id),
        );
      }),
    );
  });
});

function isUsed(state: CodeState, useId: string): boolean {
  return 'uses' in state && state.uses.get(useId)?.state === 'used';
}

function doneTo(state: CodeState, command: CodeCommand): CodeState {
  try {
    return codeDecider.decide(command, state).reduce((so, fact) => codeDecider.evolve(so, fact), state);
  } catch (error) {
    if (error instanceof Refusal) return state;
    throw error;
  }
}

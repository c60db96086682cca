import { askFault, decisionOn } from './guardian.rules.js';

const own = 'nina@example.test';

describe('asking a guardian', () => {
  it("takes an address that is not the child's own", () => {
    expect(askFault('mama@example.test', own, null)).toBeNull();
    expect(askFault(own, own, null)).toBe('guardian-own-address');
    expect(askFault('nina+mama@example.test', own, null)).toBe('guardian-own-address');
    expect(askFault('mama@example.test', 'mama+nina@example.test', null)).toBe('guardian-own-address');
  });

  it('corrects a mistyped address while nobody answered', () =>
    expect(askFault('mama@example.test', own, { email: 'mamma@example.test', decision: null })).toBeNull());

  it('asks the same adult again after a no, and no other', () => {
    for (const decision of ['refused', 'withdrawn'] as const) {
      expect(askFault('mama@example.test', own, { email: 'mama@example.test', decision })).toBeNull();
      expect(askFault('other@example.test', own, { email: 'mama@example.test', decision })).toBe('guardian-said-no');
    }
  });

  it('is needless after a yes, and over once the guardian wants the account deleted', () => {
    expect(askFault('mama@example.test', own, { email: 'mama@example.test', decision: 'allowed' })).toBe(
      'guardian-allows-already',
    );
    expect(askFault('other@example.test', own, { email: 'mama@example.test', decision: 'erasure-asked' })).toBe(
      'guardian-wants-erasure',
    );
  });
});

describe('what a guardian answers', () => {
  it.each([
    ['allow', null, 'allowed'],
    ['allow', 'refused', 'allowed'],
    ['allow', 'withdrawn', 'allowed'],
    ['allow', 'erasure-asked', 'allowed'],
    ['refuse', null, 'refused'],
    ['refuse', 'refused', 'refused'],
    ['refuse', 'allowed', 'withdrawn'],
    ['refuse', 'withdrawn', 'withdrawn'],
    ['refuse', 'erasure-asked', 'refused'],
    ['erase', null, 'erasure-asked'],
    ['erase', 'allowed', 'erasure-asked'],
  ] as const)('%s after %s is %s', (wish, before, decision) => expect(decisionOn(wish, before)).toBe(decision));
});

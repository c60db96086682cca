import { guardianFault, decisionOn } from './guardian.rules.js';

const own = 'nina@example.test';

describe('asking a guardian', () => {
  it("takes an address that is not the child's own", () => {
    expect(guardianFault('mama@example.test', own, null)).toBeNull();
    expect(guardianFault(own, own, null)).toBe('guardian-own-address');
    expect(guardianFault('nina+mama@example.test', own, null)).toBe('guardian-own-address');
    expect(guardianFault('mama@example.test', 'mama+nina@example.test', null)).toBe('guardian-own-address');
  });

  it('corrects a mistyped address while nobody answered', () =>
    expect(guardianFault('mama@example.test', own, { email: 'mamma@example.test', decision: null })).toBeNull());

  it('asks the same adult again after a no, and no other', () => {
    for (const decision of ['refused', 'withdrawn'] as const) {
      expect(guardianFault('mama@example.test', own, { email: 'mama@example.test', decision })).toBeNull();
      expect(guardianFault('other@example.test', own, { email: 'mama@example.test', decision })).toBe(
        'guardian-said-no',
      );
    }
  });

  it('is needless after a yes, and over once the guardian wants the account deleted', () => {
    expect(guardianFault('mama@example.test', own, { email: 'mama@example.test', decision: 'allowed' })).toBe(
      'guardian-allows-already',
    );
    expect(
      guardianFault('other@example.test', own, { email: 'mama@example.test', decision: 'erasure-requested' }),
    ).toBe('guardian-wants-erasure');
  });
});

describe('what a guardian answers', () => {
  it.each([
    ['allow', null, 'allowed'],
    ['allow', 'refused', 'allowed'],
    ['allow', 'withdrawn', 'allowed'],
    ['allow', 'erasure-requested', 'allowed'],
    ['refuse', null, 'refused'],
    ['refuse', 'refused', 'refused'],
    ['refuse', 'allowed', 'withdrawn'],
    ['refuse', 'withdrawn', 'withdrawn'],
    ['refuse', 'erasure-requested', 'refused'],
    ['erase', null, 'erasure-requested'],
    ['erase', 'allowed', 'erasure-requested'],
  ] as const)('%s after %s is %s', (choice, before, decision) => expect(decisionOn(choice, before)).toBe(decision));
});

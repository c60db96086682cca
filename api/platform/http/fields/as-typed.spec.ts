import { AsTyped, asTypedOf, composed } from './as-typed.js';

const apart = (text: string): string => text.normalize('NFD');

class Account {
  @AsTyped()
  password: string;
  name: string;
}
class NewAccount extends Account {
  @AsTyped()
  repeated: string;
}

describe('what a request brings', () => {
  it('has its texts composed, however deep in lists and records, and everything else as it was', () => {
    const at = new Date();
    const bytes = Buffer.from(apart('ñ'));
    const brought = { name: apart('Ñandú'), tags: [apart('química'), 7, null], facts: { es: apart('año'), at, bytes } };

    expect(composed(brought)).toEqual({ name: 'Ñandú', tags: ['química', 7, null], facts: { es: 'año', at, bytes } });
    expect((composed(brought) as typeof brought).facts.bytes).toBe(bytes);
    expect(brought.name).toBe(apart('Ñandú'));
    expect([composed(apart('é')), composed(undefined), composed('plain')]).toEqual(['é', undefined, 'plain']);
  });

  it('composes letters of every script, also those that Unicode has twice', () => {
    expect(composed(['한'.normalize('NFD'), '\u212b', 'が'.normalize('NFD'), '\u{1109b}\u{110ba}', 'ﬁ', '😀'])).toEqual(
      ['한', '\u00c5', 'が', '\u{1109c}', 'ﬁ', '😀'],
    );
  });

  it('keeps the fields of its class that stay as typed, of the outermost record alone', () => {
    const brought = { password: apart('ñ'), repeated: apart('ñ'), inner: { password: apart('ñ') } };

    expect(composed(brought, asTypedOf(NewAccount))).toEqual({ ...brought, inner: { password: 'ñ' } });
    expect([...asTypedOf(Account)]).toEqual(['password']);
    expect([...asTypedOf(NewAccount)].sort()).toEqual(['password', 'repeated']);
    expect([Object, String, undefined, null].map((type) => asTypedOf(type).size)).toEqual([0, 0, 0, 0]);
  });

  it('keeps keys that objects have by themselves as plain keys', () => {
    const brought = JSON.parse(`{"__proto__":{"isAdmin":"${apart('sí')}"},"toString":"${apart('ñ')}"}`) as object;
    const read = composed(brought) as Record<string, unknown>;

    expect(Object.entries(read)).toEqual([
      ['__proto__', { isAdmin: 'sí' }],
      ['toString', 'ñ'],
    ]);
    expect(read.isAdmin).toBeUndefined();
    expect(Object.getPrototypeOf(composed(Object.create(null)))).toBeNull();
  });

  it('is read through however deep it goes', () => {
    const levels = 50_000;
    const deep = JSON.parse(`${'{"a":['.repeat(levels)}"x"${']}'.repeat(levels)}`) as unknown;
    expect(() => composed(deep)).not.toThrow();
  });
});

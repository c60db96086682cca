import { changeFault } from './change-address.js';

const noon = new Date('2026-11-21T12:00:00.000Z');
const later = new Date('2026-11-24T12:00:00.000Z');

describe('a change of an address', () => {
  it('is done by its link when its owner allowed it', () =>
    expect(changeFault({ allowedAt: noon, waitsUntil: null }, noon)).toBeNull());
  it('is not done before its owner allows it', () =>
    expect(changeFault({ allowedAt: null, waitsUntil: null }, later)).toBe('address-change-not-allowed'));

  it('that staff asked for waits, to the moment', () => {
    expect(changeFault({ allowedAt: noon, waitsUntil: later }, new Date(later.getTime() - 1))).toBe(
      'address-change-waits',
    );
    expect(changeFault({ allowedAt: noon, waitsUntil: later }, later)).toBeNull();
    expect(changeFault({ allowedAt: noon, waitsUntil: later }, new Date('2026-11-25T11:59:59.999Z'))).toBeNull();
    expect(changeFault({ allowedAt: noon, waitsUntil: later }, new Date('2026-11-25T12:00:00.000Z'))).toBe(
      'link-expired',
    );
  });
});

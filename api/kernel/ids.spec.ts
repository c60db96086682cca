import { base32Of, isUuid, orderNumberOf } from './ids.js';

describe('ids', () => {
  const id = '019a9f5e-7c1b-7d3e-8f10-0123456789ab';

  it('writes a uuid in 26 characters the bank accepts', () => {
    expect(base32Of(id)).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
  });

  it('writes two ids differently', () => {
    expect(base32Of(id)).not.toBe(base32Of('019a9f5e-7c1b-7d3e-8f10-0123456789ac'));
  });

  it('gives people a short order number', () => {
    expect(orderNumberOf(id)).toMatch(/^LT-[0-9A-Z]{8}$/);
  });

  it('knows an id from other text', () => {
    expect([isUuid(id), isUuid('1'), isUuid(null), isUuid(`${id}'`)]).toEqual([true, false, false, false]);
  });
});

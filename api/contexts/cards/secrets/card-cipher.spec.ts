import { randomBytes } from 'node:crypto';
import type { CardKey } from '../../../card-keys.js';
import { CardCipher } from './card-cipher.js';

const key = (id: string): CardKey => ({ id, key: randomBytes(32) });
const [older, newer] = [key('k0'), key('k1')];
const cipher = new CardCipher([newer, older]);

describe('the secret of a card', () => {
  it('opens again for its card, by whichever of the keys sealed it', () => {
    expect(cipher.open('c-1', cipher.seal('c-1', 'tbk-ñ'))).toBe('tbk-ñ');
    expect(cipher.open('c-1', new CardCipher([older]).seal('c-1', 'tbk'))).toBe('tbk');
  });

  it('is sealed by the first key, and differently every time', () => {
    expect([cipher.newest, cipher.seal('c-1', 'tbk').keyId]).toEqual(['k1', 'k1']);
    expect(cipher.seal('c-1', 'tbk').sealed).not.toBe(cipher.seal('c-1', 'tbk').sealed);
  });

  it('opens for no other card', () => expect(() => cipher.open('c-2', cipher.seal('c-1', 'tbk'))).toThrow());

  it('does not open once a single bit was changed', () => {
    const { keyId, sealed } = cipher.seal('c-1', 'tbk');
    const bytes = Buffer.from(sealed, 'base64');
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
    expect(() => cipher.open('c-1', { keyId, sealed: bytes.toString('base64') })).toThrow();
    expect(() => cipher.open('c-1', { keyId, sealed: sealed.slice(0, 20) })).toThrow();
  });

  it('says which key is missing', () =>
    expect(() => new CardCipher([older]).open('c-1', cipher.seal('c-1', 'tbk'))).toThrow('no key named k1'));
});

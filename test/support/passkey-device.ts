import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

interface Creation {
  challenge: string;
  rp: { id: string };
  user: { id: string };
}
interface Request {
  challenge: string;
  rpId: string;
}
export interface Made {
  privateKey: KeyObject;
  id: string;
  counter: number;
}

const PERSON_PRESENT = 0x01;
const PERSON_VERIFIED = 0x04;
const WITH_KEY = 0x40;
const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** A phone that keeps passkeys, as WebAuthn describes it; its person put the finger on it unless told otherwise. */
export class PasskeyDevice {
  constructor(
    /** The page that asks. */
    private readonly origin: string,
    private readonly knowsPerson = true,
  ) {}

  make({ challenge, rp }: Creation): { passkey: Made; response: Record<string, unknown> } {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const passkey = { privateKey, id: randomBytes(32).toString('base64url'), counter: 0 };
    const key = map([
      [int(1), int(2)],
      [int(3), int(-7)],
      [int(-1), int(1)],
      [int(-2), bytes(Buffer.from(x, 'base64url'))],
      [int(-3), bytes(Buffer.from(y, 'base64url'))],
    ]);
    const id = Buffer.from(passkey.id, 'base64url');
    const length = Buffer.from([id.length >> 8, id.length & 0xff]);
    const data = Buffer.concat([this.data(rp.id, 0, WITH_KEY), Buffer.alloc(16), length, id, key]);
    const attestation = map([
      [text('fmt'), text('none')],
      [text('attStmt'), map([])],
      [text('authData'), bytes(data)],
    ]);
    return {
      passkey,
      response: this.answer(passkey.id, {
        clientDataJSON: this.clientData('webauthn.create', challenge),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      }),
    };
  }

  show(passkey: Made, { challenge, rpId }: Request): Record<string, unknown> {
    passkey.counter += 1;
    const clientDataJSON = this.clientData('webauthn.get', challenge);
    const data = this.data(rpId, passkey.counter, 0);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url').toString())]);
    return this.answer(passkey.id, {
      clientDataJSON,
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, passkey.privateKey).toString('base64url'),
    });
  }

  private answer(id: string, response: Record<string, unknown>): Record<string, unknown> {
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private clientData(type: string, challenge: string): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false })).toString(
      'base64url',
    );
  }

  private data(host: string, counter: number, more: number): Buffer {
    const flags = PERSON_PRESENT | (this.knowsPerson ? PERSON_VERIFIED : 0) | more;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(host), Buffer.from([flags]), count]);
  }
}

// The little of CBOR that such answers are written in.
const LONGEST_SHORT = 24;
function head(kind: number, value: number): Buffer {
  if (value < LONGEST_SHORT) return Buffer.from([(kind << 5) | value]);
  return value < 256
    ? Buffer.from([(kind << 5) | 24, value])
    : Buffer.from([(kind << 5) | 25, value >> 8, value & 0xff]);
}
const int = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value]);
const text = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (entries: [Buffer, Buffer][]): Buffer => Buffer.concat([head(5, entries.length), ...entries.flat()]);

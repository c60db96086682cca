import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { CardKey } from '../card-keys.js';

export interface Sealed {
  keyId: string;
  /** Nonce, tag and text in one, base64. */
  sealed: string;
}

/** How many secrets were sealed again, and how many no key opens. */
export interface Resealed {
  resealed: number;
  unreadable: number;
}

/** No key opens a secret, or it was changed. */
export class SecretUnreadable extends Error {}

const NONCE = 12;
const TAG = 16;

/** AES-256-GCM, bound to its subject: what was sealed for one card or account opens for no other. */
export class SecretCipher {
  /** @param keys the first one seals, all of them open. */
  constructor(private readonly keys: readonly [CardKey, ...CardKey[]]) {}

  get newest(): string {
    return this.keys[0].id;
  }

  /** @param subject the id of what the secret belongs to. */
  seal(subject: string, secret: string): Sealed {
    const [{ id, key }] = this.keys;
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(subject));
    const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return { keyId: id, sealed: Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64') };
  }

  /** @throws SecretUnreadable when its key is not among ours, or the text was changed or belongs to another subject. */
  open(subject: string, sealed: Sealed): string {
    return this.unsealed(subject, sealed);
  }

  private unsealed(subject: string, { keyId, sealed }: Sealed): string {
    const found = this.keys.find(({ id }) => id === keyId);
    if (!found)
      throw new SecretUnreadable(
        `no key named ${keyId} opens the secret of ${subject}; CARD_KEYS must keep it until it was rotated away`,
      );
    try {
      return opened(found.key, subject, Buffer.from(sealed, 'base64'));
    } catch (cause) {
      throw new SecretUnreadable(
        `the key named ${keyId} does not open the secret of ${subject}; CARD_KEYS must hold the one that sealed it`,
        { cause },
      );
    }
  }

  /**
   * Seals these rows again under the newest key; those that none of ours opens stay as they are. May be interrupted and repeated.
   * @param keep writes what is new, where the row still is as it was read
   */
  async resealAll<Row extends Sealed>(
    rows: readonly Row[],
    subjectOf: (row: Row) => string,
    keep: (row: Row, again: Sealed) => Promise<unknown>,
  ): Promise<Resealed> {
    const done = { resealed: 0, unreadable: 0 };
    for (const row of rows) {
      const subject = subjectOf(row);
      const secret = this.tryOpen(subject, row);
      if (secret === null) {
        done.unreadable += 1;
      } else {
        await keep(row, this.seal(subject, secret));
        done.resealed += 1;
      }
    }
    return done;
  }

  private tryOpen(subject: string, row: Sealed): string | null {
    try {
      return this.unsealed(subject, row);
    } catch (error) {
      if (error instanceof SecretUnreadable) return null;
      throw error;
    }
  }
}

function opened(key: Buffer, subject: string, bytes: Buffer): string {
  const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE), { authTagLength: TAG });
  cipher.setAAD(Buffer.from(subject)).setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  return cipher.update(bytes.subarray(NONCE + TAG), undefined, 'utf8') + cipher.final('utf8');
}

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { CardKey } from '../../../card-keys.js';
import { Problem } from '../../../platform/http/problem.js';

export interface Sealed {
  keyId: string;
  /** Nonce, tag and text in one, base64. */
  sealed: string;
}

/** None of CARD_KEYS opens the secret of a card: the fault is the shop's, and ends when the key is back. */
export class CardUnreadable extends Problem {
  constructor(message: string, cause?: unknown) {
    super(503, 'card-unreadable');
    this.message = message;
    this.cause = cause;
  }
}

const NONCE = 12;
const TAG = 16;

/** AES-256-GCM, bound to the card: what was sealed for one card opens for no other. */
export class CardCipher {
  /** @param keys the first one seals, all of them open. */
  constructor(private readonly keys: readonly [CardKey, ...CardKey[]]) {}

  get newest(): string {
    return this.keys[0].id;
  }

  seal(cardId: string, secret: string): Sealed {
    const [{ id, key }] = this.keys;
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(cardId));
    const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return { keyId: id, sealed: Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64') };
  }

  /** @throws CardUnreadable when its key is not among ours, or the text was changed or belongs to another card. */
  open(cardId: string, { keyId, sealed }: Sealed): string {
    const found = this.keys.find(({ id }) => id === keyId);
    if (!found)
      throw new CardUnreadable(
        `no key named ${keyId} opens the secret of card ${cardId}; CARD_KEYS must keep it until it was rotated away`,
      );
    try {
      return opened(found.key, cardId, Buffer.from(sealed, 'base64'));
    } catch (cause) {
      throw new CardUnreadable(
        `the key named ${keyId} does not open the secret of card ${cardId}; CARD_KEYS must hold the one that sealed it`,
        cause,
      );
    }
  }
}

function opened(key: Buffer, cardId: string, bytes: Buffer): string {
  const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE), { authTagLength: TAG });
  cipher.setAAD(Buffer.from(cardId)).setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  return cipher.update(bytes.subarray(NONCE + TAG), undefined, 'utf8') + cipher.final('utf8');
}

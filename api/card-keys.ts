import { hkdfSync } from 'node:crypto';

/** A key of 256 bits and the name it is found by. */
export interface CardKey {
  id: string;
  key: Buffer;
}

/** The first seals, all of them open. */
export type CardKeys = readonly [CardKey, ...CardKey[]];

const BYTES = 32;
const NAME = /^[\w-]{1,40}$/;

/** Reads `k1:base64,k0:base64`; null when that is not what it is, or a name stands twice. */
export function readCardKeys(text: string): CardKeys | null {
  const keys = text.split(',').map((part): CardKey => {
    const [id = '', key = ''] = part.trim().split(':');
    return { id, key: Buffer.from(key, 'base64') };
  });
  const [first, ...others] = keys;
  const isSound =
    keys.every(({ id, key }) => NAME.test(id) && key.length === BYTES) &&
    new Set(keys.map(({ id }) => id)).size === keys.length;
  return isSound && first ? [first, ...others] : null;
}

/** The key of a shop on a developer's machine, where none is named. */
export function derivedCardKey(secret: string): CardKey {
  return { id: 'derived', key: Buffer.from(hkdfSync('sha256', secret, 'ludoteca', 'card keys', BYTES)) };
}

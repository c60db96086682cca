import { minutes } from '../../../kernel/instant.js';

/** How long a person may take to answer with a passkey. */
export const CHALLENGE_MS = minutes(5);
const RANDOM_BYTES = 16;
const TIME_BYTES = 8;
const SEAL_BYTES = 16;

/** Seals bytes under a secret of the shop. */
export type Seal = (purpose: string, bytes: Buffer) => Buffer;

/**
 * A challenge that tells by itself what it is for and until when it holds: nothing is stored for who never answers.
 * @param purpose what the answer will be used for
 */
export function newChallenge(
  purpose: string,
  nowMs: number,
  { random, seal }: { random: (bytes: number) => Buffer; seal: Seal },
): Buffer {
  const time = Buffer.alloc(TIME_BYTES);
  time.writeBigUInt64BE(BigInt(nowMs + CHALLENGE_MS));
  const body = Buffer.concat([random(RANDOM_BYTES), time]);
  return Buffer.concat([body, seal(purpose, body).subarray(0, SEAL_BYTES)]);
}

/** Until when a challenge holds; null for one that was not made here, for this, or is over. */
export function heldUntil(
  purpose: string,
  challenge: string,
  nowMs: number,
  { seal, isSame }: { seal: Seal; isSame: (one: Buffer, other: Buffer) => boolean },
): Date | null {
  const bytes = Buffer.from(challenge, 'base64url');
  if (bytes.length !== RANDOM_BYTES + TIME_BYTES + SEAL_BYTES || bytes.toString('base64url') !== challenge) return null;
  const body = bytes.subarray(0, RANDOM_BYTES + TIME_BYTES);
  if (!isSame(bytes.subarray(body.length), seal(purpose, body).subarray(0, SEAL_BYTES))) return null;
  const until = Number(body.readBigUInt64BE(RANDOM_BYTES));
  return until > nowMs ? new Date(until) : null;
}

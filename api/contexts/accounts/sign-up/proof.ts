import { createHash, randomBytes } from 'node:crypto';
import { MoreThan, type EntityManager } from 'typeorm';
import { PendingUser } from './pending-user.entity.js';
import { PENDING_LIFE } from './pending.rules.js';

/** A fresh proof that somebody opened the link; only its hash is kept. */
export function newProof(): { proof: string; proofHash: Buffer } {
  const proof = randomBytes(32).toString('base64url');
  return { proof, proofHash: hashOf(proof) };
}

/**
 * Takes a proof for an address, once: with it goes everything that waited.
 * @returns whether it proves this very address.
 */
export async function redeemProof(rows: EntityManager, email: string, proof: string): Promise<boolean> {
  const since = new Date(Date.now() - PENDING_LIFE);
  const { affected } = await rows.delete(PendingUser, { email, proofHash: hashOf(proof), verifiedAt: MoreThan(since) });
  return affected === 1;
}

function hashOf(proof: string): Buffer {
  return createHash('sha256').update(proof).digest();
}

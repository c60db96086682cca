import { get } from './http';
import type { Seller } from './wire';

/** A process has one seller; it is read once. */
let seller: Promise<Seller> | undefined;

/** Whose shop this is; null while the server does not say, so that no page breaks without it. */
export async function sellerNow(): Promise<Seller | null> {
  seller ??= get('/v1/seller', { anonymous: true, signal: AbortSignal.timeout(5000) });
  try {
    return await seller;
  } catch {
    seller = undefined;
    return null;
  }
}

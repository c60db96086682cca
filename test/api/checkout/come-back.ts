import type { Played } from '../../support/bank.js';
import type { Shop } from '../../support/shop.js';

/** The buyer's browser makes every return that the bank caused, each at its time and those of one moment at once. */
export async function comesBack(
  shop: Shop,
  { returns }: Played,
): Promise<{ status: number; location: string | null }[]> {
  const landed: { status: number; location: string | null }[] = [];
  let passed = 0;
  for (const moment of [...new Set(returns.map(({ afterMs }) => afterMs))]) {
    await shop.timePasses(moment - passed);
    passed = moment;
    landed.push(
      ...(await Promise.all(
        returns.filter(({ afterMs }) => afterMs === moment).map((back) => shop.browserReturns(back)),
      )),
    );
  }
  return landed;
}

/** Whole Chilean pesos. There is no smaller unit, so a fraction is always a mistake. */
export type Pesos = number & { readonly __unit?: 'CLP' };

/**
 * Checks that a number is a whole, safe and non-negative amount of pesos.
 * @throws RangeError when it is not: a caller that builds such an amount has a bug.
 */
export function pesos(amount: number): Pesos {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`not a whole amount of pesos: ${amount}`);
  return amount;
}

export function sum(amounts: readonly Pesos[]): Pesos {
  return pesos(amounts.reduce((total, amount) => total + amount, 0));
}

/** A gross amount and the VAT inside it. */
interface VatSplit {
  net: Pesos;
  vat: Pesos;
}

/** The VAT of Chile since October 2003, in whole percent. */
export const STANDARD_VAT = 19;

/**
 * Splits the VAT out of a gross amount; at 19 %: net = ⌊(200·gross + 119) / 238⌋, the rest is VAT.
 * @param rate whole percent.
 */
export function splitVat(gross: Pesos, rate = STANDARD_VAT): VatSplit {
  // Integers all the way: gross / 1.19 in floating point loses a peso now and then.
  const whole = BigInt(100 + rate);
  const net = Number((200n * BigInt(gross) + whole) / (2n * whole));
  return { net, vat: gross - net };
}

/** Shares an amount over weights without losing a peso: the largest remainders get the odd ones. */
export function shareByWeight(amount: Pesos, weights: readonly number[]): Pesos[] {
  const whole = weights.reduce((total, weight) => total + weight, 0);
  if (whole === 0) return weights.map(() => 0);

  const parts = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight);
    return { index, share: Number(product / BigInt(whole)), remainder: product % BigInt(whole) };
  });
  let odd = amount - parts.reduce((total, part) => total + part.share, 0);
  const byRemainder = [...parts].sort((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1,
  );
  for (const part of byRemainder) {
    if (odd === 0) break;
    part.share += 1;
    odd -= 1;
  }
  return parts.map((part) => part.share);
}

/**
 * Prices with so many percent off: the total is rounded once, ⌊(S·(100 − p) + 50) / 100⌋, and the odd pesos go to the dearest first.
 * @param percent whole, from 0 to 100.
 */
export function takeOff(percent: number, prices: readonly Pesos[]): Pesos[] {
  const left = BigInt(100 - percent);
  const total = Number((BigInt(sum(prices)) * left + 50n) / 100n);
  const reduced = prices.map((price) => Number((BigInt(price) * left) / 100n));
  const dearestFirst = prices
    .map((price, index) => ({ price, index }))
    .sort((a, b) => b.price - a.price || a.index - b.index);
  const odd = total - sum(reduced);
  for (const { index } of dearestFirst.slice(0, odd)) reduced[index] = (reduced[index] ?? 0) + 1;
  return reduced;
}

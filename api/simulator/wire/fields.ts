import { BankRefusal, invalid, required, unprocessable } from './refusal.js';

const BUY_ORDER = /^[A-Za-z0-9|_=&%.,~:/?[+!@()>-]*$/;
const PATH_SAFE = /^[A-Za-z0-9_-]*$/;

/** A field the bank does not know makes the request malformed. */
export function refuseUnknownFields(body: Record<string, unknown>, known: ReadonlySet<string>): void {
  for (const field in body) {
    if (!known.has(field)) throw new BankRefusal(400, `Unexpected field: ${field}`);
  }
}

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** A text that must be there and fit. */
export function textOf(value: unknown, field: string, longest: number): string {
  if (isMissing(value)) throw required(field);
  if (typeof value !== 'string' || value.length > longest) throw invalid(field);
  return value;
}

/** A buy order: at most 26 signs of the published set; strict mode keeps to those that are safe in a path. */
export function buyOrderOf(value: unknown, field: string, isStrict: boolean): string {
  const buyOrder = textOf(value, field, 26);
  const allowed = isStrict ? PATH_SAFE : BUY_ORDER;
  if (!allowed.test(buyOrder)) throw unprocessable(`Parameter TBK_ORDEN_COMPRA rejected with value ${buyOrder}`);
  return buyOrder;
}

/** Whole pesos, above zero, at most 17 signs; a number in a text counts, as it does at the bank. */
export function amountOf(value: unknown, field: string): number {
  if (isMissing(value)) throw required(field);
  const amount = Number(value);
  if (!Number.isSafeInteger(amount) || amount <= 0 || String(value).length > 17) throw invalid(field);
  return amount;
}

/** An absolute address the browser can be sent to. */
export function urlOf(value: unknown, field: string): string {
  const url = textOf(value, field, 256);
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) throw invalid(field);
  return url;
}

import type { Fault } from './bank/faults.js';

type Method = 'GET' | 'POST';

/** The request a buyer's browser brings back to the shop; `afterMs` says how late. */
export type ReturnRequest = { method: Method; url: string; body: Record<string, string> | null; afterMs: number };

/** The way back by either method: a GET carries the fields in the address, a POST in a form. */
export type WayBack = (method?: Method, afterMs?: number) => ReturnRequest;

/** Prepares a way back, with the method the bank uses unless another is asked for. */
export function wayBack(address: string, usual: Method, fields: Record<string, string>): WayBack {
  return (method = usual, afterMs = 0) => {
    if (method === 'POST') return { method, url: address, body: fields, afterMs };
    const url = new URL(address);
    for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
    return { method, url: url.href, body: null, afterMs };
  };
}

/** The returns a buyer makes: none, late, twice, or followed by the error page of a restored tab. */
export function returnsOf(way: WayBack, recovery: WayBack, fault: Fault | undefined): ReturnRequest[] {
  switch (fault?.fault) {
    case 'suppressReturn':
      return [];
    case 'delayReturn':
      return [way(undefined, fault.ms ?? 60_000)];
    case 'duplicateReturn':
      return [way(), way(undefined, fault.ms ?? (fault.mode === 'later' ? 5_000 : 0))];
    case 'recoverAfterPaid':
      return [way(), recovery(undefined, fault.ms ?? 47_000)];
    case 'returnMethod':
      return [way(fault.method ?? 'POST')];
    default:
      return [way()];
  }
}

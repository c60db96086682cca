import type { ReturnRequest } from './returns.js';

/** Brings returns to the shop without the buyer's browser, as the real bank's servers are said to do at times. */
export class Courier {
  private readonly waiting = new Set<NodeJS.Timeout>();

  send(request: ReturnRequest): void {
    const timer = setTimeout(() => {
      this.waiting.delete(timer);
      void deliver(request);
    }, request.afterMs);
    this.waiting.add(timer);
  }

  stop(): void {
    for (const timer of this.waiting) clearTimeout(timer);
    this.waiting.clear();
  }
}

// Whether the shop answers is the shop's affair: the bank does not look.
async function deliver({ method, url, body }: ReturnRequest): Promise<void> {
  await fetch(url, { method, body: body ? new URLSearchParams(body) : undefined, redirect: 'manual' }).catch(
    () => undefined,
  );
}

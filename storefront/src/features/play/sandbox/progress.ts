const REPORT_EVERY_MS = 50;

/** Counts a build's bytes as they arrive, unpacked. What it reports never falls and never passes the total. */
export class Progress {
  private loaded = 0;
  private reported = 0;
  private timer = 0;
  private lastAt = performance.now();

  constructor(
    private readonly totalBytes: number,
    private readonly report: (bytes: number) => void,
  ) {}

  add(bytes: number): void {
    this.loaded += Math.max(0, bytes);
    this.lastAt = performance.now();
    this.timer ||= window.setTimeout(() => this.send(Math.min(this.loaded, this.totalBytes)), REPORT_EVERY_MS);
  }

  /** How long nothing has arrived. */
  idleMs(): number {
    return performance.now() - this.lastAt;
  }

  /** The game runs: what was not needed so far does not count. */
  finish(): void {
    this.send(this.totalBytes);
  }

  private send(bytes: number): void {
    clearTimeout(this.timer);
    this.timer = 0;
    if (bytes <= this.reported) return;
    this.reported = bytes;
    this.report(bytes);
  }
}

/** A response with one of these cannot be put together again, though browsers give it an (empty) body. */
const BODILESS = [204, 205, 304];

const isOwn = (url: string): boolean => url.startsWith(`${location.origin}/`);

/** Counts what the page loads by fetch, by XMLHttpRequest and by its elements. */
export function countLoading(progress: Progress): void {
  countFetch(progress);
  countRequests(progress);
  countElements(progress);
}

function countFetch(progress: Progress): void {
  const original = window.fetch.bind(window);
  window.fetch = async (...request) => {
    const response = await original(...request);
    if (!response.body || BODILESS.includes(response.status) || !isOwn(response.url)) return response;
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, stream) {
        progress.add(chunk.byteLength);
        stream.enqueue(chunk);
      },
    });
    const { status, statusText, headers, url } = response;
    const counted = new Response(response.body.pipeThrough(counting), { status, statusText, headers });
    return Object.defineProperty(counted, 'url', { value: url });
  };
}

function countRequests(progress: Progress): void {
  const prototype = XMLHttpRequest.prototype;
  const open = prototype.open as (this: XMLHttpRequest, ...request: unknown[]) => void;
  prototype.open = function (this: XMLHttpRequest, ...request: unknown[]): void {
    let seen = 0;
    this.addEventListener('progress', ({ loaded }) => {
      if (isOwn(this.responseURL)) progress.add(loaded - seen);
      seen = Math.max(seen, loaded);
    });
    open.apply(this, request);
  };
}

function countElements(progress: Progress): void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      const isCounted = ['fetch', 'xmlhttprequest'].includes(entry.initiatorType);
      if (!isCounted && isOwn(entry.name)) progress.add(entry.decodedBodySize);
    }
  });
  observer.observe({ type: 'resource', buffered: true });
}

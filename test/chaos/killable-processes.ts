import { freePort } from '../../api/dev/ports.mjs';
import { dist } from '../support/dist.js';
import { eventually, startProcess, type Started } from '../support/process.js';
import type { Shop } from '../support/shop.js';

/** The most places that a mortal process comes to before it dies at one of them. */
const LAST_PLACE = 30;
/** Wide enough for a machine on which several shops start at once. */
const STARTS_WITHIN_MS = 120_000;
/** A server whose clock is further off is not ready. */
const TRUSTED_SKEW_MS = 30_000;

/** Server and worker, which die between two awaits as the seed decides, and are started again as an operator would. */
export class KillableProcesses {
  deaths = 0;
  /** Those that will die at some place they come to. */
  private readonly cursed = new Set<Started>();
  private second: Started | null = null;
  private secondSkewMs = 0;
  private secondApi: { url: string; process: Started; skewMs: number } | null = null;

  constructor(
    private readonly shop: Shop,
    private readonly random: () => number,
  ) {}

  /** From its next start on, a process dies at some place it comes to. */
  async curseServer(): Promise<void> {
    await this.shop.api.kill();
    await this.shop.startApi(this.curse());
    this.cursed.add(this.shop.api);
  }

  async curseWorker(): Promise<void> {
    await this.shop.worker?.kill();
    await this.shop.startWorker(this.curse());
    if (this.shop.worker) this.cursed.add(this.shop.worker);
  }

  /** A second server beside the first, in the place of an earlier one with another clock. @returns whether it was started now. */
  async secondServer(skewMs = 0): Promise<boolean> {
    if (this.secondApi && !this.secondApi.process.isOver() && this.secondApi.skewMs === skewMs) return false;
    await this.killServers();
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const process = startProcess(dist('main.js'), {
      ...this.shop.environment(),
      PORT: String(port),
      WORKER: 'off',
      CLOCK_SKEW_MS: String(skewMs),
    });
    this.secondApi = { url, process, skewMs };
    await eventually(
      () =>
        fetch(`${url}/v1/health`).then(
          (r) => r.ok,
          () => false,
        ),
      (up) => up || process.isOver(),
      STARTS_WITHIN_MS,
      'the second server',
    );
    return true;
  }

  /** Where a request may go: a load balancer sends none to a server that says it is not ready, as one does whose clock is far off. */
  get servers(): string[] {
    const second = this.secondApi;
    return [
      this.shop.url,
      ...(second && !second.process.isOver() && Math.abs(second.skewMs) <= TRUSTED_SKEW_MS ? [second.url] : []),
    ];
  }

  /** Processes that ended without having been asked to, other than by a curse. */
  get diedByThemselves(): Started[] {
    const all = [this.shop.api, this.shop.worker, this.second, this.secondApi?.process];
    return all.filter(
      (process): process is Started =>
        !!process && process.isOver() && process.child.signalCode !== 'SIGKILL' && !this.cursed.has(process),
    );
  }

  /** A second worker beside the first, in the place of an earlier one with another clock. @returns whether it was started now. */
  async secondWorker(skewMs = 0): Promise<boolean> {
    if (this.second && !this.second.isOver() && this.secondSkewMs === skewMs) return false;
    // Asked to end, it gives back what it holds: leases of a killed one could not be ended while the first one lives.
    await this.second?.stop();
    const second = startProcess(dist('worker.js'), { ...this.shop.environment(), CLOCK_SKEW_MS: String(skewMs) });
    this.second = second;
    this.secondSkewMs = skewMs;
    await eventually(
      async () => second.output(),
      (text) => text.includes('worker ready') || second.isOver(),
      STARTS_WITHIN_MS,
      'the second worker',
    );
    return true;
  }

  /** A power cut. */
  async cutPower(): Promise<void> {
    await Promise.all([this.shop.api.kill(), this.killServers(), this.killWorkers()]);
  }

  /** Processes that died start again, without their crash point. */
  async revive(): Promise<void> {
    if (this.shop.api.isOver()) {
      this.deaths++;
      await this.shop.startApi();
    }
    if (this.shop.worker && this.shop.worker.isOver()) {
      this.deaths++;
      // Leases follow the wall clock: by the time a worker is started again they are over.
      await this.killWorkers();
      await this.shop.leasesEnd();
      await this.shop.startWorker();
    }
  }

  /** Starts what dies again at once while something lasts: each step of the clock waits for a worker. */
  async attend(work: Promise<unknown>): Promise<void> {
    let lasts = true;
    const over = work
      .then(
        () => undefined,
        () => undefined,
      )
      .finally(() => {
        lasts = false;
      });
    while (lasts) {
      await Promise.race([over, this.shop.api.ended, ...(this.shop.worker ? [this.shop.worker.ended] : [])]);
      if (lasts) await this.revive();
    }
  }

  /** Takes every crash point away; processes that had one start again. */
  async absolve(): Promise<void> {
    await this.killServers();
    if (this.second) await this.killWorkers();
    await Promise.all(
      [this.shop.api, this.shop.worker].map((process) => process && this.cursed.has(process) && process.kill()),
    );
    if (this.shop.api.isOver()) await this.shop.startApi();
    if (this.shop.worker && this.shop.worker.isOver()) await this.shop.startWorker();
  }

  private async killServers(): Promise<void> {
    await this.secondApi?.process.kill();
    this.secondApi = null;
  }

  private async killWorkers(): Promise<void> {
    await Promise.all([this.shop.worker?.kill(), this.second?.kill()]);
    this.second = null;
  }

  private curse(): Record<string, string> {
    return { CRASH_AFTER: String(1 + Math.floor(this.random() * LAST_PLACE)) };
  }
}

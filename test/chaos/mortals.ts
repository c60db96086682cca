import { dist } from '../support/dist.js';
import { eventually, startProcess, type Started } from '../support/process.js';
import type { Shop } from '../support/shop.js';

/** The most places that a mortal process comes to before it dies at one of them. */
const LAST_PLACE = 30;

/** Server and worker, which die between two awaits as the seed decides, and are started again as an operator would. */
export class Mortals {
  deaths = 0;
  /** Those that will die at some place they come to. */
  private readonly cursed = new Set<Started>();
  private second: Started | null = null;

  constructor(private readonly shop: Shop, private readonly random: () => number) {}

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

  /** Two workers at once, until one dies. */
  async secondWorker(): Promise<void> {
    if (this.second) return;
    const second = startProcess(dist('worker.js'), this.shop.environment());
    this.second = second;
    await eventually(async () => second.output(), (text) => text.includes('worker ready') || isDead(second), 30_000, 'the second worker');
  }

  /** A power cut. */
  async cutPower(): Promise<void> {
    await Promise.all([this.shop.api.kill(), this.killWorkers()]);
  }

  /** Whoever died lives again, and dies no more of the old curse. */
  async revive(): Promise<void> {
    if (isDead(this.shop.api)) {
      this.deaths++;
      await this.shop.startApi();
    }
    if (this.shop.worker && isDead(this.shop.worker)) {
      this.deaths++;
      // Leases follow the wall clock: by the time somebody has started a worker again they are over.
      await this.killWorkers();
      await this.shop.leasesEnd();
      await this.shop.startWorker();
    }
  }

  /** Whoever dies while something lasts lives again at once: time that goes by step by step waits at each for a worker. */
  async attend(work: Promise<unknown>): Promise<void> {
    let lasts = true;
    const over = work.then(() => undefined, () => undefined).finally(() => {
      lasts = false;
    });
    while (lasts) {
      await Promise.race([over, this.shop.api.ended, ...(this.shop.worker ? [this.shop.worker.ended] : [])]);
      if (lasts) await this.revive();
    }
  }

  /** From now on nobody is cursed, and whoever was starts afresh. */
  async absolve(): Promise<void> {
    if (this.second) await this.killWorkers();
    await Promise.all([this.shop.api, this.shop.worker].map((process) => process && this.cursed.has(process) && process.kill()));
    if (isDead(this.shop.api)) await this.shop.startApi();
    if (this.shop.worker && isDead(this.shop.worker)) await this.shop.startWorker();
  }

  private async killWorkers(): Promise<void> {
    await Promise.all([this.shop.worker?.kill(), this.second?.kill()]);
    this.second = null;
  }

  private curse(): Record<string, string> {
    return { CRASH_AFTER: String(1 + Math.floor(this.random() * LAST_PLACE)) };
  }
}

function isDead({ child }: Started): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

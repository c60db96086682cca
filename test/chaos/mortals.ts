import { eventually, type Started } from '../support/process.js';
import type { Shop } from '../support/shop.js';

/** The most places that a mortal process comes to before it dies at one of them. */
const LAST_PLACE = 30;

/** Server and worker, which die between two awaits as the seed decides, and are started again as an operator would. */
export class Mortals {
  deaths = 0;

  constructor(private readonly shop: Shop, private readonly random: () => number) {}

  /** From its next start on, a process dies at some place it comes to. */
  async curseServer(): Promise<void> {
    await this.shop.api.kill();
    await this.shop.startApi(this.curse());
  }

  async curseWorker(): Promise<void> {
    await this.shop.worker?.kill();
    await this.shop.startWorker(this.curse());
  }

  /** A power cut. */
  async cutPower(): Promise<void> {
    await Promise.all([this.shop.api.kill(), this.shop.worker?.kill()]);
  }

  /** Whoever died lives again, and dies no more of the old curse. */
  async revive(): Promise<void> {
    if (isDead(this.shop.api)) {
      this.deaths++;
      await this.shop.startApi();
    }
    if (this.shop.worker && isDead(this.shop.worker)) {
      this.deaths++;
      await this.shop.startWorker();
    }
  }

  /** Fresh processes without a curse. */
  async absolve(): Promise<void> {
    await this.cutPower();
    await this.shop.start();
    await eventually(async () => [this.shop.api, this.shop.worker].some((process) => process !== null && isDead(process)), (dead) => !dead, 5_000, 'the shop living');
  }

  private curse(): Record<string, string> {
    return { CRASH_AFTER: String(1 + Math.floor(this.random() * LAST_PLACE)) };
  }
}

function isDead({ child }: Started): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

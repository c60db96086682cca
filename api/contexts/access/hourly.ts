import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Config } from '../../config.js';
import { hours } from '../../kernel/instant.js';

/** Work that workers repeat each hour; a failure is logged and the next hour tries again. */
export abstract class Hourly implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  protected constructor(
    protected readonly config: Config,
    private readonly log: Logger,
    private readonly failure: string,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.worker) this.timer = setInterval(() => this.attempt(), hours(1)).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  abstract sweep(): Promise<void>;

  protected attempt(): void {
    void this.sweep().catch((err: unknown) => this.log.warn({ err }, this.failure));
  }
}

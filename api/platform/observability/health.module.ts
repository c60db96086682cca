import { Controller, Get, Inject, Module, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Config } from '../../config.js';
import { Database } from '../database/database.js';
import { Public } from '../http/access.js';
import { JobQueue } from '../jobs/queue.js';
import { within } from '../patience.js';
import { CONFIG } from '../tokens.js';
import { Health, type FeedHealth } from './health.js';
import { Metrics } from './metrics.js';

interface Check {
  ok: boolean;
  why?: string;
}

interface Readiness {
  ready: boolean;
  checks: Record<'database' | 'queue' | 'feeds' | 'provider', Check>;
  feeds: Pick<FeedHealth, 'name' | 'status' | 'lagEvents' | 'lagSeconds'>[];
}

const PATIENCE_MS = 3_000;

/** Whether the shop lives and whether it can serve; for load balancers and people. */
@ApiTags('operations')
@Controller()
class HealthController {
  constructor(
    private readonly health: Health,
    private readonly metrics: Metrics,
    private readonly db: Database,
    private readonly queue: JobQueue,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The process answers. */
  @Get('v1/health')
  @Public()
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** Database, queue, feeds with their lag, and the bank. 503 when the shop cannot sell: without database, queue or a running feed. */
  @Get('v1/health/ready')
  @Public()
  async ready(@Res() reply: FastifyReply): Promise<void> {
    const feeds = await this.health.feeds().catch(() => []);
    const [database, queue, provider] = await Promise.all([
      attempt(() => this.db.query('select 1')),
      attempt(() => this.queue.failed()),
      attempt(() => fetch(this.config.transbank.url, { signal: AbortSignal.timeout(PATIENCE_MS) })),
    ]);
    const stopped = feeds.filter((feed) => feed.status === 'failed');
    const feed: Check = stopped.length === 0 ? { ok: true } : { ok: false, why: `stopped: ${stopped.map((f) => f.name).join(', ')}` };
    const report: Readiness = {
      // The bank's absence is told but does not take the shop down: the catalogue and the library need no bank.
      ready: database.ok && queue.ok && feed.ok,
      checks: { database, queue, feeds: feed, provider },
      feeds: feeds.map(({ name, status, lagEvents, lagSeconds }) => ({ name, status, lagEvents, lagSeconds })),
    };
    void reply.status(report.ready ? 200 : 503).send(report);
  }

  @Get('metrics')
  @Public()
  @ApiExcludeEndpoint()
  async prometheus(@Res() reply: FastifyReply): Promise<void> {
    void reply.type(this.metrics.registry.contentType).send(await this.metrics.registry.metrics());
  }
}

async function attempt(check: () => Promise<unknown>): Promise<Check> {
  try {
    await within(PATIENCE_MS, check());
    return { ok: true };
  } catch (error) {
    return { ok: false, why: error instanceof Error ? error.message : String(error) };
  }
}

@Module({ controllers: [HealthController] })
export class HealthModule {}

import { Controller, Get, Inject, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOkResponse, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Config } from '../../config.js';
import { Database } from '../database/database.js';
import { Public } from '../http/access.js';
import { JobQueue } from '../jobs/queue.js';
import { within } from '../patience.js';
import { CONFIG } from '../tokens.js';
import { AliveReply, ReadinessReply, type HealthCheck } from './health.dto.js';
import { Health, type FeedHealth, type Horizon } from './health.js';
import { Metrics } from './metrics.js';

const PATIENCE_MS = 3_000;
/** A write that takes longer holds up every feed and wants somebody to look. */
const HELD_UP_S = 30;

/** Whether the shop lives and whether it can serve; for load balancers and people. */
@ApiTags('operations')
@Controller()
export class HealthController {
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
  live(): AliveReply {
    return { status: 'ok' };
  }

  /** Database, queue, feeds with their lag, and the bank. 503 when the shop cannot sell: without database, queue or a running feed. */
  @Get('v1/health/ready')
  @Public()
  @ApiOkResponse({ type: ReadinessReply })
  @ApiServiceUnavailableResponse({ type: ReadinessReply })
  async ready(@Res() reply: FastifyReply): Promise<void> {
    const [feeds, horizon] = await Promise.all([this.health.feeds(), this.health.horizon()]).catch((): [FeedHealth[], Horizon] => [[], { seconds: 0, heldBy: null }]);
    const [database, queue, provider] = await Promise.all([
      attempt(() => this.db.query('select 1')),
      attempt(() => this.queue.failed()),
      attempt(() => fetch(this.config.transbank.url, { signal: AbortSignal.timeout(PATIENCE_MS) })),
    ]);
    const moving = check(feedTroubles(feeds, horizon));
    const report: ReadinessReply = {
      // The bank's absence is told but does not take the shop down: the catalogue and the library need no bank.
      ready: database.ok && queue.ok && moving.ok,
      checks: { database, queue, feeds: moving, provider },
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

function feedTroubles(feeds: readonly FeedHealth[], { seconds, heldBy }: Horizon): string[] {
  const stopped = feeds.filter((feed) => feed.status === 'failed').map((feed) => `${feed.name} stopped`);
  return seconds > HELD_UP_S ? [...stopped, `held up for ${Math.round(seconds)} s by connection ${heldBy}`] : stopped;
}

function check(troubles: readonly string[]): HealthCheck {
  return troubles.length === 0 ? { ok: true } : { ok: false, why: troubles.join('; ') };
}

async function attempt(check: () => Promise<unknown>): Promise<HealthCheck> {
  try {
    await within(PATIENCE_MS, check());
    return { ok: true };
  } catch (error) {
    return { ok: false, why: error instanceof Error ? error.message : String(error) };
  }
}

import { Controller, Get, Inject, Res, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Config } from '../../config.js';
import { WITHOUT_EFFECTS } from '../bank/bank-line.js';
import { BusinessClock } from '../clock.js';
import { Public } from '../http/access.js';
import { JobQueue } from '../jobs/queue.js';
import { within } from '../patience.js';
import { CONFIG } from '../tokens.js';
import type { FeedLag } from './health.dto.js';
import { Health, type FeedHealth, type HealthReport, type Horizon, type WorkHealth } from '../observability/health.js';
import { Metrics } from '../observability/metrics.js';
import { OperatorGuard } from './operator.guard.js';

const PATIENCE_MS = 3_000;
/** A write that takes longer holds up every feed; operators have to look. */
const HELD_UP_S = 30;

type Known = Pick<HealthReport, 'feeds' | 'horizon'> & { work: Pick<WorkHealth, 'workersBraked'> };

interface Check {
  ok: boolean;
  why?: string;
}

/** The shop's state for its operators; a load balancer reads the plain health instead. */
@ApiExcludeController()
@Controller()
@Public()
@UseGuards(OperatorGuard)
export class OperatorController {
  constructor(
    private readonly health: Health,
    private readonly metrics: Metrics,
    private readonly queue: JobQueue,
    private readonly clock: BusinessClock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Database, queue, feeds with their lag, the clock, workers that stopped charging, and the bank: always 200, since no restart would mend what is wrong. 404 without the operators' token. */
  @Get('v1/health/report')
  async report(): Promise<{
    effects: 'on' | 'off';
    checks: Record<'database' | 'queue' | 'feeds' | 'clock' | 'charges' | 'provider', Check>;
    feeds: FeedLag[];
  }> {
    const { feeds, horizon, work } = await within(PATIENCE_MS, this.health.report()).catch((): Known => ({
      feeds: [],
      horizon: { seconds: 0, heldBy: null },
      work: { workersBraked: 0 },
    }));
    const [database, queue, provider] = await Promise.all([
      attempt(() => this.health.databaseAnswers()),
      attempt(() => this.queue.answers()),
      this.config.effects
        ? attempt(() => fetch(this.config.transbank.url, { signal: AbortSignal.timeout(PATIENCE_MS) }))
        : { ok: false, why: WITHOUT_EFFECTS },
    ]);
    const clock = checkOf(
      this.clock.isTrusted ? [] : [`${Math.round(this.clock.skewMs / 1_000)} s ahead of the database`],
    );
    const charges = checkOf(
      work.workersBraked === 0 ? [] : [`workers that stopped charging until they are restarted: ${work.workersBraked}`],
    );
    return {
      effects: this.config.effects ? 'on' : 'off',
      checks: { database, queue, feeds: checkOf(feedTroubles(feeds, horizon)), clock, charges, provider },
      feeds: feeds.map(({ name, status, lagEvents, lagSeconds }) => ({ name, status, lagEvents, lagSeconds })),
    };
  }

  /** What Prometheus reads. 404 without the operators' token. */
  @Get('metrics')
  async prometheus(@Res() reply: FastifyReply): Promise<void> {
    void reply.type(this.metrics.registry.contentType).send(await this.metrics.text());
  }
}

function feedTroubles(feeds: readonly FeedHealth[], { seconds, heldBy }: Horizon): string[] {
  const stopped = feeds.filter((feed) => feed.status === 'failed').map((feed) => `${feed.name} stopped`);
  return seconds > HELD_UP_S ? [...stopped, `held up for ${Math.round(seconds)} s by connection ${heldBy}`] : stopped;
}

function checkOf(troubles: readonly string[]): Check {
  return troubles.length === 0 ? { ok: true } : { ok: false, why: troubles.join('; ') };
}

async function attempt(check: () => Promise<unknown>): Promise<Check> {
  try {
    await within(PATIENCE_MS, check());
    return { ok: true };
  } catch (error) {
    return { ok: false, why: error instanceof Error ? error.message : String(error) };
  }
}

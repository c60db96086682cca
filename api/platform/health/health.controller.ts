import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { BusinessClock } from '../clock.js';
import { Database } from '../database/database.js';
import { Public } from '../http/access.js';
import { Draining } from '../http/draining.js';
import { within } from '../patience.js';
import { AliveReply, ReadinessReply } from './health.dto.js';

const PATIENCE_MS = 3_000;

/** Whether this process lives and whether it takes requests; for load balancers. */
@ApiTags('operations')
@Controller()
export class HealthController {
  constructor(
    private readonly db: Database,
    private readonly draining: Draining,
    private readonly clock: BusinessClock,
  ) {}

  /** Answers while the process runs. */
  @Get('v1/health')
  @Public()
  live(): AliveReply {
    return { status: 'ok' };
  }

  /**
   * Returns whether this process accepts requests: its database answers and both clocks agree. 503 if not, and during
   * shutdown.
   */
  @Get('v1/health/ready')
  @Public()
  @ApiOkResponse({ type: ReadinessReply })
  @ApiServiceUnavailableResponse({ type: ReadinessReply })
  async ready(@Res() reply: FastifyReply): Promise<void> {
    const ready =
      !this.draining.hasBegun &&
      this.clock.isTrusted &&
      (await within(PATIENCE_MS, this.db.query('select 1')).then(
        () => true,
        () => false,
      ));
    void reply.status(ready ? 200 : 503).send({ ready } satisfies ReadinessReply);
  }
}

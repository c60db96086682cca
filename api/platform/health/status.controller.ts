import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { BusinessClock } from '../clock.js';
import { Public } from '../http/access.js';
import { within } from '../patience.js';
import { StatusReply } from './health.dto.js';
import { Health } from '../observability/health.js';
import { statusOf } from './status.js';

const PATIENCE_MS = 3_000;

/** What works, for visitors. */
@ApiTags('operations')
@Controller('v1/status')
export class StatusController {
  constructor(
    private readonly health: Health,
    private readonly clock: BusinessClock,
  ) {}

  /** Returns whether shop, payments, library and mails work, from the health checks. */
  @Get()
  @Public()
  async read(): Promise<StatusReply> {
    const report = await within(PATIENCE_MS, this.health.report()).catch(() => null);
    return { checkedAt: this.clock.now(), parts: statusOf(report) };
  }
}

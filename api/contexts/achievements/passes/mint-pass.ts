import { randomBytes } from 'node:crypto';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { later, type Instant } from '../../../kernel/instant.js';
import type { Ids } from '../../../kernel/ports.js';
import { BusinessClock } from '../../../platform/clock.js';
import { Problem } from '../../../platform/http/problem.js';
import { IDS } from '../../../platform/tokens.js';
import { ReportRights } from './report-rights.js';
import { PASS_LENGTH, PASS_LIFETIME, passFrom } from './pass.rules.js';
import { Passes } from './passes.js';

/** With a few open passes two never begin alike; with many, another draw helps. */
const DRAWS = 8;

/** Gives a person a code for one game; their code before ends. */
export class MintPass extends Command<{ code: string; expiresAt: Instant }> {
  /** @throws Problem 403 `achievements-not-entitled` for a game that they may not play. */
  constructor(
    readonly personId: string,
    readonly gameId: string,
  ) {
    super();
  }
}

@CommandHandler(MintPass)
export class MintPassHandler implements ICommandHandler<MintPass> {
  constructor(
    private readonly rights: ReportRights,
    private readonly passes: Passes,
    private readonly clock: BusinessClock,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  async execute({ personId, gameId }: MintPass): Promise<{ code: string; expiresAt: Instant }> {
    await this.rights.require(personId, gameId);
    const now = this.clock.now();
    const end = later(now, PASS_LIFETIME);
    for (let draw = 0; draw < DRAWS; draw++) {
      const code = passFrom(randomBytes(PASS_LENGTH));
      if (await this.passes.keep({ id: this.ids.next(), personId, gameId }, code, { now, end }))
        return { code, expiresAt: end };
    }
    throw new Problem(503, 'try-again');
  }
}

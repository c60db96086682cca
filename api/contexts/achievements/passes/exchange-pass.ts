import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { instant, type Instant } from '../../../kernel/instant.js';
import { BusinessClock } from '../../../platform/clock.js';
import { Problem } from '../../../platform/http/problem.js';
import { Throttle } from '../../access/index.js';
import { ReportRights } from './report-rights.js';
import { Connecting, type ConnectedTicket } from './connecting.js';
import { readPass, stateOf } from './pass.rules.js';
import { Passes, type Pass } from './passes.js';

/** Turns a code that a person typed into a downloaded game into the ticket of that game. */
export class ExchangePass extends Command<ConnectedTicket> {
  /** @throws Problem 404 `pass-unknown` for a code that is wrong, over, used or of another game, 429 after too many wrong ones. */
  constructor(
    readonly typed: string,
    readonly slug: string,
    readonly network: string,
    /** What the person calls the computer; null where the game does not say. */
    readonly device: string | null,
  ) {
    super();
  }
}

@CommandHandler(ExchangePass)
export class ExchangePassHandler implements ICommandHandler<ExchangePass> {
  constructor(
    private readonly clock: BusinessClock,
    private readonly throttle: Throttle,
    private readonly passes: Passes,
    private readonly rights: ReportRights,
    private readonly connecting: Connecting,
  ) {}

  async execute({ typed, slug, network, device }: ExchangePass): Promise<ConnectedTicket> {
    const now = this.clock.now();
    const code = readPass(typed);
    const [pass, gameId] = await Promise.all([code && this.passes.named(code), this.rights.gameOf(slug)]);
    // Tries at an open pass count for its person too: a new code gives who guesses no new tries.
    const account = pass && isOpen(pass, now) ? pass.personId : typed;
    await this.throttle.spend('pass', account, network);
    const isRight = code && pass && pass.gameId === gameId && (await this.passes.attempt(pass.id, code, now));
    if (!isRight) throw new Problem(404, 'pass-unknown');

    await this.throttle.giveBack('pass', account, network);
    await this.rights.require(pass.personId, pass.gameId);
    return this.connecting.connect(pass.personId, pass.gameId, device, now);
  }
}

function isOpen({ tries, isUsed, expiresAt }: Pass, now: Instant): boolean {
  return stateOf({ tries, isUsed, expiresAt: instant(expiresAt) }, now) === 'open';
}

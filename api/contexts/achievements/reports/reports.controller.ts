import { Body, Controller, Headers, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { instant } from '../../../kernel/instant.js';
import { AlsoForPupils, Caller, ForSignedIn, Public, type SignedIn } from '../../../platform/http/access.js';
import { CallerNetwork } from '../../access/index.js';
import { ExchangePass } from '../passes/exchange-pass.js';
import { ExchangedPassReply, ExchangePassRequest } from '../passes/passes.dto.js';
import { Players } from '../passes/players.js';
import { Reporters } from './reporters.js';
import { ReportProgress, type Reporter } from './report-progress.js';
import {
  BridgeReportsRequest,
  ReportsReply,
  ServerReportsRequest,
  TicketReportsRequest,
  type ReportRequest,
} from './reports.dto.js';

/** Where games report what people earn: by the player in the browser, by downloaded games, by servers of developers. */
@ApiTags('achievements')
@Controller('v1')
export class ReportsController {
  constructor(
    private readonly reporters: Reporters,
    private readonly players: Players,
    private readonly commands: CommandBus,
  ) {}

  /**
   * Takes what a game in the browser reports of the caller. Never goes back: of two values the larger counts, however late one comes.
   * 403 `achievements-not-entitled`; 404 `play-ticket-unknown`; 429 `achievements-too-fast` with `retryAfterSeconds`.
   */
  @Post('play/:slug/achievements')
  @HttpCode(200)
  @ForSignedIn()
  @AlsoForPupils()
  @ApiBearerAuth()
  async fromBrowser(
    @Param('slug') slug: string,
    @Body() { ticket, reports }: BridgeReportsRequest,
    @Caller() { userId }: SignedIn,
  ): Promise<ReportsReply> {
    return this.take(await this.reporters.ofPlayTicket(ticket, slug, userId), reports);
  }

  /**
   * Takes what a downloaded game reports, also what it kept while it was offline. 401 `game-ticket-unknown`: the person needs a new code;
   * 403 `achievements-not-entitled`: the game is not theirs any more; 429 `achievements-too-fast` with `retryAfterSeconds`.
   */
  @Post('achievements/reports')
  @HttpCode(200)
  @Public()
  async fromDownload(@Body() { ticket, reports }: TicketReportsRequest): Promise<ReportsReply> {
    return this.take(await this.reporters.ofGameTicket(ticket), reports);
  }

  /**
   * Takes what the server of a developer reports, with the key of the game as its bearer token. 401 `server-key-unknown`; 403
   * `achievements-not-entitled`; 404 `player-unknown`; 429 `achievements-too-fast` with `retryAfterSeconds`.
   */
  @Post('achievements/server-reports')
  @HttpCode(200)
  @Public()
  @ApiBearerAuth('server-key')
  async fromServer(
    @Body() { playerId, reports }: ServerReportsRequest,
    @Headers('authorization') authorization?: string,
  ): Promise<ReportsReply> {
    const id = playerId.toLowerCase();
    return this.take(await this.reporters.ofServerKey(authorization, id), reports, id);
  }

  /**
   * Gives a downloaded game its ticket for a code that a person typed. A code works once, for two minutes and five tries. 404
   * `pass-unknown`; 403 `achievements-not-entitled`; 429 after too many wrong codes, with `retryAfterSeconds`.
   */
  @Post('achievements/passes/exchange')
  @HttpCode(200)
  @Public()
  async exchange(
    @Body() { code, game, device }: ExchangePassRequest,
    @CallerNetwork() network: string,
  ): Promise<ExchangedPassReply> {
    const exchange = new ExchangePass(code, game, network, device ?? null);
    const { ticket, expiresAt, personId, gameId } = await this.commands.execute(exchange);
    return { ticket, expiresAt: new Date(expiresAt), playerId: await this.players.idOf(personId, gameId) };
  }

  private async take(by: Reporter, reports: ReportRequest[], known?: string): Promise<ReportsReply> {
    const reported = reports.map(({ key, value, unlock, at }) => ({
      key,
      value: unlock ? null : (value ?? NaN),
      at: at === undefined || at === null ? null : instant(new Date(at)),
    }));
    const results = await this.commands.execute(new ReportProgress(by, reported));
    const playerId = known ?? (await this.players.idOf(by.personId, by.gameId));
    return {
      results: results.map(({ unlockedAt, ...result }) => ({
        ...result,
        unlockedAt: unlockedAt ? new Date(unlockedAt) : null,
      })),
      playerId,
    };
  }
}

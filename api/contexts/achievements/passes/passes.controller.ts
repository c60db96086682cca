import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { PASS_LIFETIME, stateOf } from './pass.rules.js';
import { BusinessClock } from '../../../platform/clock.js';
import { Caller, ForSignedIn, type SignedIn } from '../../../platform/http/access.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { CallerNetwork, Throttle } from '../../access/index.js';
import { Devices, type ConnectedGame } from './devices.js';
import { MintPass } from './mint-pass.js';
import { ConnectionsReply, MintedPassReply, MintPassRequest, PassReply } from './passes.dto.js';
import { Passes } from './passes.js';

/** Codes with which a person connects a downloaded game, and the games that are connected. */
@ApiTags('achievements')
@ApiBearerAuth()
@ForSignedIn()
@Controller('v1/achievements')
export class PassesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly throttle: Throttle,
    private readonly passes: Passes,
    private readonly devices: Devices,
    private readonly clock: BusinessClock,
  ) {}

  /**
   * Returns a code that connects a downloaded game, once and within two minutes; the caller's code before ends. 403
   * `achievements-not-entitled` for a game that the caller may not play, 429 after thirty codes in an hour.
   */
  @Post('passes')
  async mint(
    @Body() { gameId }: MintPassRequest,
    @Caller() { userId }: SignedIn,
    @CallerNetwork() network: string,
  ): Promise<MintedPassReply> {
    await this.throttle.spend('pass-mint', userId, network);
    const { code, expiresAt } = await this.commands.execute(new MintPass(userId, gameId.toLowerCase()));
    return { code, expiresAt: new Date(expiresAt), secondsLeft: PASS_LIFETIME / 1_000 };
  }

  /** Returns what became of the caller's latest code. */
  @Get('passes/latest')
  async latest(@Caller() { userId }: SignedIn): Promise<PassReply> {
    const pass = await this.passes.of(userId);
    if (!pass) return { state: 'none' };
    return { state: stateOf({ ...pass, expiresAt: pass.expiresAt.toISOString() }, this.clock.now()) };
  }

  /** Lists the downloaded games that report for the caller, newest first. */
  @Get('connections')
  async connections(@Caller() { userId }: SignedIn): Promise<ConnectionsReply> {
    return { connections: (await this.devices.of(userId)).map(replyOf) };
  }

  /** Ends the ticket of a connected game at once and returns those that are left. 404 `connection-unknown`. */
  @Delete('connections/:connectionId')
  @HttpCode(200)
  async disconnect(
    @Param('connectionId', new IdPipe('connection-unknown')) connectionId: string,
    @Caller() { userId }: SignedIn,
  ): Promise<ConnectionsReply> {
    await this.devices.disconnect(userId, connectionId);
    return { connections: (await this.devices.of(userId)).map(replyOf) };
  }
}

function replyOf({ id, gameId, slug, title, device, createdAt, lastUsedAt }: ConnectedGame) {
  return { id, game: { id: gameId, slug, title }, device, createdAt, lastUsedAt };
}

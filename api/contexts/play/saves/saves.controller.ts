import { Body, Controller, Get, Param, Put, Query, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { isUuid } from '../../../kernel/ids.js';
import { instant } from '../../../kernel/instant.js';
import { AlsoForPupils, Caller, ForSignedIn, type SignedIn } from '../../../platform/http/access.js';
import { AnyTextBody } from '../../../platform/http/body-limit.js';
import { Problem } from '../../../platform/http/problem.js';
import { PlayRights } from '../tickets/play-rights.js';
import { SaveGame } from './save-game.js';
import { SavedGameReply, SaveGameRequest, SavesReply, SaveVersionReply } from './saves.dto.js';
import { Saves, type StoredSave } from './saves.js';
import { SAVE_BYTES } from './saves.rules.js';

const SLOT = /^[a-z0-9_-]{1,40}$/;
/** A sign may take six in JSON. */
const BODY_BYTES = 6 * SAVE_BYTES + 1_000;

/** Saved games in the cloud: the ten latest versions per person and game. */
@ApiTags('play')
@ApiBearerAuth()
@Controller('v1/play/:slug/saves')
export class SavesController {
  constructor(
    private readonly saves: Saves,
    private readonly rights: PlayRights,
    private readonly commands: CommandBus,
  ) {}

  /** Lists the caller's saved versions of a game, newest first. 403 `play-not-entitled`, `play-taken-down`; 404 `game-not-found`. */
  @Get()
  @ForSignedIn()
  @AlsoForPupils()
  async list(@Param('slug') slug: string, @Caller() caller: SignedIn): Promise<SavesReply> {
    const versions = await this.saves.versionsOf(caller.userId, await this.rights.playableGame(caller.userId, slug));
    return { versions: versions.map(replyOf) };
  }

  /** Returns the newest version of a slot, or the one named by `version`. 403 `play-not-entitled`, `play-taken-down`; 404 `game-not-found`, `save-not-found`. */
  @Get(':slot')
  @ForSignedIn()
  @AlsoForPupils()
  @ApiQuery({ name: 'version', required: false, description: 'Id of an older version.' })
  async read(
    @Param('slug') slug: string,
    @Param('slot') slot: string,
    @Caller() caller: SignedIn,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Query('version') version?: string,
  ): Promise<SavedGameReply> {
    const gameId = await this.rights.playableGame(caller.userId, slug);
    if (!SLOT.test(slot) || (version !== undefined && !isUuid(version))) throw new Problem(404, 'save-not-found');
    const save = await this.saves.read(caller.userId, gameId, slot, version ?? null);
    if (!save) throw new Problem(404, 'save-not-found');
    // Other answers name pictures and people for their readers; what a game kept is not ours to read.
    reply.type('application/json; charset=utf-8').serializer(JSON.stringify);
    return { ...replyOf(save), data: save.data };
  }

  /**
   * Saves a game. `slot`: small letters, digits, `_` and `-`, at most 40; at most ten slots a game. Saving the same again adds no version.
   * 403 `play-not-entitled` without the right to play, `play-taken-down`; 404 `game-not-found`; 409 `save-conflict` when another device saved in this slot since `after`, `save-slots-full`; 413 `save-too-large`; 422 for a slot or time that cannot be read.
   */
  @Put(':slot')
  @ForSignedIn()
  @AlsoForPupils()
  @AnyTextBody(BODY_BYTES)
  async save(
    @Param('slug') slug: string,
    @Param('slot') slot: string,
    @Body() { data, deviceTime, after }: SaveGameRequest,
    @Caller() caller: SignedIn,
  ): Promise<SaveVersionReply> {
    if (!SLOT.test(slot))
      throw new Problem(422, 'invalid-request', { errors: [{ path: 'slot', msg: 'must be a slot' }] });
    const at = deviceTime ? instant(new Date(deviceTime)) : null;
    return replyOf(
      await this.commands.execute(new SaveGame(caller.userId, slug, { slot, data, deviceTime: at, after })),
    );
  }
}

function replyOf({ id, slot, size, savedAt, deviceTime }: StoredSave): SaveVersionReply {
  return { id, slot, size, savedAt, deviceTime };
}

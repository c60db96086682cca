import { Controller, Get, Param } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Caller, ForSignedIn, type SignedIn } from '../../platform/http/access.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { Problem } from '../../platform/http/problem.js';
import { LibraryReply, PlayAccessReply, type LibraryEntry } from './library.dto.js';
import { LibraryQueries, LibraryRows, PlanGamesQueries } from './library.queries.js';

@ApiTags('library')
@ApiBearerAuth()
@Controller('v1/library')
export class LibraryController {
  constructor(
    private readonly queries: LibraryQueries,
    private readonly plan: PlanGamesQueries,
    private readonly rows: LibraryRows,
  ) {}

  /** Lists the games the caller may play, owned or by a plan: last played first. Also their devices and saved filters. */
  @Get()
  @ForSignedIn()
  async library(@Caller() caller: SignedIn): Promise<LibraryReply> {
    const [owned, lent, devices, presets] = await Promise.all([
      this.queries.libraryOf(caller.userId),
      this.plan.libraryOf(caller.userId),
      this.rows.devicesOf(caller.userId),
      this.rows.presetsOf(caller.userId),
    ]);
    return { entries: lastPlayedFirst([...owned, ...lent]), devices, presets };
  }

  /** Returns whether the caller may play a game now, why and until when. 404 `game-not-found`. */
  @Get(':gameId/access')
  @ForSignedIn()
  async access(
    @Param('gameId', new IdPipe('game-not-found')) gameId: string,
    @Caller() caller: SignedIn,
  ): Promise<PlayAccessReply> {
    const inPlan = await this.plan.isInPlan(gameId);
    if (inPlan === null) throw new Problem(404, 'game-not-found');
    const owned = await this.queries.entry(caller.userId, gameId);
    if (owned && !owned.takenDown)
      return { gameId, playable: true, because: owned.because, until: null, renews: false, inPlan };
    const access = inPlan ? await this.plan.accessOf(caller.userId) : null;
    if (!access) return { gameId, playable: false, because: null, until: null, renews: false, inPlan };
    return { gameId, playable: true, because: 'plan', until: access.until, renews: access.renews, inPlan };
  }
}

/** Games never played stay in their order, behind the others. */
function lastPlayedFirst(entries: LibraryEntry[]): LibraryEntry[] {
  const playedAt = ({ lastPlayedAt }: LibraryEntry): number => lastPlayedAt?.getTime() ?? 0;
  return entries.sort((one, other) => playedAt(other) - playedAt(one));
}

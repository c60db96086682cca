import { Controller, Get, Param } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import {
  AlsoForPupils,
  Caller,
  ForSignedIn,
  OptionallySignedIn,
  type SignedIn,
} from '../../../platform/http/access.js';
import { Problem } from '../../../platform/http/problem.js';
import { CatalogQueries } from '../../catalog/index.js';
import { AchievementViews } from './achievement-views.js';
import { AchievementsReply, OwnAchievementsReply } from './views.dto.js';

/** What can be earned in games, and what the caller has earned. Nothing here is told of other people. */
@ApiTags('achievements')
@Controller('v1')
export class AchievementsController {
  constructor(
    private readonly views: AchievementViews,
    private readonly catalog: CatalogQueries,
  ) {}

  /**
   * Lists the achievements of a game, with the caller's progress if a session is sent. Secret ones come without name, text, target and
   * icon until the caller has earned them. 404 if the game is not on sale.
   */
  @Get('games/:idOrSlug/achievements')
  @OptionallySignedIn()
  @AlsoForPupils()
  async ofGame(@Param('idOrSlug') idOrSlug: string, @Caller() caller?: SignedIn): Promise<AchievementsReply> {
    const game = await this.catalog.card(idOrSlug);
    if (!game) throw new Problem(404, 'game-unknown');
    const { id, slug, title } = game;
    return { game: { id, slug, title }, ...(await this.views.of(game.id, caller?.userId ?? null)) };
  }

  /**
   * Lists the games in which the caller has earned or begun something, what was earned last and what is nearest. Icon, rarity and
   * secrets are as on the list of the game.
   */
  @Get('achievements')
  @ForSignedIn()
  @ApiBearerAuth()
  async own(@Caller() { userId }: SignedIn): Promise<OwnAchievementsReply> {
    const [games, latest, underWay] = await Promise.all([
      this.views.gamesOf(userId),
      this.views.latestOf(userId),
      this.views.underWayOf(userId),
    ]);
    return { unlocked: games.reduce((sum, { unlocked }) => sum + unlocked, 0), games, latest, underWay };
  }
}

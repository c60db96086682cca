import { Body, Controller, Get, Param, Put, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CatalogEditor, type EditableGame } from '../../contexts/catalog/index.js';
import { isUuid } from '../../kernel/ids.js';
import { Caller, Correlation, Needs, type SignedIn } from '../../platform/http/access.js';
import { BodyLimit } from '../../platform/http/body-limit.js';
import { sendRange, ids, readListQuery, text } from '../../platform/http/list-query.js';
import { Problem } from '../../platform/http/problem.js';
import { ChangeGameRequest, EditableGameReply } from './games.dto.js';
import { ListRequest } from '../../platform/http/list.dto.js';
import { Staff } from '../../contexts/staff/index.js';

/** Descriptions and teaching points of full length in both languages, each letter escaped. */
const LARGEST_GAME = 327_680;
const GAMES_LIST = { filters: { id: ids, q: text }, sorts: ['title', 'price', 'releasedOn', 'slug'] } as const;

@ApiTags('console')
@ApiBearerAuth()
@Controller('v1/admin/games')
export class GamesResource {
  constructor(
    private readonly catalog: CatalogEditor,
    private readonly staff: Staff,
  ) {}

  /** Lists games, including those not on sale. */
  @Get()
  @Needs('game:read')
  async list(
    @Query() query: ListRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EditableGameReply[]> {
    const { filter, sort, descending, offset, limit } = readListQuery(query, GAMES_LIST);
    if (filter.id) {
      const named = (await Promise.all(filter.id.map((id) => this.catalog.one(id)))).filter((game) => game !== null);
      return sendRange(reply, 'games', { offset: 0 }, { rows: named, total: named.length }).map(replyOf);
    }
    const page = await this.catalog.list({
      filter: { q: filter.q },
      sort: [sort, descending ? 'DESC' : 'ASC'],
      range: [offset, offset + limit - 1],
    });
    return sendRange(reply, 'games', { offset }, page).map(replyOf);
  }

  /** Returns a game with all its texts. 404 for an unknown game. */
  @Get(':id')
  @Needs('game:read')
  async one(@Param('id') id: string): Promise<EditableGameReply> {
    const game = isUuid(id) ? await this.catalog.one(id) : null;
    if (!game) throw new Problem(404, 'game-unknown');
    return replyOf(game);
  }

  /**
   * Changes a game. Price and sale status are recorded with their author. 404 for an unknown game, 413 above 320 kB,
   * 422 for invalid values.
   */
  @Put(':id')
  @Needs('game:write')
  @BodyLimit(LARGEST_GAME)
  async change(
    @Param('id') id: string,
    @Body() change: ChangeGameRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<EditableGameReply> {
    if (!isUuid(id)) throw new Problem(404, 'game-unknown');
    if (change.grades && change.grades.to < change.grades.from) {
      throw new Problem(422, 'invalid-request', {
        errors: [{ path: 'grades.to', msg: 'must not be lower than the first grade' }],
      });
    }
    return replyOf(await this.catalog.update(id, change, this.staff.context(caller, correlation)));
  }
}

function replyOf(game: EditableGame): EditableGameReply {
  const {
    id,
    slug,
    title,
    summary,
    description,
    teaches,
    subjects,
    grades,
    ageRating,
    platforms,
    languages,
    releasedOn,
    cover,
    inPlan,
    developer,
    price,
    listed,
  } = game;
  return {
    id,
    slug,
    title,
    summary,
    description,
    teaches,
    subjects,
    grades,
    ageRating,
    platforms,
    languages,
    releasedOn,
    cover,
    inPlan,
    developer,
    price,
    listed,
  };
}

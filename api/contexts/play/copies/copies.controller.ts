import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Caller, ForSignedIn, type SignedIn } from '../../../platform/http/access.js';
import { KEEPER_PAGE } from '../hosts/game-addresses.rules.js';
import { TicketReplies } from '../hosts/ticket-replies.js';
import { GameCopyReply } from './copies.dto.js';
import { CopyGame } from './copy-game.js';

/** Games kept in a browser for a time without a connection. */
@ApiTags('play')
@ApiBearerAuth()
@Controller('v1/play')
export class CopiesController {
  constructor(
    private readonly replies: TicketReplies,
    private readonly commands: CommandBus,
  ) {}

  /**
   * Returns what the caller's browser needs to keep the released game: its files, where they lie, and until when the copy is good.
   * 403 `play-not-entitled`, `play-taken-down`; 404 `game-not-found`, `play-no-build`; 409 `play-copy-limited` where a guardian limits the time.
   */
  @Post(':slug/copy')
  @HttpCode(200)
  @ForSignedIn()
  async copy(@Param('slug') slug: string, @Caller() { userId }: SignedIn): Promise<GameCopyReply> {
    const { issued, manifest, goodUntil } = await this.commands.execute(new CopyGame(slug, userId));
    const ticket = this.replies.of(issued);
    const files = [...manifest.files.values()];
    return {
      ticket,
      keeperUrl: ticket.frameOrigin + KEEPER_PAGE,
      files: files.map(({ path, size, sha256 }) => ({ path, bytes: size, sha256 })),
      pages: manifest.engine ? [''] : files.filter(({ type }) => type.startsWith('text/html')).map(({ path }) => path),
      goodUntil: new Date(goodUntil),
    };
  }
}

import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Caller, ForSignedIn, type SignedIn } from '../../platform/http/access.js';
import { LibraryReply } from './library.dto.js';
import { LibraryQueries } from './library.queries.js';

@ApiTags('library')
@ApiBearerAuth()
@Controller('v1/library')
export class LibraryController {
  constructor(private readonly library: LibraryQueries) {}

  /** The caller's games, the latest first. 401 without a session. */
  @Get()
  @ForSignedIn()
  async shelf(@Caller() caller: SignedIn): Promise<LibraryReply> {
    return { entries: await this.library.shelfOf(caller.userId) };
  }
}

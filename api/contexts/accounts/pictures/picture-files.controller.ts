import { Controller, Get, Header, Inject, Param, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { PUBLIC_FILES, type FileStore } from '../../../platform/files/file-store.js';
import { Public } from '../../../platform/http/access.js';
import { Problem } from '../../../platform/http/problem.js';
import { fileOf, SIDES } from './picture.rules.js';

/** Files, not calls: they stand beside the contract like the pictures of the games. */
@ApiExcludeController()
@Controller('media/people')
export class PictureFilesController {
  constructor(@Inject(PUBLIC_FILES) private readonly files: FileStore) {}

  /** A profile picture of 64, 192 or 512 pixels. A name never gets another picture, so browsers may cache it. */
  @Get(':name/:file')
  @Public()
  @Header('cache-control', 'private, max-age=31536000, immutable')
  @Header('content-security-policy', "default-src 'none'; sandbox")
  async picture(@Param('name') name: string, @Param('file') file: string): Promise<StreamableFile> {
    const side = SIDES.find((known) => file === `${known}.webp`);
    const found = side && /^[\w-]{22}$/.test(name) ? await this.files.read(fileOf(name, side)) : null;
    if (!found) throw new Problem(404, 'not-found');
    return new StreamableFile(found.content, { type: 'image/webp', length: found.size });
  }
}

import { randomBytes } from 'node:crypto';
import { Controller, Get, Inject, Injectable, Param, Res, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { type FileStore, PUBLIC_FILES } from '../../../platform/files/file-store.js';
import { Public } from '../../../platform/http/access.js';
import { Problem } from '../../../platform/http/problem.js';
import { PictureMaker } from '../../accounts/index.js';

const SIZE = { width: 128, height: 128 };

const fileOf = (name: string): string => `achievements/${name}`;
export const iconAddress = (name: string | null): string | null => name && `/media/achievements/${name}`;

/** Pictures of achievements, encoded again. Names are random, so that of a secret one cannot be guessed. */
@Injectable()
export class Icons {
  constructor(
    private readonly maker: PictureMaker,
    @Inject(PUBLIC_FILES) private readonly files: FileStore,
  ) {}

  /** @returns the name of the stored picture. @throws Problem 413 or 422 for what is no picture. */
  async keep(bytes: Buffer): Promise<string> {
    const content = await this.maker.cut(bytes, SIZE);
    const name = `${randomBytes(16).toString('hex')}.webp`;
    await this.files.put(fileOf(name), content, 'image/webp');
    return name;
  }

  /** A picture that no achievement shows any more. */
  async drop(name: string | null): Promise<void> {
    if (name) await this.files.delete(fileOf(name));
  }
}

/** Files, not calls: they stand beside the contract like the pictures of the games. */
@ApiExcludeController()
@Controller('media/achievements')
export class IconsController {
  constructor(@Inject(PUBLIC_FILES) private readonly files: FileStore) {}

  @Get(':file')
  @Public()
  async file(@Param('file') file: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<StreamableFile> {
    const found = /^[0-9a-f]{32}\.webp$/.test(file) ? await this.files.read(fileOf(file)) : null;
    if (!found) throw new Problem(404, 'not-found');
    void reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox");
    return new StreamableFile(found.content, { type: 'image/webp', length: found.size });
  }
}

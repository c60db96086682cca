import { Controller, Get, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../../platform/http/access.js';
import { Problem } from '../../../platform/http/problem.js';
import { sizedPictureAt } from './sized-picture.rules.js';
import { SizedPictures } from './sized-pictures.js';

const FOLDER = '/media/sized/';

/** Files, not calls: they stand beside the contract like the pictures that they are made of. */
@ApiExcludeController()
@Controller(FOLDER)
export class SizedPicturesController {
  constructor(private readonly pictures: SizedPictures) {}

  /**
   * A picture of a game in one of the known widths, as AVIF or WebP: `/media/sized/studios/<name>.webp/320.avif`.
   * 307 to the stored picture while it cannot be made; 404 for other widths, formats and pictures.
   */
  @Get(['studios/:file/:size', 'games/:slug/:file/:size'])
  @Public()
  async picture(
    @Req() { url, ip }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    const picture = sizedPictureAt(url.split('?', 1).join().slice(FOLDER.length));
    const found = picture && (await this.pictures.find(picture, ip));
    if (!found) throw new Problem(404, 'not-found');
    if (found === 'later') {
      void reply.status(307).header('location', `/media/${picture.source}`).header('cache-control', 'no-store');
      return undefined;
    }
    void reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox");
    return new StreamableFile(found.content, { type: `image/${picture.format}`, length: found.size });
  }
}

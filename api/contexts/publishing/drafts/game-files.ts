import { randomBytes } from 'node:crypto';
import { Controller, Get, Inject, Injectable, Param, Res, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Database } from '../../../platform/database/database.js';
import { type FileStore, PUBLIC_FILES } from '../../../platform/files/file-store.js';
import { Public } from '../../../platform/http/access.js';
import { Problem } from '../../../platform/http/problem.js';
import { PictureMaker } from '../../accounts/index.js';

export const FILE_KINDS = ['cover', 'screenshot', 'guide'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** In pixels; the shop shows covers three by four and screenshots wide. */
const SIZES = { cover: { width: 600, height: 800 }, screenshot: { width: 1280, height: 720 } };
const MOST_GUIDE_BYTES = 8 * 1_048_576;
/** Replaced pictures stay for revisions that still show them; so many in all. */
const MOST_FILES = 200;

const fileOf = (name: string): string => `studios/${name}`;
/** Pictures of the demonstration lie elsewhere and are named by their address. */
export const fileAddress = (name: string): string => (name.startsWith('/') ? name : `/media/studios/${name}`);

/** Pictures and guides of drafts. Names are random and never get another content. */
@Injectable()
export class GameFiles {
  constructor(
    private readonly db: Database,
    private readonly maker: PictureMaker,
    @Inject(PUBLIC_FILES) private readonly files: FileStore,
  ) {}

  /** @returns the name of the stored file. @throws Problem 413 or 422 for what is no picture or no PDF. */
  async keep(gameId: string, kind: FileKind, bytes: Buffer): Promise<string> {
    const content = kind === 'guide' ? checkedGuide(bytes) : await this.maker.cut(bytes, SIZES[kind]);
    const name = `${randomBytes(16).toString('hex')}.${kind === 'guide' ? 'pdf' : 'webp'}`;
    const noted = await this.db.query(
      `insert into publishing.files (name, game_id, kind, created_at) select $1, $2, $3, now()
        where (select count(*) from publishing.files where game_id = $2) < ${MOST_FILES} returning name`,
      [name, gameId, kind],
    );
    if (noted.length === 0) throw new Problem(409, 'game-files-too-many');
    await this.files.put(fileOf(name), content, kind === 'guide' ? 'application/pdf' : 'image/webp');
    return name;
  }
}

function checkedGuide(bytes: Buffer): Buffer {
  if (bytes.length > MOST_GUIDE_BYTES) throw new Problem(413, 'guide-too-large');
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Problem(422, 'guide-not-pdf');
  return bytes;
}

/** Files, not calls: they stand beside the contract like the pictures of the games. */
@ApiExcludeController()
@Controller('media/studios')
export class GameFilesController {
  constructor(@Inject(PUBLIC_FILES) private readonly files: FileStore) {}

  /** A picture or guide of a game. PDFs are downloaded, never shown inside the shop's pages. */
  @Get(':file')
  @Public()
  async file(@Param('file') file: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<StreamableFile> {
    const found = /^[0-9a-f]{32}\.(webp|pdf)$/.test(file) ? await this.files.read(fileOf(file)) : null;
    if (!found) throw new Problem(404, 'not-found');
    const isGuide = file.endsWith('.pdf');
    void reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('content-disposition', isGuide ? 'attachment; filename="guia.pdf"' : 'inline');
    return new StreamableFile(found.content, { type: isGuide ? 'application/pdf' : 'image/webp', length: found.size });
  }
}

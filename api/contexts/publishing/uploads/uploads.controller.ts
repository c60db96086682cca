import { Controller, Head, HttpCode, Inject, Param, Patch, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiHeader, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PRIVATE_FILES, type FileStore } from '../../../platform/files/file-store.js';
import {
  AlsoForTools,
  Caller,
  Correlation,
  correlationOf,
  ForSignedIn,
  type SignedIn,
} from '../../../platform/http/access.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Problem } from '../../../platform/http/problem.js';
import { LIMITS } from '../archives/archive-limits.rules.js';
import { GameAccess } from '../builds/game-access.js';
import { FinishUpload } from './finish-upload.js';
import { readUploadedBuild } from './upload-metadata.rules.js';
import { UploadServer } from './upload-server.js';
import { uploadKey, Uploads, type Upload } from './uploads.js';

const VERSION = '1.0.0';
const BYTES = 'application/offset+octet-stream';
const OFFSET = /^\d{1,15}$/;

const NO_SIZE = { path: 'upload-length', msg: 'must be the size in bytes' };

@ApiTags('publishing')
@ApiBearerAuth()
@ForSignedIn()
@ApiHeader({ name: 'tus-resumable', required: true, schema: { type: 'string', enum: [VERSION] } })
@Controller('v1/developer/uploads')
export class UploadsController {
  constructor(
    private readonly uploads: Uploads,
    private readonly server: UploadServer,
    private readonly access: GameAccess,
    private readonly commands: CommandBus,
    @Inject(PRIVATE_FILES) private readonly files: FileStore,
  ) {}

  /**
   * Begins an upload by the tus protocol 1.0.0. `Upload-Length` is the size of the file, `Upload-Metadata` names `gameId`,
   * `kind` (`web` or `download`), `platform` (of a download), `version` and `filename`. Answers the address of the upload,
   * whose id is also the id of its build. 404 `game-unknown` for a game of another studio, 403 `developer-role` for readers,
   * 413 `upload-too-large`, 422 `upload-metadata` or `upload-version`, 429 `uploads-used-up` after 20 GB or 60 uploads of a studio in a day.
   */
  @AlsoForTools()
  @Post()
  @HttpCode(201)
  @ApiHeader({ name: 'upload-length', required: true, schema: { type: 'string' } })
  @ApiHeader({ name: 'upload-metadata', required: true, schema: { type: 'string' } })
  @ApiResponse({
    status: 201,
    description: 'Begun.',
    headers: { location: { schema: { type: 'string' }, description: 'Its address.' } },
  })
  async begin(@Caller() caller: SignedIn, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    checkProtocol(request);
    const { 'upload-length': length, 'upload-metadata': metadata } = request.headers;
    const build = readUploadedBuild(String(metadata ?? ''));
    if ('wrong' in build)
      throw new Problem(422, build.wrong === 'version' ? 'upload-version' : 'upload-metadata', {
        errors: [{ path: build.wrong, msg: 'is missing or has another form' }],
      });
    const size = /^\d{1,12}$/.test(String(length)) ? Number(length) : 0;
    if (size === 0) throw new Problem(422, 'upload-metadata', { errors: [NO_SIZE] });
    const developerId = await this.access.require(caller.userId, build.gameId, 'editor');
    if (size > (build.kind === 'web' ? LIMITS.webArchive : LIMITS.download)) throw new Problem(413, 'upload-too-large');
    const id = await this.uploads.begin(build, { personId: caller.userId, developerId, size });
    await this.answer(id, request, reply);
  }

  /** Returns in `Upload-Offset` how many bytes have arrived: the next request continues there. 404 `upload-unknown`. */
  @AlsoForTools()
  @Head(':uploadId')
  @ApiResponse({
    status: 200,
    description: 'Known.',
    headers: { 'upload-offset': { schema: { type: 'string' }, description: 'Where to continue, in bytes.' } },
  })
  async offset(
    @Param('uploadId', new IdPipe('upload-unknown')) uploadId: string,
    @Caller() caller: SignedIn,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const upload = await this.owned(uploadId, caller);
    checkProtocol(request);
    // A bucket no longer knows an upload whose last part it joined, even if that answer never reached us.
    const isWhole = upload.isFinished || (await this.files.info(uploadKey(uploadId)))?.size === upload.size;
    if (!isWhole) return this.answer(uploadId, request, reply);
    await this.commands.execute(new FinishUpload(upload, correlationOf(request)));
    void reply
      .code(200)
      .headers({
        'tus-resumable': VERSION,
        'upload-offset': upload.size,
        'upload-length': upload.size,
        'cache-control': 'no-store',
      })
      .send();
  }

  /**
   * Adds bytes from `Upload-Offset` on. With the last one the build of the same id is announced: it is `checking` until
   * its archive was read. 404 `upload-unknown`, 400 `upload-protocol`, 409 `upload-offset` when it is another one, 423 `upload-busy`.
   */
  @AlsoForTools()
  @Patch(':uploadId')
  @HttpCode(204)
  @ApiHeader({ name: 'upload-offset', required: true, schema: { type: 'string' } })
  @ApiResponse({ status: 204, description: 'Taken; `Upload-Offset` is where to continue.' })
  async add(
    @Param('uploadId', new IdPipe('upload-unknown')) uploadId: string,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const upload = await this.owned(uploadId, caller);
    checkProtocol(request);
    const { 'content-type': type, 'upload-offset': offset } = request.headers;
    if (type !== BYTES || !OFFSET.test(String(offset)) || upload.isFinished) throw new Problem(400, 'upload-protocol');
    await this.server.answer(uploadId, request, reply, () =>
      this.commands.execute(new FinishUpload(upload, correlation)),
    );
  }

  /** Checked by each request: a lost role ends an upload. */
  private async owned(uploadId: string, { userId }: SignedIn): Promise<Upload> {
    const upload = await this.uploads.find(uploadId);
    if (upload?.personId !== userId) throw new Problem(404, 'upload-unknown');
    await this.access.require(userId, upload.gameId, 'editor', 'upload-unknown');
    return upload;
  }

  private answer(id: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    return this.server.answer(id, request, reply, async () => undefined);
  }
}

/** @throws Problem 400 `upload-protocol`. */
function checkProtocol({ headers }: FastifyRequest): void {
  if (headers['tus-resumable'] !== VERSION || headers['x-http-method-override'])
    throw new Problem(400, 'upload-protocol');
}

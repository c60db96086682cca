import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { seconds } from '../../../kernel/instant.js';
import { BusinessClock } from '../../../platform/clock.js';
import { blobName, PRIVATE_FILES, type FileStore } from '../../../platform/files/file-store.js';
import { attachment, byteRange, isCached, isSameFile, type ByteRange } from '../../../platform/http/byte-range.js';
import { Problem } from '../../../platform/http/problem.js';
import { DownloadableBuilds } from './downloadable-builds.js';
import { DownloadLinks } from './download-links.js';
import { DownloadQueries, type DownloadableBuild } from './downloads.queries.js';

/** What lies between us and the client may have been lost: a broken transfer goes on that much earlier than we sent. */
const UNDERWAY_BYTES = 16 * 1024 * 1024;
/** A refund, a block or a takedown ends a running transfer within this time. */
const LOOK_AGAIN_MS = seconds(5);

interface Transfer {
  build: DownloadableBuild;
  personId: string;
  range: ByteRange;
}

/** Sends builds to people who hold a link, whole or in parts, and notes what was sent. */
@Injectable()
export class Transfers {
  constructor(
    private readonly downloads: DownloadQueries,
    private readonly builds: DownloadableBuilds,
    private readonly links: DownloadLinks,
    private readonly clock: BusinessClock,
    @Inject(PRIVATE_FILES) private readonly files: FileStore,
  ) {}

  /** @throws Problem 403 download-link-over, also for a link that was never good. */
  async send(
    { buildId, link }: { buildId: string; link: string },
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const { build, personId, isContinuing } = await this.opened(buildId, link);
    const etag = `"${build.sha256}"`;
    const { range: wanted, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = request.headers;
    void reply.headers({ 'accept-ranges': 'bytes', etag, 'cache-control': 'private, no-store' });
    if (isCached(ifNoneMatch, etag)) return void reply.code(304).send();

    const requested = isSameFile(ifRange as string | undefined, etag) ? byteRange(wanted, build.size) : 'whole';
    if (requested === 'unsatisfiable') {
      void reply.header('content-range', `bytes */${build.size}`);
      throw new Problem(416, 'range-not-satisfiable');
    }
    const range = requested === 'whole' ? { start: 0, end: build.size - 1 } : requested;
    if (isContinuing) await this.checkGoesOn(build, personId, range.start);
    void reply.code(requested === 'whole' ? 200 : 206).headers(headersOf(build, range, requested !== 'whole'));
    await this.stream({ build, personId, range }, request.method === 'HEAD', reply);
  }

  private async opened(buildId: string, link: string) {
    const now = this.clock.now();
    const claims = this.links.read(buildId, link, now);
    const build = claims && (await this.builds.find(buildId, claims.personId, now));
    if (!build) throw new Problem(403, 'download-link-over');
    return { build, personId: claims.personId, isContinuing: claims.state === 'continuing' };
  }

  /** A link that is over does not start again, only what its transfer has not sent yet. */
  private async checkGoesOn({ buildId }: DownloadableBuild, personId: string, start: number): Promise<void> {
    const received = await this.downloads.receivedUpTo(buildId, personId);
    if (start === 0 || start < received - UNDERWAY_BYTES) throw new Problem(403, 'download-link-over');
  }

  /** A transfer of hours ends soon after the right to it: looks now and then, until it is told to stop. */
  private endsWithRight({ build, personId }: Transfer, content: Readable): NodeJS.Timeout {
    const look = async (): Promise<void> => {
      if (!(await this.builds.mayHave(personId, build))) content.destroy(new Error('no longer given out'));
    };
    // A look that fails says nothing about the right.
    return setInterval(() => void look().catch(() => undefined), LOOK_AGAIN_MS);
  }

  private async stream({ build, personId, range }: Transfer, isHead: boolean, reply: FastifyReply): Promise<void> {
    const file = isHead ? null : await this.files.read(blobName(build.sha256), range);
    if (!isHead && !file) throw new Error(`build ${build.buildId} lost its file`);
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(reply.statusCode, reply.getHeaders() as Record<string, string>);
    if (!file) return void raw.end();

    const length = range.end - range.start + 1;
    const sent = countSent(raw);
    const looks = this.endsWithRight({ build, personId, range }, file.content);
    // A client that goes away is no error of ours, and a store that fails leaves a transfer to resume.
    const isWhole = await pipeline(file.content, raw).then(
      () => true,
      () => false,
    );
    clearInterval(looks);
    const end = range.start + (isWhole ? length : Math.min(length, sent())) - 1;
    if (end >= range.start)
      await this.downloads.recordSent(build, personId, { start: range.start, end }, this.clock.now());
  }
}

function headersOf(build: DownloadableBuild, { start, end }: ByteRange, isPart: boolean): Record<string, string> {
  return {
    'content-type': 'application/octet-stream',
    'content-disposition': attachment(build.name),
    'content-length': String(end - start + 1),
    ...(isPart ? { 'content-range': `bytes ${start}-${end}/${build.size}` } : {}),
  };
}

/** Bytes handed to the network since now. */
function countSent({ socket }: ServerResponse): () => number {
  const before = socket?.bytesWritten ?? 0;
  return () => ((socket as Socket | null)?.bytesWritten ?? before) - before;
}

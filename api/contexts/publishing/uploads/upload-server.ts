import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { DataStore, Server } from '@tus/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../config.js';
import { CONFIG } from '../../../platform/tokens.js';
import { languageOf, PLATFORM_MESSAGES } from '../../../platform/http/messages.js';
import { LIMITS } from '../archives/archive-limits.rules.js';
import { PUBLISHING_PROBLEMS } from '../messages.js';
import { UploadLocker } from './upload-locker.js';

export const UPLOADS_PATH = '/v1/developer/uploads';
const PART = 8 * 1024 * 1024;
const JSON_TYPE = 'application/json; charset=utf-8';

interface NodeRequest {
  runtime?: { node?: { req: IncomingMessage } };
}

/** Speaks the upload protocol: bytes go straight to the disk or the bucket. */
@Injectable()
export class UploadServer {
  private opened: Promise<Server> | null = null;
  private readonly ids = new WeakMap<IncomingMessage, string>();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly locker: UploadLocker,
  ) {}

  /** Answers a request about the upload of this id. @param onFinish runs when the last byte has come, before the answer. */
  async answer(id: string, request: FastifyRequest, reply: FastifyReply, onFinish: () => Promise<void>): Promise<void> {
    const server = await this.server();
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value) reply.raw.setHeader(name, value);
    this.ids.set(request.raw, id);
    finishing.set(request.raw, onFinish);
    await server.handle(request.raw, reply.raw);
  }

  private server(): Promise<Server> {
    this.opened ??= this.open();
    return this.opened;
  }

  private async open(): Promise<Server> {
    const { Server: TusServer } = await import('@tus/server');
    /** Refusals in the shape of all others; the protocol says nothing of them but the status. */
    class ProblemServer extends TusServer {
      override write(...[context, headers, status, body]: Parameters<Server['write']>): ReturnType<Server['write']> {
        if (status >= 400) headers.set('content-type', JSON_TYPE);
        return super.write(context, headers, status, body);
      }
    }
    const idOf = (request: NodeRequest): string => this.folder + (this.ids.get(nodeOf(request)) ?? '');
    return new ProblemServer({
      path: UPLOADS_PATH,
      datastore: await this.store(),
      locker: await this.locker.open(),
      maxSize: LIMITS.download,
      allowedOrigins: [new URL(this.config.publicUrl).origin],
      namingFunction: (request) => idOf(request as NodeRequest),
      getFileIdFromRequest: (request) => idOf(request as NodeRequest),
      generateUrl: (request) => `${UPLOADS_PATH}/${this.ids.get(nodeOf(request as NodeRequest)) ?? ''}`,
      onResponseError: async ({ headers }, error) => refusalOf(headers.get('accept-language'), error),
      onUploadFinish: async (request) => {
        await finishing.get(nodeOf(request as NodeRequest))?.();
        return {};
      },
    });
  }

  /** In a bucket the private files lie below a folder; on disk the store's own folder is it. */
  private get folder(): string {
    return this.config.s3 ? 'private/uploads/' : '';
  }

  private async store(): Promise<DataStore> {
    const { s3, dataDir } = this.config;
    if (!s3) {
      const { FileStore } = await import('@tus/file-store');
      return new FileStore({ directory: join(dataDir, 'files', 'uploads') });
    }
    const { S3Store } = await import('@tus/s3-store');
    return new S3Store({
      partSize: PART,
      maxConcurrentPartUploads: 2,
      useTags: false,
      s3ClientConfig: {
        bucket: s3.bucket,
        region: s3.region,
        credentials: { accessKeyId: s3.key, secretAccessKey: s3.secret },
        ...(s3.endpoint ? { endpoint: s3.endpoint, forcePathStyle: true } : {}),
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      },
    });
  }
}

const REFUSALS: Record<number, string> = {
  404: 'upload-unknown',
  409: 'upload-offset',
  410: 'upload-unknown',
  413: 'upload-too-large',
  423: 'upload-busy',
};

/** The answer to what the protocol's server could not do: what it cannot explain is ours, or is said against the protocol. */
export function refusalOf(
  acceptLanguage: string | null,
  error: Error | { status_code: number },
): { status_code: number; body: string } {
  const status = 'status_code' in error ? error.status_code : 500;
  const code = REFUSALS[status] ?? (status < 500 ? 'upload-protocol' : 'unexpected');
  const message = { ...PLATFORM_MESSAGES, ...PUBLISHING_PROBLEMS }[code]?.[languageOf(acceptLanguage ?? undefined)];
  return { status_code: status, body: JSON.stringify({ code, message }) };
}

const finishing = new WeakMap<IncomingMessage, () => Promise<void>>();

function nodeOf({ runtime }: NodeRequest): IncomingMessage {
  if (!runtime?.node) throw new Error('an upload came from no connection');
  return runtime.node.req;
}

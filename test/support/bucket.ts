import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const PAGE = 2;

interface StoredObject {
  content: Buffer;
  type: string;
  /** What its owner noted of it: `x-amz-meta-…`. */
  notes: Record<string, string>;
}

/** A store that speaks as much of S3 as the shop asks for, over real HTTP; it refuses unsigned requests. */
export class Bucket {
  private readonly objects = new Map<string, StoredObject>();
  private begun = 0;
  private readonly uploads = new Map<string, { name: string; type: string; parts: Map<number, Buffer> }>();

  private constructor(
    private readonly server: Server,
    readonly key: string,
  ) {}

  static async open(key = 'shop'): Promise<Bucket> {
    const server = createServer();
    const bucket = new Bucket(server, key);
    server.on('request', (request, response) => void bucket.answer(request, response));
    await new Promise<void>((ready) => {
      server.listen(0, '127.0.0.1', ready);
    });
    return bucket;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Keys and media types of what it holds. */
  holds(): Record<string, string> {
    return Object.fromEntries([...this.objects].map(([name, { type }]) => [name, type]));
  }

  /** Names of the files whose parts wait for the last one. */
  unfinished(): string[] {
    return [...this.uploads.values()].map(({ name }) => name);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => {
      this.server.close(closed);
    });
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = unchunked(await buffer(request), request);
    const { pathname, searchParams } = new URL(request.url ?? '/', this.url);
    const signed =
      request.headers.authorization?.startsWith(`AWS4-HMAC-SHA256 Credential=${this.key}/`) &&
      request.headers['x-amz-date'];
    if (!signed) return this.fault(response, 403, 'AccessDenied');

    const name = decodeURIComponent(pathname.split('/').slice(2).join('/'));
    if (searchParams.has('uploads') || searchParams.has('uploadId'))
      return this.answerParts(request, response, { name, body, requested: searchParams });
    switch (request.method) {
      case 'HEAD':
        return this.describe(response, name);
      case 'PUT': {
        const from = request.headers['x-amz-copy-source'];
        if (from) return this.copy(response, decodeURIComponent(String(from)).split('/').slice(1).join('/'), name);
        this.objects.set(name, { content: body, type: request.headers['content-type'] ?? '', notes: notesOf(request) });
        return void response.end();
      }
      case 'DELETE':
        this.objects.delete(name);
        return void response.writeHead(204).end();
      case 'POST':
        for (const [, key = ''] of body.toString().matchAll(/<Key>([^<]*)<\/Key>/g)) this.objects.delete(key);
        return this.xml(response, '<DeleteResult></DeleteResult>');
      default:
        return name ? this.give(response, name, request.headers.range) : this.list(response, searchParams);
    }
  }

  /** Files in parts: begun, sent part by part, joined or dropped. */
  private answerParts(
    request: IncomingMessage,
    response: ServerResponse,
    { name, body, requested }: { name: string; body: Buffer; requested: URLSearchParams },
  ): void {
    if (requested.has('uploads') && request.method === 'GET') return this.listUploads(response, requested);
    const id = requested.get('uploadId') ?? String(++this.begun);
    if (requested.has('uploads')) {
      this.uploads.set(id, { name, type: request.headers['content-type'] ?? '', parts: new Map() });
      return this.xml(
        response,
        `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      );
    }
    const upload = this.uploads.get(id);
    if (!upload) return this.fault(response, 404, 'NoSuchUpload');
    if (request.method === 'PUT') {
      upload.parts.set(Number(requested.get('partNumber')), body);
      return void response.writeHead(200, { etag: `"${id}-${requested.get('partNumber')}"` }).end();
    }
    if (request.method === 'GET') return this.listParts(response, upload.parts);
    this.uploads.delete(id);
    if (request.method === 'DELETE') return void response.writeHead(204).end();
    const parts = [...upload.parts].sort(([a], [b]) => a - b).map(([, part]) => part);
    this.objects.set(name, { content: Buffer.concat(parts), type: upload.type, notes: {} });
    this.xml(response, '<CompleteMultipartUploadResult><ETag>"joined"</ETag></CompleteMultipartUploadResult>');
  }

  private listUploads(response: ServerResponse, requested: URLSearchParams): void {
    const listed = [...this.uploads]
      .filter(([, { name }]) => name.startsWith(requested.get('prefix') ?? ''))
      .map(([id, { name }]) => `<Upload><Key>${name}</Key><UploadId>${id}</UploadId></Upload>`);
    this.xml(response, `<ListMultipartUploadsResult>${listed.join('')}</ListMultipartUploadsResult>`);
  }

  private listParts(response: ServerResponse, parts: ReadonlyMap<number, Buffer>): void {
    const listed = [...parts].map(
      ([number, { length }]) =>
        `<Part><PartNumber>${number}</PartNumber><ETag>"${number}"</ETag><Size>${length}</Size></Part>`,
    );
    this.xml(response, `<ListPartsResult><IsTruncated>false</IsTruncated>${listed.join('')}</ListPartsResult>`);
  }

  private copy(response: ServerResponse, from: string, to: string): void {
    const object = this.objects.get(from);
    if (!object) return this.fault(response, 404, 'NoSuchKey');
    this.objects.set(to, object);
    this.xml(response, '<CopyObjectResult><ETag>"copied"</ETag></CopyObjectResult>');
  }

  private describe(response: ServerResponse, name: string): void {
    const object = this.objects.get(name);
    if (!object) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-length': object.content.length, etag: `"${object.content.length}"` }).end();
  }

  private xml(response: ServerResponse, body: string): void {
    response.writeHead(200, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?>${body}`);
  }

  private give(response: ServerResponse, name: string, range?: string): void {
    const object = this.objects.get(name);
    if (!object) return this.fault(response, 404, 'NoSuchKey');
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
    const content = end ? object.content.subarray(Number(start), Number(end) + 1) : object.content;
    response
      .writeHead(end ? 206 : 200, { ...object.notes, 'content-type': object.type, 'content-length': content.length })
      .end(content);
  }

  /** Small pages, so that a client has to read several. */
  private list(response: ServerResponse, requested: URLSearchParams): void {
    const names = [...this.objects.keys()].filter((name) => name.startsWith(requested.get('prefix') ?? '')).sort();
    const from = Number(requested.get('continuation-token') ?? 0);
    const more = from + PAGE < names.length;
    response.writeHead(200, { 'content-type': 'application/xml' }).end(
      `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${more ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : ''}` +
        `${names
          .slice(from, from + PAGE)
          .map((name) => `<Contents><Key>${name}</Key></Contents>`)
          .join('')}</ListBucketResult>`,
    );
  }

  private fault(response: ServerResponse, status: number, code: string): void {
    response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
  }
}

function notesOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (name.startsWith('x-amz-meta-') ? [[name, String(value)]] : [])),
  );
}

/** Streams arrive in pieces, each behind its length in hex. */
function unchunked(body: Buffer, { headers }: IncomingMessage): Buffer {
  if (!headers['x-amz-decoded-content-length']) return body;
  const pieces: Buffer[] = [];
  for (let at = 0; at < body.length;) {
    const begin = body.indexOf('\r\n', at) + 2;
    const length = Number.parseInt(body.toString('latin1', at, begin), 16);
    if (!length) break;
    pieces.push(body.subarray(begin, begin + length));
    at = begin + length + 2;
  }
  return Buffer.concat(pieces);
}

import type { S3Client } from '@aws-sdk/client-s3';
import { Readable } from 'node:stream';
import { checkedName, type FileInfo, type FilePart, type FileStore, type StoredFile } from './file-store.js';

/** Where a bucket is and who may use it. */
export interface S3Settings {
  /** Null for Amazon itself. */
  endpoint: string | null;
  region: string;
  bucket: string;
  key: string;
  secret: string;
}

/** Of a file in a bucket: at most 10,000 parts, so files of up to 80 GB. Two of them are in memory at once. */
const PART = 8 * 1024 * 1024;
const PARTS_AT_ONCE = 2;

/** Files in a bucket of any store that speaks S3, below a folder of their own. */
export class S3Files implements FileStore {
  private opened: Promise<S3Client> | null = null;
  /** It has answered for one of its files: what is missing from now on is a file. */
  private hasBucket = false;

  /** @param folder ends with a slash: `public/`. */
  constructor(
    private readonly settings: S3Settings,
    private readonly folder: string,
  ) {}

  async put(name: string, content: Buffer | Readable, type: string): Promise<void> {
    const { Upload } = await import('@aws-sdk/lib-storage');
    const params = { ...this.object(name), Body: content, ContentType: type };
    const upload = new Upload({ client: await this.client(), params, partSize: PART, queueSize: PARTS_AT_ONCE });
    await upload.done();
  }

  async read(name: string, part?: FilePart): Promise<StoredFile | null> {
    const { GetObjectCommand, NoSuchKey } = await import('@aws-sdk/client-s3');
    try {
      const { Body, ContentLength = 0 } = await (
        await this.client()
      ).send(new GetObjectCommand({ ...this.object(name), Range: part && `bytes=${part.start}-${part.end}` }));
      return Body instanceof Readable ? { content: Body, size: ContentLength } : null;
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  }

  async info(name: string): Promise<FileInfo | null> {
    const { HeadObjectCommand, NotFound, S3ServiceException } = await import('@aws-sdk/client-s3');
    try {
      const { ContentLength = 0, ETag = '' } = await (
        await this.client()
      ).send(new HeadObjectCommand(this.object(name)));
      return { size: ContentLength, etag: ETag };
    } catch (error) {
      const isMissing = error instanceof NotFound;
      if (error instanceof S3ServiceException && !(isMissing && this.hasBucket)) await this.explain(name);
      if (isMissing) return null;
      throw error;
    }
  }

  async copy(from: string, to: string): Promise<void> {
    const { CopyObjectCommand } = await import('@aws-sdk/client-s3');
    const { Bucket, Key } = this.object(from);
    await (await this.client()).send(new CopyObjectCommand({ ...this.object(to), CopySource: `${Bucket}/${Key}` }));
  }

  async delete(name: string): Promise<void> {
    const { DeleteObjectCommand } = await import('@aws-sdk/client-s3');
    await (await this.client()).send(new DeleteObjectCommand(this.object(name)));
  }

  async deleteParts(name: string): Promise<void> {
    const { AbortMultipartUploadCommand, ListMultipartUploadsCommand, NoSuchUpload } =
      await import('@aws-sdk/client-s3');
    const client = await this.client();
    const { Bucket, Key } = this.object(name);
    const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket, Prefix: Key }));
    for (const { UploadId } of Uploads.filter((upload) => upload.Key === Key))
      await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch((error: unknown) => {
        if (!(error instanceof NoSuchUpload)) throw error;
      });
  }

  async list(prefix: string): Promise<string[]> {
    const { paginateListObjectsV2 } = await import('@aws-sdk/client-s3');
    const below = prefix === '' ? '' : `${checkedName(prefix.replace(/\/$/, ''))}/`;
    const pages = paginateListObjectsV2(
      { client: await this.client() },
      { Bucket: this.settings.bucket, Prefix: `${this.folder}${below}` },
    );
    const names: string[] = [];
    for await (const { Contents = [] } of pages)
      names.push(...Contents.flatMap(({ Key }) => (Key ? [Key.slice(this.folder.length)] : [])));
    return names.sort();
  }

  /**
   * The reply to HEAD has no body, so a missing bucket looks like a missing file and a wrong secret like nothing known. That
   * to GET says which it is. @throws the bucket's own words.
   */
  private async explain(name: string): Promise<void> {
    (await this.read(name, { start: 0, end: 0 }))?.content.destroy();
    this.hasBucket = true;
  }

  private object(name: string): { Bucket: string; Key: string } {
    return { Bucket: this.settings.bucket, Key: `${this.folder}${checkedName(name)}` };
  }

  /** The client is large: shops without a bucket never load it. */
  private client(): Promise<S3Client> {
    this.opened ??= import('@aws-sdk/client-s3').then(({ S3Client: Client }) => {
      const { endpoint, region, key, secret } = this.settings;
      return new Client({
        region,
        credentials: { accessKeyId: key, secretAccessKey: secret },
        // Stores other than Amazon's rarely have a host name per bucket, and not all know the newer checksums.
        ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      });
    });
    return this.opened;
  }
}

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { HeadObjectCommand, ListMultipartUploadsCommand, type S3Client } from '@aws-sdk/client-s3';
import { LocalFiles } from '../../api/platform/files/local-files.js';
import { S3Files, type S3Settings } from '../../api/platform/files/s3-files.js';
import { keepsFiles, type OpenedStore } from '../support/keeps-files.js';
import { ObjectGateway } from '../support/object-gateway.js';

/** What the gateway lists on one page. */
const PAGE = 1_000;
const AT_ONCE = 40;

describe('files on a disk', () =>
  keepsFiles(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'files-'));
    const files = new LocalFiles(folder);
    const halves = async (): Promise<string[]> => (await readdir(folder)).filter((name) => name.startsWith('.'));
    return { files, halves, close: () => rm(folder, { recursive: true }) };
  }));

describe('files in a real object store', () => {
  let gateway: ObjectGateway;
  let owner: S3Client;
  let stores = 0;
  beforeAll(async () => {
    gateway = await ObjectGateway.open();
    owner = gateway.client();
  });
  afterAll(async () => {
    owner?.destroy();
    await gateway?.close();
  });

  const settings = (other: Partial<S3Settings> = {}): S3Settings => {
    const { url: endpoint, region, bucket, key, secret } = gateway;
    return { endpoint, region, bucket, key, secret, ...other };
  };
  const unfinished = async (prefix: string): Promise<string[]> => {
    const { Uploads = [] } = await owner.send(
      new ListMultipartUploadsCommand({ Bucket: gateway.bucket, Prefix: prefix }),
    );
    return Uploads.flatMap(({ Key }) => Key ?? []);
  };
  /** A folder of its own for each test takes the place of a bucket of its own. */
  const open = async (): Promise<OpenedStore> => {
    const folder = `store-${++stores}/`;
    return {
      files: new S3Files(settings(), folder),
      halves: () => unfinished(folder),
      close: () => Promise.resolve(),
    };
  };

  keepsFiles(open);

  it('are listed whole when they fill more than a page', async () => {
    const { files } = await open();
    const names = Array.from({ length: PAGE + 5 }, (_, at) => `many/${String(at).padStart(4, '0')}`);
    for (let at = 0; at < names.length; at += AT_ONCE)
      await Promise.all(names.slice(at, at + AT_ONCE).map((name) => files.put(name, Buffer.from('x'), 'text/plain')));

    expect(await files.list('many/')).toEqual(names);
  });

  it('keep their media type, also as a copy', async () => {
    const files = new S3Files(settings(), 'public/');
    await files.put('people/a/64.webp', Buffer.from('x'), 'image/webp');
    await files.copy('people/a/64.webp', 'people/b/64.webp');

    for (const name of ['people/a/64.webp', 'people/b/64.webp']) {
      const found = await owner.send(new HeadObjectCommand({ Bucket: gateway.bucket, Key: `public/${name}` }));
      expect(found.ContentType).toBe('image/webp');
    }
    expect(await new S3Files(settings(), 'private/').list('')).toEqual([]);
  });

  it('give the content that a reader began with, also when another takes its place', async () => {
    const { files } = await open();
    await files.put('a', Buffer.from('x'.repeat(9_000_000)), 'text/plain');
    const file = await files.read('a');
    await files.put('a', Buffer.from('new'), 'text/plain');

    expect(file && (await text(file.content))).toHaveLength(9_000_000);
  });

  it.each([
    ['a wrong secret', { secret: 'a wrong one' }, 'SignatureDoesNotMatch'],
    ['an unknown key', { key: 'unknown' }, 'InvalidAccessKeyId'],
    ['a bucket that is not there', { bucket: 'elsewhere' }, 'NoSuchBucket'],
  ])('are an error with %s, and never no file', async (_, wrong, code) => {
    const files = new S3Files(settings(wrong), 'private/');
    const named = expect.objectContaining({ name: code });

    await expect(files.put('a', Buffer.from('x'), 'text/plain')).rejects.toEqual(named);
    await expect(files.read('a')).rejects.toEqual(named);
    await expect(files.copy('a', 'b')).rejects.toEqual(named);
    await expect(files.delete('a')).rejects.toEqual(named);
    await expect(files.list('')).rejects.toEqual(named);
    await expect(files.info('a')).rejects.toEqual(named);
  });
});

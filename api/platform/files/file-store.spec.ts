import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Bucket } from '../../../test/support/bucket.js';
import type { FileStore } from './file-store.js';
import { LocalFiles } from './local-files.js';
import { S3Files } from './s3-files.js';

interface Opened {
  files: FileStore;
  close(): Promise<void>;
}

async function onDisk(): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'files-'));
  return { files: new LocalFiles(folder), close: () => rm(folder, { recursive: true }) };
}

async function inABucket(): Promise<Opened> {
  const bucket = await Bucket.open();
  const settings = { endpoint: bucket.url, region: 'us-east-1', bucket: 'shop', key: bucket.key, secret: 'secret' };
  return { files: new S3Files(settings, 'private/'), close: () => bucket.close() };
}

describe.each([
  ['on a disk', onDisk],
  ['in a bucket', inABucket],
])('files %s', (_, open) => {
  let store: Opened;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  const put = (name: string, content: string): Promise<void> =>
    store.files.put(name, Buffer.from(content), 'text/plain');
  const reply = async (name: string): Promise<string | null> => {
    const file = await store.files.read(name);
    return file && text(file.content);
  };

  it('are read as they were put, with their size', async () => {
    await put('exports/a.txt', 'niñez');

    const file = await store.files.read('exports/a.txt');

    expect(file?.size).toBe(6);
    expect(file && (await text(file.content))).toBe('niñez');
  });

  it.each([
    [0, 0, 'n'],
    [2, 5, 'ñez'],
    [0, 5, 'niñez'],
  ])('are read in part, from byte %i to %i', async (start, end, part) => {
    await put('exports/a.txt', 'niñez');

    const file = await store.files.read('exports/a.txt', { start, end });

    expect(file?.size).toBe(end - start + 1);
    expect(file && (await text(file.content))).toBe(part);
  });

  it('may come as a stream', async () => {
    await store.files.put('exports/b.zip', Readable.from([Buffer.from('one '), Buffer.from('two')]), 'application/zip');

    expect(await reply('exports/b.zip')).toBe('one two');
  });

  it('may be longer than what is held in memory at once', async () => {
    const chunk = Buffer.alloc(1024 * 1024, 'x');
    await store.files.put('blobs/long', Readable.from(Array.from({ length: 19 }, () => chunk)), 'text/plain');

    expect((await store.files.info('blobs/long'))?.size).toBe(19 * chunk.length);
    const file = await store.files.read('blobs/long', { start: 17 * chunk.length, end: 17 * chunk.length + 2 });
    expect(file && (await text(file.content))).toBe('xxx');
  });

  it('tell their size, and are copied', async () => {
    await put('uploads/a', 'niñez');
    await store.files.copy('uploads/a', 'blobs/b');

    expect(await store.files.info('blobs/b')).toEqual({ size: 6, etag: expect.stringMatching(/^".+"$/) });
    expect(await reply('blobs/b')).toBe('niñez');
    expect(await store.files.info('blobs/c')).toBeNull();
    await expect(store.files.copy('blobs/c', 'blobs/d')).rejects.toThrow();
  });

  it('give way to another of the same name', async () => {
    await put('a', 'longer than before');
    await put('a', 'new');

    expect(await reply('a')).toBe('new');
  });

  it('are gone once deleted, and deleting again is harmless', async () => {
    await put('exports/a.txt', 'x');
    await store.files.delete('exports/a.txt');
    await store.files.delete('exports/a.txt');

    expect(await reply('exports/a.txt')).toBeNull();
    expect(await store.files.list('')).toEqual([]);
  });

  it('arrive whole while the last of their neighbours goes', async () => {
    const coming = new PassThrough();
    const arrival = store.files.put('uploads/slow', coming, 'text/plain');
    await put('uploads/quick', 'x');
    await store.files.delete('uploads/quick');
    coming.end('whole');
    await arrival;

    expect(await reply('uploads/slow')).toBe('whole');
  });

  it('are listed by their folder, however many there are', async () => {
    for (const name of ['exports/3', 'exports/1', 'exports/2/z', 'exports-of-others/1', 'people/1'])
      await put(name, 'x');

    expect(await store.files.list('exports/')).toEqual(['exports/1', 'exports/2/z', 'exports/3']);
    expect(await store.files.list('')).toHaveLength(5);
    expect(await store.files.list('nothing/')).toEqual([]);
  });

  it('that were never put are not there, nor is their folder', async () => {
    await put('exports/a.txt', 'x');

    expect(await reply('exports/b.txt')).toBeNull();
    expect(await reply('exports')).toBeNull();
    expect(await reply('exports/a.txt/b')).toBeNull();
  });

  it.each(['', '/etc/passwd', '../secret', 'a/../../b', 'a//b', 'a\\b', 'a\0b', '.hidden', 'ñ'])(
    'are never called %j',
    async (name) => {
      await expect(put(name, 'x')).rejects.toThrow('no name of a file');
      await expect(store.files.read(name)).rejects.toThrow('no name of a file');
      await expect(store.files.delete(name)).rejects.toThrow('no name of a file');
    },
  );
});

describe('a file that breaks off while it comes', () => {
  it('leaves the one before it whole, and nothing half-written', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'files-'));
    const files = new LocalFiles(folder);
    await files.put('a', Buffer.from('before'));
    const breaking = Readable.from(
      (function* () {
        yield Buffer.from('half');
        throw new Error('broken off');
      })(),
    );

    await expect(files.put('a', breaking)).rejects.toThrow('broken off');
    expect(await text((await files.read('a'))?.content ?? Readable.from([]))).toBe('before');
    expect(await readdir(folder)).toEqual(['a']);
    await rm(folder, { recursive: true });
  });
});

describe('a bucket', () => {
  it('keeps our files below their own folder, with their type', async () => {
    const bucket = await Bucket.open();
    const settings = { endpoint: bucket.url, region: 'us-east-1', bucket: 'shop', key: bucket.key, secret: 'secret' };
    await new S3Files(settings, 'public/').put('people/a/64.webp', Buffer.from('x'), 'image/webp');
    await new S3Files(settings, 'private/').put('exports/a.zip', Buffer.from('x'), 'application/zip');

    expect(bucket.holds()).toEqual({
      'public/people/a/64.webp': 'image/webp',
      'private/exports/a.zip': 'application/zip',
    });
    expect(await new S3Files(settings, 'public/').list('')).toEqual(['people/a/64.webp']);
    await bucket.close();
  });

  it('that does not know us is an error, not an empty shelf', async () => {
    const bucket = await Bucket.open('somebody-else');
    const files = new S3Files(
      { endpoint: bucket.url, region: 'us-east-1', bucket: 'shop', key: 'shop', secret: 'secret' },
      'public/',
    );

    await expect(files.read('a')).rejects.toThrow('AccessDenied');
    await expect(files.put('a', Buffer.from('x'), 'text/plain')).rejects.toThrow('AccessDenied');
    await bucket.close();
  });
});

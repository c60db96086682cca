import { createHash, randomBytes } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import type { FileStore } from '../../api/platform/files/file-store.js';

const MIB = 1024 * 1024;
/** What a bucket gets in one request; a longer file comes in parts. */
const PART = 8 * MIB;

/** A file store that a test opened, and its end. */
export interface OpenedStore {
  files: FileStore;
  /** Names of all that lies in the store and is no file: halves of files on their way. */
  halves(): Promise<string[]>;
  close(): Promise<void>;
}

/** What the shop expects of every place that keeps its files: the same answers from each. @param open gives an empty one. */
export function keepsFiles(open: () => Promise<OpenedStore>): void {
  let store: OpenedStore;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store?.close());
  const opened = (): OpenedStore => store;

  givesWhatCame(opened);
  keepsLongFiles(opened);
  copiesAndDeletes(opened);
  keepsNames(opened);
}

type Opened = () => OpenedStore;

const put = (opened: Opened, name: string, content: string | Buffer): Promise<void> =>
  opened().files.put(name, Buffer.from(content), 'text/plain');

const textOf = async (opened: Opened, name: string): Promise<string | null> => {
  const file = await opened().files.read(name);
  return file && text(file.content);
};

/** What is read of a part, with the size that was announced. */
const bytesOf = async (opened: Opened, name: string, start: number, end: number) => {
  const file = await opened().files.read(name, { start, end });
  return file && sizeAndHash(file.size, await buffer(file.content));
};

/** Short, because a comparison of millions of bytes takes seconds. */
const sizeAndHash = (size: number, content: Buffer) => ({ size, sha256: sha256(content) });

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

function givesWhatCame(opened: Opened): void {
  it('are read as they were put, with their size', async () => {
    await put(opened, 'exports/a.txt', 'niñez');

    const file = await opened().files.read('exports/a.txt');

    expect(file?.size).toBe(6);
    expect(file && (await text(file.content))).toBe('niñez');
  });

  it.each([
    [0, 0, 'n'],
    [2, 5, 'ñez'],
    [0, 5, 'niñez'],
  ])('are read in part, from byte %i to %i', async (start, end, part) => {
    await put(opened, 'exports/a.txt', 'niñez');

    expect(await bytesOf(opened, 'exports/a.txt', start, end)).toEqual(sizeAndHash(end - start + 1, Buffer.from(part)));
    expect(await bytesOf(opened, 'exports/b.txt', start, end)).toBeNull();
  });

  it('may come as a stream', async () => {
    const content = Readable.from([Buffer.from('one '), Buffer.from('two')]);
    await opened().files.put('exports/b.zip', content, 'application/zip');

    expect(await textOf(opened, 'exports/b.zip')).toBe('one two');
  });

  it('may be empty, whole or as a stream', async () => {
    await put(opened, 'empty/whole', '');
    await opened().files.put('empty/stream', Readable.from([]), 'text/plain');

    for (const name of ['empty/whole', 'empty/stream']) {
      const file = await opened().files.read(name);
      expect([file?.size, file && (await text(file.content))]).toEqual([0, '']);
      expect(await opened().files.info(name)).toMatchObject({ size: 0 });
    }
    expect(await opened().files.list('')).toEqual(['empty/stream', 'empty/whole']);
  });

  it('give way to another of the same name', async () => {
    await put(opened, 'a', 'longer than before');
    const before = await opened().files.info('a');
    await put(opened, 'a', 'new');

    expect(await textOf(opened, 'a')).toBe('new');
    expect((await opened().files.info('a'))?.etag).not.toBe(before?.etag);
  });

  it('that were never put are not there, nor is their folder', async () => {
    await put(opened, 'exports/a.txt', 'x');

    for (const name of ['exports/b.txt', 'exports', 'exports/a.txt/b']) {
      expect(await textOf(opened, name)).toBeNull();
      expect(await opened().files.info(name)).toBeNull();
    }
  });

  it('are given on, however many readers hang up', async () => {
    await put(opened, 'a', randomBytes(MIB));
    for (let reader = 0; reader < 60; reader += 1) (await opened().files.read('a'))?.content.destroy();

    const file = await opened().files.read('a');
    expect(file && (await buffer(file.content)).length).toBe(MIB);
  });
}

function keepsLongFiles(opened: Opened): void {
  it.each([
    ['a byte short of a part', PART - 1],
    ['one part', PART],
    ['two whole parts', 2 * PART],
    ['two parts and a bit', 2 * PART + 3 * MIB + 1],
  ])('are the same in whole and across their parts: %s', async (_, size) => {
    const content = randomBytes(size);
    const pieces = Array.from({ length: Math.ceil(size / MIB) }, (_piece, at) =>
      content.subarray(at * MIB, (at + 1) * MIB),
    );
    await opened().files.put('blobs/long', Readable.from(pieces), 'application/zip');

    expect((await opened().files.info('blobs/long'))?.size).toBe(size);
    const file = await opened().files.read('blobs/long');
    expect(file && sha256(await buffer(file.content))).toBe(sha256(content));
    for (const [start, end] of [
      [size - MIB, size - 1],
      [PART - 5, Math.min(size - 1, PART + 5)],
    ] as const)
      expect(await bytesOf(opened, 'blobs/long', start, end)).toEqual(
        sizeAndHash(end - start + 1, content.subarray(start, end + 1)),
      );
    expect(await opened().halves()).toEqual([]);
  });

  it.each([
    ['early', 1],
    ['in its third part', 2 * PART + MIB],
  ])('that break off %s leave the one before them whole, and nothing half-written', async (_, size) => {
    await put(opened, 'a', 'before');
    const breaking = Readable.from(
      (function* () {
        for (let sent = 0; sent < size; sent += MIB) yield Buffer.alloc(MIB, 'x');
        throw new Error('broken off');
      })(),
    );

    await expect(opened().files.put('a', breaking, 'text/plain')).rejects.toThrow('broken off');
    expect(await textOf(opened, 'a')).toBe('before');
    expect(await opened().files.list('')).toEqual(['a']);
    expect(await opened().halves()).toEqual([]);
  });

  it('arrive whole while the last of their neighbours goes', async () => {
    const coming = new PassThrough();
    const arrival = opened().files.put('uploads/slow', coming, 'text/plain');
    await put(opened, 'uploads/quick', 'x');
    await opened().files.delete('uploads/quick');
    coming.end('whole');
    await arrival;

    expect(await textOf(opened, 'uploads/slow')).toBe('whole');
  });
}

function copiesAndDeletes(opened: Opened): void {
  it('tell their size, and are copied', async () => {
    await put(opened, 'uploads/a', 'niñez');
    await opened().files.copy('uploads/a', 'blobs/b');

    expect(await opened().files.info('blobs/b')).toEqual({ size: 6, etag: expect.stringMatching(/^".+"$/) });
    expect(await textOf(opened, 'blobs/b')).toBe('niñez');
    expect(await opened().files.info('blobs/c')).toBeNull();
    await expect(opened().files.copy('blobs/c', 'blobs/d')).rejects.toThrow();
    expect(await opened().files.list('')).toEqual(['blobs/b', 'uploads/a']);
  });

  it('stay whole as a copy when the long original goes', async () => {
    const content = randomBytes(PART + MIB);
    await opened().files.put('uploads/a', Readable.from([content]), 'application/zip');
    await opened().files.copy('uploads/a', 'blobs/b');
    await opened().files.delete('uploads/a');

    const file = await opened().files.read('blobs/b');
    expect(file && sha256(await buffer(file.content))).toBe(sha256(content));
    expect(await opened().files.list('')).toEqual(['blobs/b']);
  });

  it('are gone once deleted, and deleting again is harmless', async () => {
    await put(opened, 'exports/a.txt', 'x');
    await opened().files.delete('exports/a.txt');
    await opened().files.delete('exports/a.txt');

    expect(await textOf(opened, 'exports/a.txt')).toBeNull();
    expect(await opened().files.list('')).toEqual([]);
  });

  it('stay when the folder around them is deleted, for a folder is no file', async () => {
    await put(opened, 'exports/a.txt', 'x');
    await opened().files.delete('exports');
    await opened().files.delete('exports/a.txt/b');

    expect(await opened().files.list('')).toEqual(['exports/a.txt']);
  });
}

function keepsNames(opened: Opened): void {
  it('are listed by their folder, however many there are', async () => {
    for (const name of ['exports/3', 'exports/1', 'exports/2/z', 'exports-of-others/1', 'people/1'])
      await put(opened, name, 'x');

    expect(await opened().files.list('exports/')).toEqual(['exports/1', 'exports/2/z', 'exports/3']);
    expect(await opened().files.list('exports')).toEqual(['exports/1', 'exports/2/z', 'exports/3']);
    expect(await opened().files.list('')).toHaveLength(5);
    for (const none of ['nothing/', 'exp', 'people/1/']) expect(await opened().files.list(none)).toEqual([]);
  });

  it.each(['a', '-', '_._-', 'a..b/c...', '1/2/3/4/5/6', `${'x'.repeat(100)}/${'y'.repeat(100)}`])(
    'are found again by the name %j',
    async (name) => {
      await put(opened, name, name);

      expect(await textOf(opened, name)).toBe(name);
      expect(await opened().files.list('')).toEqual([name]);
      await opened().files.copy(name, 'copy');
      expect(await textOf(opened, 'copy')).toBe(name);
      await opened().files.delete(name);
      expect(await opened().files.list('')).toEqual(['copy']);
    },
  );

  it.each([
    ...['', '/etc/passwd', '../secret', 'a/../../b', 'a//b', 'a/', 'a\\b', 'a\0b', '.hidden', 'ñ'],
    ...['a b', 'a+b', 'a%2Fb', 'a?b', 'a#b', 'a&b', 'x'.repeat(101), '1/2/3/4/5/6/7'],
  ])('are never called %j', async (name) => {
    await put(opened, 'a', 'x');

    await expect(put(opened, name, 'x')).rejects.toThrow('no name of a file');
    await expect(opened().files.read(name)).rejects.toThrow('no name of a file');
    await expect(opened().files.info(name)).rejects.toThrow('no name of a file');
    await expect(opened().files.copy('a', name)).rejects.toThrow('no name of a file');
    await expect(opened().files.copy(name, 'b')).rejects.toThrow('no name of a file');
    await expect(opened().files.delete(name)).rejects.toThrow('no name of a file');
    expect(await opened().files.list('')).toEqual(['a']);
  });
}

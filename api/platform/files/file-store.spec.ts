import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { Bucket } from '../../../test/support/bucket.js';
import { keepsFiles } from '../../../test/support/keeps-files.js';
import { eventually } from '../../../test/support/process.js';
import { LocalFiles } from './local-files.js';
import { S3Files } from './s3-files.js';

describe('files on a disk', () =>
  keepsFiles(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'files-'));
    const halves = async (): Promise<string[]> => (await readdir(folder)).filter((name) => name.startsWith('.'));
    return { files: new LocalFiles(folder), halves, close: () => rm(folder, { recursive: true }) };
  }));

describe('files in a bucket', () =>
  keepsFiles(async () => {
    const bucket = await Bucket.open();
    const settings = { endpoint: bucket.url, region: 'us-east-1', bucket: 'shop', key: bucket.key, secret: 'secret' };
    const halves = (): Promise<string[]> => Promise.resolve(bucket.unfinished());
    return { files: new S3Files(settings, 'private/'), halves, close: () => bucket.close() };
  }));

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

  it('forgets the parts of one file that never came whole, and of no other', async () => {
    const bucket = await Bucket.open();
    const settings = { endpoint: bucket.url, region: 'us-east-1', bucket: 'shop', key: bucket.key, secret: 'secret' };
    const files = new S3Files(settings, 'private/');
    const [begun, other] = [new PassThrough(), new PassThrough()];
    const arrivals = [files.put('a', begun, 'text/plain'), files.put('a.b', other, 'text/plain')];
    for (const stream of [begun, other]) stream.write(Buffer.alloc(9 * 1024 * 1024));
    await eventually(
      () => Promise.resolve(bucket.unfinished()),
      ({ length }) => length === 2,
    );
    await files.deleteParts('a');

    expect(bucket.unfinished()).toEqual(['private/a.b']);
    for (const stream of [begun, other]) stream.end();
    expect((await Promise.allSettled(arrivals)).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(await files.list('')).toEqual(['a.b']);
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

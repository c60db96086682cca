import { join } from 'node:path';
import type { Provider } from '@nestjs/common';
import type { Config } from '../../config.js';
import { PRIVATE_FILES, PUBLIC_FILES, type FileStore } from './file-store.js';
import { LocalFiles } from './local-files.js';
import { S3Files } from './s3-files.js';

/** What has to be known of the configuration to find files. */
export type Storage = Pick<Config, 'mediaDir' | 'dataDir' | 's3'>;

/** Where files lie: in the configured bucket, else on disk, the private ones outside the folder that is served. */
export function fileStores(storage: Storage): (Provider & { provide: symbol })[] {
  const { mediaDir, s3 } = storage;
  const open = (): FileStore => (s3 ? new S3Files(s3, 'public/') : new LocalFiles(mediaDir));
  return [
    { provide: PUBLIC_FILES, useFactory: open },
    { provide: PRIVATE_FILES, useFactory: () => privateFiles(storage) },
  ];
}

/** The private files, also for a thread that has nothing else of the application. */
export function privateFiles({ dataDir, s3 }: Storage): FileStore {
  return s3 ? new S3Files(s3, 'private/') : new LocalFiles(join(dataDir, 'files'));
}

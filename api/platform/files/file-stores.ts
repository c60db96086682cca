import { join } from 'node:path';
import type { Provider } from '@nestjs/common';
import type { Config } from '../../config.js';
import { PRIVATE_FILES, PUBLIC_FILES, type FileStore } from './file-store.js';
import { LocalFiles } from './local-files.js';
import { S3Files } from './s3-files.js';

/** Where files lie: in the configured bucket, else on disk, the private ones outside the folder that is served. */
export function fileStores({ mediaDir, dataDir, s3 }: Config): (Provider & { provide: symbol })[] {
  const open = (): FileStore => (s3 ? new S3Files(s3, 'public/') : new LocalFiles(mediaDir));
  const closed = (): FileStore => (s3 ? new S3Files(s3, 'private/') : new LocalFiles(join(dataDir, 'files')));
  return [
    { provide: PUBLIC_FILES, useFactory: open },
    { provide: PRIVATE_FILES, useFactory: closed },
  ];
}

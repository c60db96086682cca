import { buffer } from 'node:stream/consumers';
import { Inject, Injectable } from '@nestjs/common';
import { PRIVATE_FILES, type FileStore } from '../../../platform/files/file-store.js';

/** Where finished exports lie: among the files that no address leads to. */
@Injectable()
export class ExportFiles {
  constructor(@Inject(PRIVATE_FILES) private readonly files: FileStore) {}

  /** Keeps a whole file, or none. */
  async put(id: string, content: Buffer): Promise<void> {
    await this.files.put(nameOf(id), content, 'application/zip');
  }

  /** Null when there is none. */
  async read(id: string): Promise<Buffer | null> {
    const file = await this.files.read(nameOf(id));
    return file && buffer(file.content);
  }

  /** Deleting what is not there is fine. */
  async delete(id: string): Promise<void> {
    await this.files.delete(nameOf(id));
  }
}

function nameOf(id: string): string {
  return `exports/${id}.zip`;
}

import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../config.js';
import { CONFIG } from '../../../platform/tokens.js';

/** Where finished exports lie: a private folder that no route serves by address. */
@Injectable()
export class ExportFiles {
  private readonly folder: string;

  constructor(@Inject(CONFIG) config: Config) {
    this.folder = join(config.dataDir, 'exports');
  }

  /** Writes a whole file, or none: a half one is never found under its name. */
  async put(id: string, content: Buffer): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await writeFile(`${this.pathOf(id)}.part`, content, { mode: 0o600 });
    await rename(`${this.pathOf(id)}.part`, this.pathOf(id));
  }

  /** Null when there is none. */
  async read(id: string): Promise<Buffer | null> {
    return readFile(this.pathOf(id)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
  }

  /** Deleting what is not there is fine. */
  async delete(id: string): Promise<void> {
    await Promise.all([this.pathOf(id), `${this.pathOf(id)}.part`].map((path) => rm(path, { force: true })));
  }

  private pathOf(id: string): string {
    return join(this.folder, `${id}.zip`);
  }
}

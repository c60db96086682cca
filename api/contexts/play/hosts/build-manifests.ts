import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Database } from '../../../platform/database/database.js';
import { OlderPages, type Need } from '../../publishing/index.js';

export interface BuildFile {
  /** Composed. */
  path: string;
  sha256: string;
  /** Unpacked. */
  size: number;
  type: string;
  gzipSize: number | null;
  brotliSize: number | null;
  /** The byte of a page before which our script goes; null for other files, and where another release kept none. */
  scriptAt: number | null;
}

export interface BuildManifest {
  entry: string | null;
  engine: Record<string, string | undefined> | null;
  /** What the frame around it has to allow. */
  needs: Need[];
  totalBytes: number;
  files: ReadonlyMap<string, BuildFile>;
}

/** What builds consist of; they never change, so they are remembered. */
@Injectable()
export class BuildManifests {
  private readonly kept = new LRUCache<string, BuildManifest>({ max: 200 });

  constructor(
    private readonly db: Database,
    private readonly olderPages: OlderPages,
  ) {}

  async of(buildId: string): Promise<BuildManifest | null> {
    const before = this.kept.get(buildId);
    if (before) return before;
    const [build] = await this.db.query<Pick<BuildManifest, 'entry' | 'engine' | 'needs'>>(
      `select entry, engine, needs from publishing.builds where id = $1 and kind = 'web' and status = 'ready'`,
      [buildId],
    );
    if (!build) return null;
    // Older builds keep names as their archives wrote them.
    const files = await this.db.query<BuildFile>(
      `select normalize(path, nfc) as path, sha256, size::float8 as size, type, gzip_size::float8 as "gzipSize", brotli_size::float8 as "brotliSize", script_at as "scriptAt"
         from publishing.build_files where build_id = $1`,
      [buildId],
    );
    const manifest = {
      ...build,
      totalBytes: files.reduce((sum, { size }) => sum + size, 0),
      files: new Map(files.map((file) => [file.path, file])),
    };
    this.kept.set(buildId, manifest);
    return manifest;
  }

  /** Where our script goes in a page. A manifest is remembered: so is what it lacked. */
  async startOf(file: BuildFile): Promise<number> {
    return (file.scriptAt ??= await this.olderPages.of(file.sha256));
  }
}

import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PRIVATE_FILES, type FileStore } from '../../../platform/files/file-store.js';
import type { Verdict } from '../archives/analyse-archive.js';
import { openArchive, type ArchivePlace, type ArchiveSource } from '../archives/server/archive-source.js';
import type { CheckedArchive } from '../archives/server/check-archive.js';
import type { InspectedFile } from '../archives/inspect-file.js';
import { withoutPacking } from '../archives/packing.rules.js';
import { entriesOf, serverTools } from '../archives/server/server-analysis.js';
import { ArchiveChecker } from './archive-checker.js';
import { Blobs } from './blobs.js';
import { BuildRows, type BuildFileRow, type NewBuild } from './build-rows.js';
import { BuildScanner, type Scan } from './build-scanner.js';
import { contentTypeOf, isCompressible } from '../archives/content-types.rules.js';

export type StoredBuild = { status: 'ready' | 'refused'; findings: Verdict['findings'] };

/**
 * Makes a build of an archive: checks it, keeps its files and says `ready`, or says `refused` with what is wrong and
 * keeps none of it. The same build again answers what was found the first time.
 */
export class StoreBuild extends Command<StoredBuild> {
  constructor(
    readonly build: NewBuild,
    /** A file on this machine, or the key of a stored one. */
    readonly archive: ArchivePlace,
  ) {
    super();
  }
}

@CommandHandler(StoreBuild)
export class StoreBuildHandler implements ICommandHandler<StoreBuild> {
  constructor(
    private readonly rows: BuildRows,
    private readonly checker: ArchiveChecker,
    private readonly blobs: Blobs,
    private readonly scanner: BuildScanner,
    @Inject(PRIVATE_FILES) private readonly files: FileStore,
  ) {}

  async execute({ build, archive }: StoreBuild): Promise<StoredBuild> {
    const before = await this.rows.begin(build);
    if (before.status !== 'checking') return { status: before.status, findings: before.findings };
    const source = await openArchive(archive, this.files);
    try {
      return await this.check(build, archive, source);
    } finally {
      await source.close();
    }
  }

  private async check(build: NewBuild, archive: ArchivePlace, source: ArchiveSource): Promise<StoredBuild> {
    const { sha256, verdict, pageStarts } = await this.checker.check(archive, build);
    const { scan, virus } = verdict.ok ? await this.scanner.scan(() => source.whole()) : { scan: 'unscanned' as Scan };
    const findings = scan === 'infected' ? [{ code: 'malware' as const, detail: virus }] : verdict.findings;
    if (!verdict.ok || !sha256 || scan === 'infected') {
      await this.rows.refuse(build.id, { sha256, size: source.size, findings, scan });
      return { status: 'refused', findings };
    }
    const files = build.kind === 'web' ? await this.keepFiles(source, verdict.files, pageStarts) : [];
    if (build.kind === 'download') await this.blobs.keepWhole(sha256, archive, source);
    await this.rows.finish(build.id, { sha256, size: source.size, verdict, files, scan });
    return { status: 'ready', findings };
  }

  private async keepFiles(
    source: ArchiveSource,
    files: readonly InspectedFile[],
    pageStarts: CheckedArchive['pageStarts'],
  ): Promise<BuildFileRow[]> {
    const entries = new Map((await entriesOf(source)).map((entry) => [entry.name, entry]));
    const kept: BuildFileRow[] = [];
    for (const { path, name, size, packed, sha256 } of files) {
      const entry = entries.get(name);
      if (!entry || !sha256) throw new Error(`${name} was lost while its archive was checked`);
      const type = contentTypeOf(packed ? withoutPacking(path) : path);
      await this.blobs.keep(sha256, type, async () => {
        const content = packed ? serverTools.unpack(packed, entry.read()) : entry.read();
        return Readable.fromWeb(content as NodeStream);
      });
      const copies = isCompressible(type, size)
        ? await this.blobs.makeCopies(sha256, size)
        : { gzipSize: null, brotliSize: null };
      kept.push({ path, sha256, size, type, packed, scriptAt: pageStarts[path] ?? null, ...copies });
    }
    return kept;
  }
}

import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../config.js';
import { Apart, BeyondLimits } from '../../../platform/apart/apart.js';
import { blobName } from '../../../platform/files/file-store.js';
import { CONFIG } from '../../../platform/tokens.js';
import { refused } from '../archives/analyse-archive.js';
import type { ArchivePlace } from '../archives/server/archive-source.js';
import type { ArchiveToCheck, CheckedArchive } from '../archives/server/check-archive.js';
import type { BuildKind } from '../archives/server/server-analysis.js';

const PROGRAM = new URL('../archives/server/check-archive.thread.cjs', import.meta.url);
/** Of the heap: texts that are searched have four megabytes at most, and what is read passes in pieces. */
const MEGABYTES = 768;

/** Reads what strangers uploaded in a thread that can be ended, one after the other: the other processor is for requests. */
@Injectable()
export class ArchiveChecker {
  private readonly thread: Apart<ArchiveToCheck>;

  constructor(@Inject(CONFIG) private readonly config: Config) {
    this.thread = new Apart(PROGRAM, { ms: config.archiveCheckMs, megabytes: MEGABYTES });
  }

  /** What takes too long or too much memory is refused with that sentence. */
  check(place: ArchivePlace, build: BuildKind): Promise<CheckedArchive> {
    const verdict = refused(0, [{ code: 'check-too-long' }]);
    return this.apart(place, build, { sha256: null, verdict, pageStarts: {} });
  }

  /** Where our script goes in a page of a build that another release made. */
  pageStart(sha256: string): Promise<number> {
    return this.apart({ key: blobName(sha256) }, 'page', 0);
  }

  private async apart<Result>(place: ArchivePlace, build: ArchiveToCheck['build'], beyond: Result): Promise<Result> {
    const { mediaDir, dataDir, s3 } = this.config;
    try {
      return await this.thread.run<Result>({ place, build, storage: { mediaDir, dataDir, s3 } });
    } catch (error) {
      if (error instanceof BeyondLimits) return beyond;
      throw error;
    }
  }
}

import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { ArchiveChecker } from './archive-checker.js';

/** Reads the pages of builds that another release made: once, when they are first played. */
@Injectable()
export class OlderPages {
  private readonly reading = new Map<string, Promise<number>>();

  constructor(
    private readonly db: Database,
    private readonly checker: ArchiveChecker,
  ) {}

  /** @param sha256 of the page. @returns the byte before which our script goes. @throws Error when the store has lost it */
  of(sha256: string): Promise<number> {
    const begun = this.reading.get(sha256) ?? this.read(sha256).finally(() => this.reading.delete(sha256));
    this.reading.set(sha256, begun);
    return begun;
  }

  private async read(sha256: string): Promise<number> {
    const scriptAt = await this.checker.pageStart(sha256);
    await this.db.query(
      `update publishing.build_files set script_at = $2 where sha256 = $1 and type like 'text/html%' and script_at is null`,
      [sha256, scriptAt],
    );
    return scriptAt;
  }
}

import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { GamePage } from '../archives/server/game-page.js';
import { ArchiveChecker } from './archive-checker.js';

/** Reads the pages of builds that another release made before pages were kept with their builds: once, when they are first played. */
@Injectable()
export class OlderPages {
  private readonly reading = new Map<string, Promise<GamePage>>();

  constructor(
    private readonly db: Database,
    private readonly checker: ArchiveChecker,
  ) {}

  /** @param sha256 of the page. @throws Error when the store has lost it */
  of(sha256: string): Promise<GamePage> {
    const begun = this.reading.get(sha256) ?? this.read(sha256).finally(() => this.reading.delete(sha256));
    this.reading.set(sha256, begun);
    return begun;
  }

  private async read(sha256: string): Promise<GamePage> {
    const page = await this.checker.page(sha256);
    await this.db.query(
      `update publishing.build_files set page = $2 where sha256 = $1 and type like 'text/html%' and page is null`,
      [sha256, JSON.stringify(page)],
    );
    return page;
  }
}

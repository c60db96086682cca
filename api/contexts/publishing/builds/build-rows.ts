import { Injectable } from '@nestjs/common';
import type { Instant } from '../../../kernel/instant.js';
import { BusinessClock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import type { Verdict } from '../archives/analyse-archive.js';
import type { DownloadPlatform } from '../archives/analyse-download.js';
import type { Finding } from '../archives/findings.rules.js';
import type { Packing } from '../archives/packing.rules.js';
import type { Scan } from './build-scanner.js';

/** A build as it is announced, before its archive was looked at. */
export type NewBuild = {
  id: string;
  gameId: string;
  /** As its developer calls it: `1.2`. */
  version: string;
  /** The name of the archive. */
  fileName: string;
  /** Null for builds that no person uploaded. */
  createdBy: string | null;
} & ({ kind: 'web' } | { kind: 'download'; platform: DownloadPlatform });

export interface BuildFileRow {
  path: string;
  sha256: string;
  size: number;
  type: string;
  packed: Packing | null;
  gzipSize: number | null;
  brotliSize: number | null;
  /** The byte of a page before which a script of the shop goes; null for what is no page. */
  scriptAt: number | null;
}

interface Checked {
  sha256: string | null;
  size: number;
  scan: Scan;
}

/** What is written down of builds while they are made. */
@Injectable()
export class BuildRows {
  constructor(
    private readonly db: Database,
    private readonly clock: BusinessClock,
  ) {}

  /** A build that was announced and waits to be checked. */
  async waiting(id: string): Promise<NewBuild | null> {
    const [row] = await this.db.query<NewBuild>(
      `select id, game_id as "gameId", kind, platform, version, archive_name as "fileName", created_by as "createdBy"
         from publishing.builds where id = $1 and status = 'checking'`,
      [id],
    );
    return row ?? null;
  }

  /** Announces a build, or finds the one of this id. */
  async begin(build: NewBuild, now: Instant = this.clock.now()) {
    const { id, gameId, kind, version, fileName, createdBy } = build;
    const platform = kind === 'download' ? build.platform : null;
    await this.db.query(
      `insert into publishing.builds (id, game_id, kind, platform, status, version, archive_name, archive_size, created_by, created_at)
       values ($1, $2, $3, $4, 'checking', $5, $6, 0, $7, $8) on conflict (id) do nothing`,
      [id, gameId, kind, platform, version, fileName, createdBy, now],
    );
    const [row] = await this.db.query<{ status: 'checking' | 'ready' | 'refused'; findings: Finding[] }>(
      'select status, findings from publishing.builds where id = $1',
      [id],
    );
    if (!row) throw new Error(`build ${id} was deleted while it was made`);
    return row;
  }

  async refuse(id: string, { sha256, size, findings, scan }: Checked & { findings: Finding[] }): Promise<void> {
    await this.db.query(
      `update publishing.builds set status = 'refused', archive_sha256 = $2, archive_size = $3, findings = $4, scan = $5, checked_at = $6
        where id = $1 and status = 'checking'`,
      [id, sha256, size, JSON.stringify(findings), scan, this.clock.now()],
    );
  }

  /** Where checking failed again and again, through no fault of the archive. */
  async giveUp(id: string): Promise<void> {
    await this.db.query(
      `update publishing.builds set status = 'refused', findings = $2, checked_at = $3 where id = $1 and status = 'checking'`,
      [id, JSON.stringify([{ code: 'check-failed' } satisfies Finding]), this.clock.now()],
    );
  }

  /** The build and its files become visible at once. */
  async finish(
    id: string,
    { sha256, size, verdict, files, scan }: Checked & { verdict: Verdict; files: BuildFileRow[] },
  ): Promise<void> {
    const { totals, entry, engine, needs, findings } = verdict;
    await this.db.transaction(async (sql) => {
      await sql.query(
        `insert into publishing.build_files (build_id, path, sha256, size, type, packed, gzip_size, brotli_size, script_at)
         select $1, f.path, f.sha256, f.size, f.type, f.packed, f."gzipSize", f."brotliSize", f."scriptAt"
           from jsonb_to_recordset($2::jsonb) as f(path text, sha256 text, size bigint, type text, packed text, "gzipSize" bigint, "brotliSize" bigint, "scriptAt" int)
         on conflict do nothing`,
        [id, JSON.stringify(files)],
      );
      await sql.query(
        `update publishing.builds set status = 'ready', archive_sha256 = $2, archive_size = $3, unpacked_size = $4, entry = $5,
                engine = $6, findings = $7, scan = $8, checked_at = $9, first_download = nullif($10::bigint, 0), needs = $11
          where id = $1 and status = 'checking'`,
        [
          id,
          sha256,
          size,
          totals.unpacked || null,
          entry,
          engine && JSON.stringify(engine),
          JSON.stringify(findings),
          scan,
          this.clock.now(),
          totals.firstDownload,
          needs,
        ],
      );
    });
  }
}

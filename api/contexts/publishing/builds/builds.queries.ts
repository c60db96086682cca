import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Language } from '../../../platform/http/messages.js';
import type { EngineBuild } from '../archives/engine.rules.js';
import { isKnown, levelOf, sentenceOf, type Finding } from '../archives/findings.rules.js';
import type { BuildFileReply, BuildReply } from './builds.dto.js';

type Row = Omit<BuildReply, 'engine' | 'findings'> & { engine: EngineBuild | null; findings: Finding[] };

const TRANSFERRED = 'coalesce(f.brotli_size, f.gzip_size, f.size)';
const ROW = `b.id, b.game_id as "gameId", b.kind, b.platform, b.status, b.scan, b.version, b.archive_name as "fileName",
  b.archive_sha256 as sha256, b.archive_size::float8 as size, b.unpacked_size::float8 as "unpackedSize",
  b.first_download::float8 as "firstDownload", b.entry, b.engine, b.findings, b.created_at as "createdAt", b.checked_at as "checkedAt",
  (select coalesce(array_agg(c.channel order by c.channel), '{}') from publishing.channels c where c.build_id = b.id) as channels,
  case when b.status <> 'ready' then null
       when b.kind = 'download' then b.archive_size::float8
       else (select coalesce(sum(${TRANSFERRED}), 0)::float8 from publishing.build_files f where f.build_id = b.id and not exists (
              select from publishing.channels c join publishing.build_files live on live.build_id = c.build_id and live.path = f.path
               where c.game_id = b.game_id and c.channel = 'live' and c.kind = 'web' and c.build_id <> b.id and live.sha256 = f.sha256))
  end as "downloadSize"`;

@Injectable()
export class BuildsQueries {
  constructor(private readonly db: Database) {}

  /** Whose game it is; null for none. */
  async developerOf(gameId: string): Promise<string | null> {
    const [game] = await this.db.query<{ id: string }>(
      'select developer_id as id from publishing.games where id = $1',
      [gameId],
    );
    return game?.id ?? null;
  }

  /** Newest first. */
  async of(gameId: string, language: Language): Promise<BuildReply[]> {
    const rows = await this.db.query<Row>(
      `select ${ROW} from publishing.builds b where b.game_id = $1 order by b.created_at desc, b.id limit 200`,
      [gameId],
    );
    return rows.map((row) => replyOf(row, language));
  }

  async find(gameId: string, id: string, language: Language): Promise<BuildReply | null> {
    const [row] = await this.db.query<Row>(
      `select ${ROW} from publishing.builds b where b.game_id = $1 and b.id = $2`,
      [gameId, id],
    );
    return row ? replyOf(row, language) : null;
  }

  filesOf(id: string): Promise<BuildFileReply[]> {
    return this.db.query<BuildFileReply>(
      `select f.path, f.size::float8 as size, ${TRANSFERRED}::float8 as "transferSize", f.type
         from publishing.build_files f where f.build_id = $1 order by f.size desc, f.path`,
      [id],
    );
  }
}

function replyOf({ engine, findings, ...row }: Row, language: Language): BuildReply {
  return {
    ...row,
    engine: engine && [engine.name, engine.version].filter(Boolean).join(' '),
    findings: findings.filter(isKnown).map((finding) => ({
      ...finding,
      level: levelOf(finding),
      message: sentenceOf(finding)[language],
    })),
  };
}

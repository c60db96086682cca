import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Bilingual } from '../../../kernel/language.js';
import type { Instant } from '../../../kernel/instant.js';
import type { Ids } from '../../../kernel/ports.js';
import { BusinessClock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { IDS } from '../../../platform/tokens.js';
import { iconAddress } from '../definitions/icons.js';
import { COUNT_REQUEST, refuseTooFast, WINDOW_VALUES } from './rate-windows.js';
import { isProgress, mergedReports, TRUST, type Report, type ReportFault, type Trust } from './report.rules.js';

export interface Reporter {
  personId: string;
  gameId: string;
  trust: Trust;
}

/** What became of one report. */
export interface ReportResult {
  key: string;
  kept: boolean;
  /** Why it was not kept. */
  because: ReportFault | null;
  /** How far the person is now: never less than before. */
  value: number | null;
  target: number | null;
  unlockedAt: Instant | null;
  /** Earned by this very report. */
  isNew: boolean;
  title: Bilingual | null;
  icon: string | null;
}

interface KeptRow {
  key: string;
  value: number;
  target: number;
  unlockedAt: Instant | null;
  isNew: boolean;
  title: Bilingual;
  icon: string | null;
}

/** Takes what a game reports of a person. Repeating it, or sending it late or out of order, changes nothing: the farthest counts. */
export class ReportProgress extends Command<ReportResult[]> {
  /** @param by who may report it was asked before. @throws Problem 429 `achievements-too-fast`. */
  constructor(
    readonly by: Reporter,
    readonly reports: readonly (Omit<Report, 'value'> & { value: unknown })[],
  ) {
    super();
  }
}

@CommandHandler(ReportProgress)
export class ReportProgressHandler implements ICommandHandler<ReportProgress> {
  constructor(
    private readonly db: Database,
    private readonly clock: BusinessClock,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  async execute({ by, reports }: ReportProgress): Promise<ReportResult[]> {
    const now = this.clock.now();
    const good = reports.filter((report): report is Report => report.value === null || isProgress(report.value));
    const merged = mergedReports(good, now);
    const kept = new Map((await this.keep(by, merged, now)).map((row) => [row.key, row]));
    const answered = new Set<string>();
    return reports.map((report) => {
      const isGood = good.includes(report as Report);
      const row = isGood ? kept.get(report.key) : undefined;
      if (!row) return notKept(report.key, isGood ? 'achievement-unknown' : 'achievement-value');
      const isFirst = !answered.has(report.key);
      answered.add(report.key);
      return resultOf(row, isFirst);
    });
  }

  private async keep({ personId, gameId, trust }: Reporter, reports: Report[], now: Instant): Promise<KeptRow[]> {
    const [answer] = await this.db.query<{ secondsLeft: number | null; kept: KeptRow[] }>(KEEP, [
      personId,
      gameId,
      reports.map(({ key }) => key),
      reports.map(({ value }) => value),
      reports.map(({ at }) => at),
      TRUST[trust],
      now,
      this.ids.next(),
      ...WINDOW_VALUES,
    ]);
    refuseTooFast(answer?.secondsLeft ?? null);
    return answer?.kept ?? [];
  }
}

/** The key share lock of the reference keeps studios from changing what a player is just about to begin. */
const KEEP = `
  with counted as (${COUNT_REQUEST}),
  reached as (
    select d.id, d.key, d.target, d.title, d.unlocked_icon, t.at, least(coalesce(t.value, d.target), d.target) as value
      from unnest($3::text[], $4::bigint[], $5::timestamptz[]) as t(key, value, at)
      join achievements.definitions d on d.game_id = $2 and d.key = t.key and d.archived_at is null
     where not exists (select from counted where is_full)),
  kept as (
    insert into achievements.progress as p (achievement_id, person_id, game_id, value, trust, unlocked_at, unlocked_by, reported_at)
    select id, $1, $2, value, $6, case when value = target then at end, case when value = target then $8::uuid end, $7
      from reached order by key
    on conflict (achievement_id, person_id) do update set
      value = greatest(p.value, excluded.value),
      trust = case when excluded.value > p.value then excluded.trust
                   when excluded.value = p.value then greatest(p.trust, excluded.trust) else p.trust end,
      unlocked_at = least(p.unlocked_at, excluded.unlocked_at),
      unlocked_by = coalesce(p.unlocked_by, excluded.unlocked_by),
      reported_at = excluded.reported_at
    returning achievement_id, value, unlocked_at, unlocked_by)
  select (select max(seconds_left) from counted where is_full) as "secondsLeft",
         coalesce((select json_agg(json_build_object('key', r.key, 'value', k.value, 'target', r.target,
           'unlockedAt', to_char(k.unlocked_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
           'isNew', k.unlocked_by is not distinct from $8::uuid, 'title', r.title, 'icon', r.unlocked_icon))
           from kept k join reached r on r.id = k.achievement_id), '[]') as kept`;

function notKept(key: string, because: ReportFault): ReportResult {
  const nothing = { value: null, target: null, unlockedAt: null, title: null, icon: null };
  return { key, kept: false, because, isNew: false, ...nothing };
}

function resultOf({ key, value, target, unlockedAt, isNew, title, icon }: KeptRow, isFirst: boolean): ReportResult {
  const isEarned = unlockedAt !== null;
  return {
    ...{ key, kept: true, because: null, value, target, unlockedAt },
    isNew: isNew && isFirst,
    title: isEarned ? title : null,
    icon: isEarned ? iconAddress(icon) : null,
  };
}

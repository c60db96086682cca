import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Effect, EffectOutcome, EffectPerformer } from '../../../platform/event-store/effects.js';
import type { RecordedEvent } from '../../../platform/event-store/events.js';
import { derivedId } from '../../../platform/event-store/uuid.js';
import { WorkHandlers } from '../../../platform/jobs/work.js';
import { EffectPlanner } from '../../../platform/jobs/effect-planner.js';
import { StudioGames } from '../games/studio-games.js';

const MAILS: Record<string, string> = {
  GameSubmitted: 'mail:game-submitted',
  GameSentBack: 'mail:game-sent-back',
  GameReleased: 'mail:game-released',
  GameTakenDown: 'mail:game-taken-down',
  AppealDecided: 'mail:game-appeal-decided',
};
const CHANGED_BY_STAFF = 'mail:game-changed-by-staff';
const STAFF_CHANGES = new Set(['PriceChangeApplied', 'GameWithdrawn', 'GameRestored', 'TextsChanged']);
/** The kind of the work that plans one mail for each member. */
const workOf = (mail: string): string => mail.replace(/^mail:game/, 'publishing:notify-studio');

/** What staff change themselves, and say why; an appeal that was granted has a mail of its own. */
const isByStaff = ({ type, data, meta }: RecordedEvent): boolean =>
  meta.actor.kind === 'staff' && STAFF_CHANGES.has(type) && 'reason' in data;

/** The subject of a rule of its own per mail: a game, and where several may follow each other the event. */
export const studioRules = [
  ...Object.entries(MAILS).map(([type, mail]) => ruleOf(mail, (event) => event.type === type && [gameIn(event)])),
  ruleOf(CHANGED_BY_STAFF, (event) => isByStaff(event) && [gameIn(event), event.id]),
];

function ruleOf(mail: string, subjectOf: (event: RecordedEvent) => string[] | false) {
  return {
    name: mail.replace(/^mail:game/, 'notify-studio'),
    whenever(event: RecordedEvent): { kind: string; subject: string } | null {
      const subject = subjectOf(event);
      return subject ? { kind: workOf(mail), subject: subject.join(' ') } : null;
    },
  };
}

const gameIn = ({ data }: RecordedEvent): string => String(data.gameId);

/** Writes to each member of a studio about one of its games, once. */
@Injectable()
export class NotifyStudioEffects implements OnModuleInit {
  constructor(
    private readonly games: StudioGames,
    private readonly planner: EffectPlanner,
    private readonly work: WorkHandlers,
  ) {}

  onModuleInit(): void {
    for (const mail of [...Object.values(MAILS), CHANGED_BY_STAFF]) this.work.performs(this.performerOf(mail));
  }

  private performerOf(mail: string): EffectPerformer {
    const perform = (effect: Effect): Promise<EffectOutcome> => this.collect(mail, effect);
    return { kind: workOf(mail), perform, resolve: perform };
  }

  private async collect(mail: string, { effectId, subject, correlation }: Effect): Promise<EffectOutcome> {
    const [gameId = '', about = null] = subject.split(' ');
    const members = await this.games.members(gameId);
    await this.planner.together(correlation, async (rows, plan) => {
      for (const personId of members) {
        const id = derivedId(effectId, personId);
        const noted: unknown[] = await rows.query(
          'insert into publishing.notices (id, game_id, person_id, about) values ($1, $2, $3, $4) on conflict do nothing returning id',
          [id, gameId, personId, about],
        );
        if (noted.length > 0) await plan(mail, id);
      }
    });
    return { state: 'done' };
  }
}

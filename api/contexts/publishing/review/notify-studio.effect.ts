import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Fact } from '../../../kernel/decider.js';
import type { Effect, EffectOutcome, EffectPerformer } from '../../../platform/event-store/effects.js';
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
/** The kind of the work that plans one mail for each member. */
const workOf = (mail: string): string => mail.replace(/^mail:game/, 'publishing:notify-studio');

/** The subject of a rule of its own per mail: the effect names nothing else. */
export const studioRules = Object.entries(MAILS).map(([type, mail]) => ({
  name: mail.replace(/^mail:game/, 'notify-studio'),
  whenever: (event: Fact): { kind: string; subject: string } | null =>
    event.type === type ? { kind: workOf(mail), subject: (event.data as { gameId: string }).gameId } : null,
}));

/** Writes to each member of a studio about one of its games, once. */
@Injectable()
export class NotifyStudioEffects implements OnModuleInit {
  constructor(
    private readonly games: StudioGames,
    private readonly planner: EffectPlanner,
    private readonly work: WorkHandlers,
  ) {}

  onModuleInit(): void {
    for (const mail of Object.values(MAILS)) this.work.performs(this.performerOf(mail));
  }

  private performerOf(mail: string): EffectPerformer {
    const perform = (effect: Effect): Promise<EffectOutcome> => this.collect(mail, effect);
    return { kind: workOf(mail), perform, resolve: perform };
  }

  private async collect(mail: string, { effectId, subject, correlation }: Effect): Promise<EffectOutcome> {
    const members = await this.games.members(subject);
    await this.planner.together(correlation, async (rows, plan) => {
      for (const personId of members) {
        const id = derivedId(effectId, personId);
        const noted: unknown[] = await rows.query(
          'insert into publishing.notices (id, game_id, person_id) values ($1, $2, $3) on conflict do nothing returning id',
          [id, subject, personId],
        );
        if (noted.length > 0) await plan(mail, id);
      }
    });
    return { state: 'done' };
  }
}

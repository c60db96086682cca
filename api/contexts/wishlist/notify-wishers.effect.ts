import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Fact } from '../../kernel/decider.js';
import type { Ids } from '../../kernel/ports.js';
import { BusinessClock } from '../../platform/clock.js';
import type { Effect, EffectOutcome, EffectPerformer } from '../../platform/event-store/effects.js';
import { WorkHandlers } from '../../platform/jobs/work.js';
import { EffectPlanner, type PlanEffect } from '../../platform/jobs/effect-planner.js';
import { IDS } from '../../platform/tokens.js';
import { isGivenOut } from '../catalog/index.js';
import { newsOf, knownAfter, type GameStatus, type NewsKind } from './news.rules.js';

const NOTIFY_WISHERS = 'wishlist:notify-wishers';
const CAUSES = new Set([
  'GameReleased',
  'PriceChangeApplied',
  'GamePlanChanged',
  'GameWithdrawn',
  'GameRestored',
  'GameTakenDown',
]);

interface Wish extends GameStatus {
  personId: string;
}

/** Price, sale or plan of a game changed, or a build was given out: the first one makes the game one that can be had. */
export function wheneverWishChanges({ type, data }: Fact): { kind: string; subject: string } | null {
  const { gameId, channel } = data as { gameId: string; channel?: string };
  const isCause = type === 'BuildChannelSet' ? channel === 'live' : CAUSES.has(type);
  return isCause ? { kind: NOTIFY_WISHERS, subject: gameId } : null;
}

/** Writes to those who want a game what is new of it since they were last told; however often it runs. */
@Injectable()
export class NotifyWishersEffect implements OnModuleInit, EffectPerformer {
  readonly kind = NOTIFY_WISHERS;

  constructor(
    private readonly mails: EffectPlanner,
    private readonly clock: BusinessClock,
    private readonly work: WorkHandlers,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  onModuleInit(): void {
    this.work.performs(this);
  }

  async perform({ subject: gameId, correlation }: Effect): Promise<EffectOutcome> {
    await this.mails.together(correlation, (rows, plan) => this.notify(rows, plan, gameId));
    return { state: 'done' };
  }

  resolve(effect: Effect): Promise<EffectOutcome> {
    return this.perform(effect);
  }

  private async notify(rows: EntityManager, plan: PlanEffect, gameId: string): Promise<void> {
    const wishes = (await rows.query(
      `select person_id as "personId", price_told::float8 as price, listed_told as "isListed", in_plan_told as "isInPlan"
         from wishlist.games where game_id = $1 order by person_id for update`,
      [gameId],
    )) as Wish[];
    const [now] = (await rows.query(
      `select p.price::float8 as price, p.listed and ${isGivenOut('p.game_id')} as "isListed", p.in_plan as "isInPlan"
         from catalog_prices.prices p join catalog.games g on g.id = p.game_id where p.game_id = $1`,
      [gameId],
    )) as GameStatus[];
    if (!now || wishes.length === 0) return;
    const news = wishes.flatMap((wish) => {
      const kind = newsOf(wish, now);
      return kind ? [{ id: this.ids.next(), kind, wish }] : [];
    });
    await this.remember(
      rows,
      gameId,
      wishes.map((wish) => ({ ...knownAfter(wish, now), personId: wish.personId })),
    );
    await this.note(rows, gameId, now, news);
    for (const { id } of news) await plan('mail:wishlist-news', id);
  }

  private async remember(rows: EntityManager, gameId: string, known: readonly Wish[]): Promise<void> {
    await rows.query(
      `update wishlist.games w set price_told = t.price, listed_told = t.listed, in_plan_told = t.in_plan
         from unnest($2::uuid[], $3::bigint[], $4::boolean[], $5::boolean[]) as t(person_id, price, listed, in_plan)
        where w.game_id = $1 and w.person_id = t.person_id`,
      [
        gameId,
        known.map(({ personId }) => personId),
        known.map(({ price }) => price),
        known.map(({ isListed }) => isListed),
        known.map(({ isInPlan }) => isInPlan),
      ],
    );
  }

  private async note(
    rows: EntityManager,
    gameId: string,
    now: GameStatus,
    news: readonly { id: string; kind: NewsKind; wish: Wish }[],
  ): Promise<void> {
    await rows.query(
      `insert into wishlist.news (id, person_id, game_id, kind, price, previously, created_at)
       select n.id, n.person_id, $1, n.kind, $2, n.previously, $3 from unnest($4::uuid[], $5::uuid[], $6::text[], $7::bigint[]) as n(id, person_id, kind, previously)`,
      [
        gameId,
        now.price,
        this.clock.now(),
        news.map(({ id }) => id),
        news.map(({ wish }) => wish.personId),
        news.map(({ kind }) => kind),
        news.map(({ wish }) => wish.price),
      ],
    );
  }
}

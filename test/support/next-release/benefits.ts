import { Injectable, Module, type OnModuleInit } from '@nestjs/common';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import type { ContextParts } from '../../../api/platform/context.js';
import { Database } from '../../../api/platform/database/database.js';
import type { Effect, EffectOutcome } from '../../../api/platform/event-store/effects.js';
import { StreamNames } from '../../../api/platform/event-store/stream.js';
import { WorkHandlers } from '../../../api/platform/jobs/work.js';

/** A column that is never null, as a release adds one while the release before it still writes rows. */
class Gifts1799000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table access.persons add column gifts int not null default 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table access.persons drop column gifts');
  }
}

/** Counts a gift to everybody who bought something. */
@Injectable()
class GiveBenefit implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly work: WorkHandlers,
  ) {}

  onModuleInit(): void {
    const perform = async ({ subject: personId }: Effect): Promise<EffectOutcome> => {
      await this.db.query('update access.persons set gifts = 1 where id = $1', [personId]);
      return { state: 'done' };
    };
    this.work.performs({ kind: 'next:give-gift', perform, resolve: perform });
  }
}

@Module({ providers: [GiveBenefit] })
class BenefitsModule {}

/** What the release after this one brings: a column, an event type that it can read and does not write yet, and work of a new kind. */
export const benefits: ContextParts = {
  module: BenefitsModule,
  streams: [new StreamNames('gift', { GameGifted: 1 })],
  effectRules: [
    {
      name: 'gift-of-purchase',
      whenever: ({ type, data }) =>
        type === 'OrderPaid' ? { kind: 'next:give-gift', subject: String(data.personId) } : null,
    },
  ],
  migrations: [Gifts1799000000000],
};

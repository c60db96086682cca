import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { BusinessClock } from '../../platform/clock.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { PersonalData } from '../../platform/personal-data.js';
import { EndSubscription } from './end-subscription.js';
import { SubscriptionsQueries } from './subscriptions.queries.js';

/** What was agreed with a person stays with the books under an id; an erasure ends it, so that nothing is charged any more. */
@Injectable()
export class SubscriptionsPersonalData implements OnModuleInit {
  constructor(
    private readonly subscriptions: SubscriptionsQueries,
    private readonly data: PersonalData,
    private readonly commands: CommandBus,
    private readonly clock: BusinessClock,
  ) {}

  onModuleInit(): void {
    this.data.holds({
      name: 'subscriptions',
      title: { es: 'Suscripciones', en: 'Subscriptions' },
      about: {
        es: 'A qué planes te suscribiste, desde cuándo y hasta cuándo. Si borras tu cuenta, tu suscripción termina y no se cobra nada más; lo que pagaste queda en la contabilidad, sin tu nombre.',
        en: 'Which plans you subscribed to, since when and until when. If you delete your account, your subscription ends and nothing more is charged; what you paid stays with the books, without your name.',
      },
      collect: async (personId) =>
        (await this.subscriptions.allOf(personId)).map(
          ({ planId, price, status, autoRenew, createdAt, accessUntil, endedAt }) => ({
            planId,
            price,
            status,
            autoRenew,
            createdAt,
            accessUntil,
            endedAt,
          }),
        ),
      erase: (personId) => this.end(personId),
      ids: async (personId) => (await this.subscriptions.allOf(personId)).map(({ subscriptionId }) => subscriptionId),
    });
  }

  private async end(personId: string): Promise<void> {
    const latest = await this.subscriptions.latestOf(personId);
    if (!latest || (latest.status === 'ended' && latest.endedBecause === 'person-erased')) return;
    const { subscriptionId } = latest;
    const now = this.clock.now();
    const commandId = derivedId('end-of-erased', subscriptionId);
    const context = {
      commandId,
      actor: { kind: 'system' as const, id: 'erasure' },
      correlation: commandId,
      causation: commandId,
      now,
    };
    await this.commands.execute(new EndSubscription(subscriptionId, 'person-erased', context));
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BusinessClock } from '../../platform/clock.js';
import { CommandRunner } from '../../platform/event-store/command-runner.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { PersonalData } from '../../platform/personal-data.js';
import type { CardCommand } from './card.decider.js';
import { CardQueries } from './cards.queries.js';
import { cardStream } from './card.stream.js';

/** Saved cards leave with their owner: removed here at once, and at the bank by an effect that knows no person. */
@Injectable()
export class CardsPersonalData implements OnModuleInit {
  constructor(
    private readonly cards: CardQueries,
    private readonly runner: CommandRunner,
    private readonly clock: BusinessClock,
    private readonly data: PersonalData,
  ) {}

  onModuleInit(): void {
    this.data.holds({
      name: 'saved-cards',
      title: { es: 'Tarjetas guardadas', en: 'Saved cards' },
      about: {
        es: 'Marca y últimas cuatro cifras de las tarjetas que guardaste. El número completo solo lo tiene el banco; si borras tu cuenta, también él olvida tus tarjetas.',
        en: 'Brand and last four digits of the cards that you saved. Only the bank has the full number; if you delete your account, it forgets your cards too.',
      },
      collect: async (personId) =>
        (await this.cards.cardsOf(personId)).map(({ brand, last4, isDefault, trouble, enrolledAt }) => ({
          brand,
          last4,
          isDefault,
          trouble,
          enrolledAt,
        })),
      erase: (personId) => this.erase(personId),
    });
  }

  private async erase(personId: string): Promise<void> {
    const stream = cardStream.of(personId);
    const now = this.clock.now();
    const history = await this.runner.read([stream]);
    const id = derivedId('erase-cards', personId, cardStream.facts(history, personId).length);
    await this.runner.run(
      [stream],
      { commandId: id, actor: { kind: 'system', id: 'erasure' }, correlation: id, causation: id, now },
      (current) => {
        const { cards, enrolments } = cardStream.state(current, personId);
        const commands: CardCommand[] = [
          ...[...enrolments.keys()].map(
            (cardId) => ({ type: 'EndEnrolment', cardId, because: 'superseded', responseCode: null, now }) as const,
          ),
          ...[...cards.keys()].map((cardId) => ({ type: 'RemoveCard', cardId, now }) as const),
        ];
        return cardStream.decide(current, personId, commands, now);
      },
      history,
    );
  }
}

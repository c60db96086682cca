import { Injectable, type OnModuleInit } from '@nestjs/common';
import { civilDateOf } from '../../kernel/calendar.js';
import { BusinessClock } from '../../platform/clock.js';
import { PersonalData } from '../../platform/personal-data.js';
import { ShareRows } from './close/share-rows.js';

/** Money that is not shared yet must find its games after a person is erased; what is kept names an order alone. */
@Injectable()
export class EarningsPersonalData implements OnModuleInit {
  constructor(
    private readonly shares: ShareRows,
    private readonly clock: BusinessClock,
    private readonly data: PersonalData,
  ) {}

  onModuleInit(): void {
    this.data.holds({
      name: 'earnings',
      title: { es: 'Lo que pagas a los estudios', en: 'What you pay the studios' },
      about: {
        es: 'De lo que pagas por el plan, una parte va a los estudios de los juegos que jugaste. Si borras tu cuenta, queda por pedido, sin tu nombre.',
        en: 'Of what you pay for the plan, a part goes to the studios whose games you played. If you delete your account it stays by order, without your name.',
      },
      collect: () => Promise.resolve(null),
      erase: (personId) => this.shares.keepPlayOf(personId, civilDateOf(this.clock.now())),
      phase: 'first',
    });
  }
}

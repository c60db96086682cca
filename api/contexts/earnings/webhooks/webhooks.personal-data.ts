import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { PersonalData } from '../../../platform/personal-data.js';

/** An address belongs to the studio; it goes with the last of its people. */
@Injectable()
export class WebhooksPersonalData implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly data: PersonalData,
  ) {}

  onModuleInit(): void {
    this.data.holds({
      name: 'webhooks',
      title: { es: 'Avisos al servidor de tu estudio', en: 'Webhook of your studio' },
      about: {
        es: 'La dirección a la que avisamos de liquidaciones, pagos y devoluciones, si diriges un estudio. Se borra con la última persona del estudio.',
        en: 'The address that we tell of statements, pay-outs and refunds, if you own a studio. It is deleted with the last person of the studio.',
      },
      collect: (personId) =>
        this.db.query(
          `select e.url, e.created_at as "createdAt" from webhooks.endpoints e join developers.members m on m.developer_id = e.developer_id
            where m.person_id = $1 and m.role = 'owner' order by e.created_at`,
          [personId],
        ),
      // After the memberships: only then it shows whether a member is left.
      erase: () => this.eraseAbandoned(),
      phase: 'last',
    });
  }

  private async eraseAbandoned(): Promise<void> {
    await this.db.query(
      `with gone as (delete from webhooks.endpoints e where not exists (select from developers.members m where m.developer_id = e.developer_id) returning developer_id)
       delete from webhooks.deliveries where developer_id in (select developer_id from gone)`,
    );
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from './database/database.js';
import { PersonalData, type PersonalDataSource } from './personal-data.js';

const MAILS =
  'm.recipient = any($1::text[]) or m.message_id in (select effect_id from es.all_effects where subject = any($2::text[]))';

/** What the platform itself holds about people: captured mails and the ledger of effects. Queue and logs hold ids only. */
@Injectable()
export class PlatformPersonalData implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly data: PersonalData,
  ) {}

  onModuleInit(): void {
    for (const source of [this.mails(), this.effects(), LOGS]) this.data.holds(source);
  }

  private mails(): PersonalDataSource {
    return {
      name: 'mails',
      phase: 'first',
      title: { es: 'Correos guardados', en: 'Kept mails' },
      about: {
        es: 'Copias de correos que te enviamos. Solo existen donde la tienda corre sin servidor de correo, por ejemplo en pruebas. Sus textos pueden llevar enlaces secretos, por eso aquí van solo los asuntos.',
        en: 'Copies of mails that we sent you. They exist only where the shop runs without a mail server, such as for trials. Their texts may hold secret links, so only the subjects are here.',
      },
      collect: async (personId) => {
        const found = await this.db.query<object>(
          `select m.recipient as "to", m.subject, m.sent_at as "sentAt" from mail.captured m where ${MAILS} order by m.sent_at`,
          await this.keysOf(personId),
        );
        return found.length > 0 ? found : null;
      },
      erase: async (personId) =>
        void (await this.db.query(`delete from mail.captured m where ${MAILS}`, await this.keysOf(personId))),
    };
  }

  private effects(): PersonalDataSource {
    return {
      name: 'work',
      title: { es: 'Tareas hechas para ti', en: 'Work done for you' },
      about: {
        es: 'La lista de tareas que la tienda hizo por ti, como enviar un correo o preparar este archivo. Guarda números internos y horas, ningún nombre ni dirección. Queda para poder demostrar qué se hizo.',
        en: 'The list of what the shop did for you, such as sending a mail or making this file. It holds internal numbers and times, no name and no address. It stays, to be able to show what was done.',
      },
      collect: async (personId) => {
        const ids = await this.data.idsOf(personId);
        return this.db.query(
          'select kind, state, planned_at as "plannedAt", settled_at as "settledAt" from es.all_effects where subject = any($1::text[]) order by planned_at',
          [ids],
        );
      },
      erase: null,
    };
  }

  private async keysOf(personId: string): Promise<[string[], string[]]> {
    return Promise.all([this.data.addressesOf(personId), this.data.idsOf(personId)]);
  }
}

const LOGS: PersonalDataSource = {
  name: 'logs',
  title: { es: 'Registros del servidor y cola de trabajo', en: 'Server logs and work queue' },
  about: {
    es: 'Ni los registros del servidor ni la cola de trabajo llevan nombres, direcciones ni contraseñas; solo números internos.',
    en: 'Neither the logs of the server nor the work queue hold names, addresses or passwords; only internal numbers.',
  },
  collect: async () => null,
  erase: null,
};

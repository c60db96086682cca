import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PersonalData } from '../../platform/personal-data.js';
import { CodesQueries } from './codes.queries.js';

/** The codes that a person keeps go with the account; that a use happened stays with the books, which know an id. */
@Injectable()
export class CodesPersonalData implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly codes: CodesQueries,
    private readonly data: PersonalData,
  ) {}

  onModuleInit(): void {
    this.data.holds({
      name: 'codes',
      title: { es: 'Códigos de descuento', en: 'Discount codes' },
      about: {
        es: 'Los códigos que guardaste o usaste. Si borras tu cuenta, los guardados se borran; que alguien usó un código queda junto a la contabilidad, sin tu nombre.',
        en: 'The codes that you kept or used. If you delete your account, those you kept are deleted; that somebody used a code stays with the books, without your name.',
      },
      collect: (personId) => this.codesOf(personId),
      erase: async (personId) => {
        await this.db.query('delete from code_texts.claims where person_id = $1', [personId]);
      },
    });
  }

  private async codesOf(personId: string): Promise<unknown> {
    const codes = await this.codes.ownCodes(personId);
    return codes.map(({ text, hint, benefit, limits, usesByPerson, since }) => ({
      code: text ?? `… ${hint}`,
      benefit,
      validUntil: limits.validUntil,
      uses: usesByPerson,
      since,
    }));
  }
}

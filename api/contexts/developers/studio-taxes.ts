import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/** Where a studio pays taxes, for what is withheld of its money. */
@Injectable()
export class StudioTaxes {
  constructor(private readonly db: Database) {}

  /** A developer of the catalogue that is no studio of the shop counts as Chilean, with an unknown tax id. */
  async of(developerId: string): Promise<{ country: string; taxId: string | null }> {
    const [row] = await this.db.query<{ country: string; taxId: string | null }>(
      `select s.country, a.draft->>'taxId' as "taxId" from developers.studios s left join developers.applications a using (developer_id)
        where s.developer_id::text = $1`,
      [developerId],
    );
    return row ?? { country: 'CL', taxId: null };
  }
}

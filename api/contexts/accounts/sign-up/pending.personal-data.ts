import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { PersonalData } from '../../../platform/personal-data.js';

const OF_PERSON = 'email = (select email from identity.persons where id = $1)';

/** What is known of addresses on their way to an account. */
@Injectable()
export class PendingPersonalData implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly held: PersonalData,
  ) {}

  onModuleInit(): void {
    this.held.holds({
      name: 'pending-sign-up',
      tell: (personId) => this.tell(personId),
      erase: (personId) => this.erase(personId),
    });
  }

  private async tell(personId: string): Promise<unknown> {
    const [waiting] = await this.db.query(
      `select email, language, requested_at as "requestedAt", verified_at as "verifiedAt" from identity.pending_users where ${OF_PERSON}`,
      [personId],
    );
    return waiting ?? null;
  }

  private async erase(personId: string): Promise<void> {
    await this.db.query(`delete from identity.pending_users where ${OF_PERSON}`, [personId]);
  }
}

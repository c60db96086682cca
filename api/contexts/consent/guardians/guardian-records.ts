import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { PersonalData } from '../../../platform/personal-data.js';
import { Guardian } from './guardian.entity.js';

/** What is held about an account's guardian, for the export and the erasure. */
@Injectable()
export class GuardianRecords implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.holds({
      name: 'guardian',
      tell: async (personId) => {
        const guardian = await this.db.rows.findOneBy(Guardian, { personId });
        return (
          guardian && {
            email: guardian.email,
            askedAt: guardian.askedAt.toISOString(),
            decision: guardian.decision,
            decidedAt: guardian.decidedAt?.toISOString() ?? null,
          }
        );
      },
      erase: async (personId) => void (await this.db.rows.delete(Guardian, { personId })),
    });
  }
}

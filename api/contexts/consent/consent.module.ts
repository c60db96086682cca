import { Global, Module } from '@nestjs/common';
import { AccessModule, PurchaseRights } from '../access/index.js';
import { PrivacyModule } from '../privacy/index.js';
import { StaffModule } from '../staff/index.js';
import { ConsentsController } from './consents/consents.controller.js';
import { Consents } from './consents/consents.js';
import { UnsubscribeController } from './consents/unsubscribe.controller.js';
import { Unsubscribing } from './consents/unsubscribing.js';
import { GrowingUp } from './guardians/growing-up.js';
import { GuardianAnswers } from './guardians/guardian-answers.js';
import { GuardianController } from './guardians/guardian.controller.js';
import { GuardianRecords } from './guardians/guardian-records.js';
import { Guardians } from './guardians/guardians.js';
import { Standings } from './guardians/standings.js';

/** Global, because access below it asks for the purchase rights. */
@Global()
@Module({
  imports: [AccessModule, StaffModule, PrivacyModule],
  controllers: [ConsentsController, UnsubscribeController, GuardianController],
  providers: [
    Consents,
    Unsubscribing,
    Standings,
    { provide: PurchaseRights, useExisting: Standings },
    Guardians,
    GuardianAnswers,
    GuardianRecords,
    GrowingUp,
  ],
  exports: [Consents, Standings, PurchaseRights],
})
export class ConsentModule {}

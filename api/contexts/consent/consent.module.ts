import { Global, Module } from '@nestjs/common';
import { AccessModule, PurchaseRights } from '../access/index.js';
import { PrivacyModule } from '../privacy/index.js';
import { StaffModule } from '../staff/index.js';
import { ConsentsController, UnsubscribeController } from './consents.controller.js';
import { Consents, Unsubscribing } from './consents.js';
import { GrowingUp } from './growing-up.js';
import { GuardianAnswers, GuardianRecords, Guardians } from './guardians.js';
import { GuardianController } from './guardian.controller.js';
import { Standings } from './standings.js';

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

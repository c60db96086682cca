import { Global, Module } from '@nestjs/common';
import { AccessModule, PurchaseRights } from '../access/index.js';
import { PrivacyModule } from '../privacy/index.js';
import { StaffModule } from '../staff/index.js';
import { ConsentsController, UnsubscribeController } from './consents.controller.js';
import { Consents, Unsubscribing } from './consents.js';
import { ComeOfAge } from './come-of-age.js';
import { GuardianAnswers, GuardianRecords, Guardians } from './guardians.js';
import { GuardianController } from './guardian.controller.js';
import { PlayLimitsController } from './limits/play-limits.controller.js';
import { MeasuringController } from './measuring/measuring.controller.js';
import { Ages } from './age-status.js';

/** Global, because access below it asks for the purchase rights. */
@Global()
@Module({
  imports: [AccessModule, StaffModule, PrivacyModule],
  controllers: [
    ConsentsController,
    UnsubscribeController,
    GuardianController,
    PlayLimitsController,
    MeasuringController,
  ],
  providers: [
    Consents,
    Unsubscribing,
    Ages,
    { provide: PurchaseRights, useExisting: Ages },
    Guardians,
    GuardianAnswers,
    GuardianRecords,
    ComeOfAge,
  ],
  exports: [Consents, Ages, PurchaseRights],
})
export class ConsentModule {}

import { Module } from '@nestjs/common';
import { IdentityModule } from '../../contexts/identity/index.js';
import { WalletModule } from '../../contexts/wallet/index.js';
import { ChangeCardsHandler } from './change-cards.handler.js';
import { EnrolmentReturns } from './enrolment-returns.js';
import { FinishEnrolmentHandler } from './finish-enrolment.handler.js';
import { PlanCards } from './plan-cards.js';
import { SavedCardsController } from './saved-cards.controller.js';
import { StartEnrolmentHandler } from './start-enrolment.handler.js';
import { WalletPorts } from './wallet.ports.js';

@Module({
  imports: [IdentityModule, WalletModule],
  controllers: [SavedCardsController],
  providers: [StartEnrolmentHandler, FinishEnrolmentHandler, EnrolmentReturns, ChangeCardsHandler, PlanCards, WalletPorts],
})
export class SavedCardsModule {}

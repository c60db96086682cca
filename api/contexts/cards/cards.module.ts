import { Module } from '@nestjs/common';
import { AccessModule } from '../access/index.js';
import { PaymentsModule } from '../payments/index.js';
import { SavedCardsController } from './cards.controller.js';
import { CardsPersonalData } from './cards.personal-data.js';
import { CardQueries, CardVault } from './cards.queries.js';
import { ChooseDefaultCardHandler } from './choose-default-card.js';
import { CompleteEnrolmentHandler, EnrolmentTimer } from './complete-enrolment.js';
import { EnrolmentReturnsController } from './enrolment-returns.controller.js';
import { EnrolmentOutcomes, EnrolmentReturns } from './enrolment-returns.js';
import { ForgetCardPerformer } from './forget-card.performer.js';
import { CardUsers, RemoveSavedCardHandler } from './remove-saved-card.js';
import { RequestEnrolmentHandler } from './request-enrolment.js';
import { CardSecrets } from './secrets/card-secrets.js';

@Module({
  imports: [AccessModule, PaymentsModule],
  controllers: [SavedCardsController, EnrolmentReturnsController],
  providers: [
    CardQueries,
    CardSecrets,
    CardVault,
    CardUsers,
    EnrolmentOutcomes,
    EnrolmentReturns,
    EnrolmentTimer,
    ForgetCardPerformer,
    CardsPersonalData,
    RequestEnrolmentHandler,
    CompleteEnrolmentHandler,
    ChooseDefaultCardHandler,
    RemoveSavedCardHandler,
  ],
  exports: [CardQueries, CardSecrets, CardVault, CardUsers],
})
export class CardsModule {}

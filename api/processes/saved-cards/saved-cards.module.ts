import { Module } from '@nestjs/common';
import { AccessModule } from '../../contexts/access/index.js';
import { SubscriptionsModule } from '../../contexts/subscriptions/index.js';
import { CardsModule } from '../../contexts/cards/index.js';
import { ChangeCardsHandler } from './change-cards.handler.js';
import { EnrolmentReturns } from './enrolment-returns.js';
import { FinishEnrolmentHandler } from './finish-enrolment.handler.js';
import { SavedCardsController } from './saved-cards.controller.js';
import { StartEnrolmentHandler } from './start-enrolment.handler.js';
import { CardPorts } from './card.ports.js';

@Module({
  imports: [AccessModule, CardsModule, SubscriptionsModule],
  controllers: [SavedCardsController],
  providers: [StartEnrolmentHandler, FinishEnrolmentHandler, EnrolmentReturns, ChangeCardsHandler, CardPorts],
})
export class SavedCardsModule {}

import { Module } from '@nestjs/common';
import { BooksModule } from '../contexts/books/index.js';
import { DocumentsModule } from '../contexts/documents/index.js';
import { CatalogModule } from '../contexts/catalog/index.js';
import { CodesModule } from '../contexts/codes/index.js';
import { AccessModule } from '../contexts/access/index.js';
import { PrivacyModule } from '../contexts/privacy/index.js';
import { StaffModule } from '../contexts/staff/index.js';
import { OrderingModule } from '../contexts/ordering/index.js';
import { refundsConsole, RefundsModule, RefundTimeline } from '../contexts/refunds/index.js';
import { SubscriptionsModule } from '../contexts/subscriptions/index.js';
import { PaymentDecisionsModule } from '../processes/payment-decisions/index.js';
import { SettlementModule } from '../processes/settlement/index.js';
import { AuditBoard } from './audit.board.js';
import { AuditResource } from './audit.resource.js';
import { CodesBoard } from './codes.board.js';
import { CodesResource } from './codes.resource.js';
import { BooksResource } from './books.resource.js';
import { DashboardResource } from './dashboard.resource.js';
import { ErasuresResource, PeopleResource } from './people.resource.js';
import { GamesResource } from './games.resource.js';
import { IncidentsBoard } from './incidents.board.js';
import { IncidentsResource } from './incidents.resource.js';
import { FailedWork } from './failed-work.js';
import { OrdersBoard } from './orders.board.js';
import { OrdersResource } from './orders.resource.js';
import { PaymentsBoard } from './payments.board.js';
import { PaymentsResource } from './payments.resource.js';
import { PeopleBoard, PersonStories } from './people.board.js';
import { PlansResource } from './plans.resource.js';
import { SettlementsBoard } from './settlements.board.js';
import { SettlementsResource } from './settlements.resource.js';
import { SalesFigures } from './sales.figures.js';
import { SessionResource } from './session.resource.js';
import { Timeline } from './timeline.js';

@Module({
  imports: [
    AccessModule,
    StaffModule,
    PrivacyModule,
    CatalogModule,
    CodesModule,
    OrderingModule,
    BooksModule,
    DocumentsModule,
    RefundsModule,
    SubscriptionsModule,
    PaymentDecisionsModule,
    SettlementModule,
  ],
  controllers: [
    SessionResource,
    DashboardResource,
    OrdersResource,
    PaymentsResource,
    GamesResource,
    PeopleResource,
    ErasuresResource,
    AuditResource,
    CodesResource,
    BooksResource,
    IncidentsResource,
    ...refundsConsole.controllers,
    PlansResource,
    SettlementsResource,
  ],
  providers: [
    OrdersBoard,
    PaymentsBoard,
    SalesFigures,
    Timeline,
    PeopleBoard,
    PersonStories,
    AuditBoard,
    CodesBoard,
    IncidentsBoard,
    ...refundsConsole.providers,
    { provide: RefundTimeline, useExisting: Timeline },
    FailedWork,
    SettlementsBoard,
  ],
})
export class BackofficeModule {}

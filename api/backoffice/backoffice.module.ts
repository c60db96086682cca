import { Module } from '@nestjs/common';
import { BooksModule } from '../contexts/books/index.js';
import { DocumentsModule } from '../contexts/documents/index.js';
import { CatalogModule } from '../contexts/catalog/index.js';
import { CodesModule } from '../contexts/codes/index.js';
import { AccessModule } from '../contexts/access/index.js';
import { PrivacyModule } from '../contexts/privacy/index.js';
import { StaffModule } from '../contexts/staff/index.js';
import { OrderingModule } from '../contexts/ordering/index.js';
import { PublishingModule } from '../contexts/publishing/index.js';
import { refundsConsole, RefundsModule, RefundTimeline } from '../contexts/refunds/index.js';
import { SubscriptionsModule } from '../contexts/subscriptions/index.js';
import { PaymentDecisionsModule } from '../processes/payment-decisions/index.js';
import { SettlementModule } from '../processes/settlement/index.js';
import { AuditList } from './audit/audit.list.js';
import { AuditResource } from './audit/audit.resource.js';
import { CodesList } from './codes/codes.list.js';
import { CodesResource } from './codes/codes.resource.js';
import { BooksResource } from './books/books.resource.js';
import { DashboardResource } from './dashboard/dashboard.resource.js';
import { ErasuresResource, PeopleResource } from './people/people.resource.js';
import { GamesList } from './games/games.list.js';
import { GamesResource } from './games/games.resource.js';
import { IncidentsList } from './books/incidents.list.js';
import { IncidentsResource } from './books/incidents.resource.js';
import { FailedWork } from './dashboard/failed-work.js';
import { OrdersList } from './orders/orders.list.js';
import { OrdersResource } from './orders/orders.resource.js';
import { PaymentsList } from './orders/payments.list.js';
import { PaymentsResource } from './orders/payments.resource.js';
import { PeopleList, PersonDetails } from './people/people.list.js';
import { PlansResource } from './people/plans.resource.js';
import { SettlementsList } from './books/settlements.list.js';
import { SettlementsResource } from './books/settlements.resource.js';
import { SalesFigures } from './dashboard/sales.figures.js';
import { SessionResource } from './people/session.resource.js';
import { Timeline } from './timeline/timeline.js';

@Module({
  imports: [
    AccessModule,
    StaffModule,
    PrivacyModule,
    CatalogModule,
    CodesModule,
    OrderingModule,
    PublishingModule,
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
    OrdersList,
    PaymentsList,
    SalesFigures,
    Timeline,
    PeopleList,
    PersonDetails,
    AuditList,
    GamesList,
    CodesList,
    IncidentsList,
    ...refundsConsole.providers,
    { provide: RefundTimeline, useExisting: Timeline },
    FailedWork,
    SettlementsList,
  ],
})
export class BackofficeModule {}

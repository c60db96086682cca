import { Module } from '@nestjs/common';
import { CatalogModule } from '../contexts/catalog/index.js';
import { IdentityModule } from '../contexts/identity/index.js';
import { OrderingModule } from '../contexts/ordering/index.js';
import { RefundsModule } from '../contexts/refunds/index.js';
import { RefundingModule } from '../processes/refunding/index.js';
import { AuditBoard } from './audit.board.js';
import { AuditResource } from './audit.resource.js';
import { DashboardResource } from './dashboard.resource.js';
import { GamesResource } from './games.resource.js';
import { OrdersBoard } from './orders.board.js';
import { OrdersResource } from './orders.resource.js';
import { PaymentsBoard } from './payments.board.js';
import { PaymentsResource } from './payments.resource.js';
import { PeopleBoard } from './people.board.js';
import { PeopleResource } from './people.resource.js';
import { OrderRefundsResource } from './order-refunds.resource.js';
import { RefundsBoard } from './refunds.board.js';
import { RefundsResource } from './refunds.resource.js';
import { RolesResource } from './roles.resource.js';
import { SalesFigures } from './sales.figures.js';
import { SessionResource } from './session.resource.js';
import { Staff } from './staff.js';
import { Timeline } from './timeline.js';

@Module({
  imports: [IdentityModule, CatalogModule, OrderingModule, RefundsModule, RefundingModule],
  controllers: [SessionResource, DashboardResource, OrdersResource, PaymentsResource, GamesResource, PeopleResource, RolesResource, AuditResource, RefundsResource, OrderRefundsResource],
  providers: [OrdersBoard, PaymentsBoard, SalesFigures, Timeline, PeopleBoard, AuditBoard, RefundsBoard, Staff],
})
export class BackofficeModule {}

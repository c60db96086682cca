import { Module } from '@nestjs/common';
import { CatalogModule } from '../contexts/catalog/index.js';
import { CodesModule } from '../contexts/codes/index.js';
import { IdentityModule } from '../contexts/identity/index.js';
import { OrderingModule } from '../contexts/ordering/index.js';
import { AuditBoard } from './audit.board.js';
import { AuditResource } from './audit.resource.js';
import { CodesBoard } from './codes.board.js';
import { CodesResource } from './codes.resource.js';
import { DashboardResource } from './dashboard.resource.js';
import { GamesResource } from './games.resource.js';
import { OrdersBoard } from './orders.board.js';
import { OrdersResource } from './orders.resource.js';
import { PaymentsBoard } from './payments.board.js';
import { PaymentsResource } from './payments.resource.js';
import { PeopleBoard } from './people.board.js';
import { PeopleResource } from './people.resource.js';
import { RolesResource } from './roles.resource.js';
import { SalesFigures } from './sales.figures.js';
import { SessionResource } from './session.resource.js';
import { Staff } from './staff.js';
import { Timeline } from './timeline.js';

@Module({
  imports: [IdentityModule, CatalogModule, CodesModule, OrderingModule],
  controllers: [SessionResource, DashboardResource, OrdersResource, PaymentsResource, GamesResource, PeopleResource, RolesResource, AuditResource, CodesResource],
  providers: [OrdersBoard, PaymentsBoard, SalesFigures, Timeline, PeopleBoard, AuditBoard, CodesBoard, Staff],
})
export class BackofficeModule {}

import { Module } from '@nestjs/common';
import { BooksModule } from '../books/index.js';
import { DevelopersModule } from '../developers/index.js';
import { CloseMonth } from './close/close-month.js';
import { CloseParts } from './close/close-parts.js';
import { CloseTimer } from './close/close.timer.js';
import { IssueStatements } from './close/issue-statements.js';
import { Pools } from './close/pools.js';
import { SaleRows } from './close/sale-rows.js';
import { ShareRows } from './close/share-rows.js';
import { EarningsOverview } from './console/earnings-overview.js';
import { EarningsResource } from './console/earnings.resource.js';
import { StatementsList } from './console/statements.list.js';
import { EarningsPersonalData } from './earnings.personal-data.js';
import { EarningsCsv } from './reads/earnings-csv.js';
import { EarningsViews } from './reads/earnings-views.js';
import { EarningsController } from './reads/earnings.controller.js';
import { KeepSoFar } from './reads/keep-so-far.js';
import { KeptMonths } from './reads/kept-months.js';
import { LineLabels } from './reads/line-labels.js';
import { LineRows } from './reads/line-rows.js';
import { SoFar } from './reads/so-far.js';
import { SplitRuleController } from './reads/split-rule.controller.js';
import { StatementPrints } from './reads/statement-prints.js';
import { StatementRows } from './reads/statement-rows.js';
import { StatementsController } from './reads/statements.controller.js';
import { StudioMonths } from './reads/studio-months.js';
import { StudioPlayers } from './reads/studio-players.js';

@Module({
  imports: [BooksModule, DevelopersModule],
  controllers: [EarningsController, StatementsController, SplitRuleController, EarningsResource],
  providers: [
    CloseMonth,
    CloseParts,
    CloseTimer,
    IssueStatements,
    Pools,
    ShareRows,
    SaleRows,
    StudioPlayers,
    SoFar,
    KeptMonths,
    StudioMonths,
    KeepSoFar,
    LineRows,
    LineLabels,
    EarningsCsv,
    StatementRows,
    StatementPrints,
    EarningsViews,
    EarningsPersonalData,
    EarningsOverview,
    StatementsList,
  ],
  exports: [CloseMonth, StatementRows, EarningsViews, SaleRows, ShareRows, StudioPlayers],
})
export class EarningsModule {}

import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { AccessModule } from '../access/index.js';
import { LibraryModule } from '../library/index.js';
import { OrderingModule } from '../ordering/index.js';
import { ClaimFreeGameHandler } from './redeeming/claim-free-game.js';
import { CartCodes, CodeRunner } from './code-uses.js';
import { CodeViews } from './redeeming/code-views.js';
import { DiscountsController } from './redeeming/codes.controller.js';
import { CodesPersonalData } from './codes.personal-data.js';
import { CodesQueries } from './codes.queries.js';
import { DeactivateCodesHandler } from './console/deactivate-codes.js';
import { IssueChosenCodeHandler, IssueCodeBatchHandler } from './console/issue-codes.js';
import { RedeemGameCodeHandler } from './redeeming/redeem-game-code.js';
import { CodeClaims, SaveCodeHandler } from './redeeming/save-code.js';

@Module({
  imports: [CatalogModule, AccessModule, LibraryModule, OrderingModule],
  controllers: [DiscountsController],
  providers: [
    CodesQueries,
    CartCodes,
    CodeRunner,
    CodeClaims,
    CodeViews,
    CodesPersonalData,
    RedeemGameCodeHandler,
    ClaimFreeGameHandler,
    SaveCodeHandler,
    IssueChosenCodeHandler,
    IssueCodeBatchHandler,
    DeactivateCodesHandler,
  ],
  exports: [CodesQueries, CartCodes, CodeRunner, CodeClaims],
})
export class CodesModule {}

import { Module } from '@nestjs/common';
import { streamHandlers } from '../../platform/event-store/stream-handlers.js';
import { AgeCheck } from './age-check.js';
import { CatalogController, CurriculumController } from './browsing/catalog.controller.js';
import { CatalogQueries } from './browsing/catalog.queries.js';
import { GameSearch } from './browsing/game-search.js';
import { CatalogCache } from './browsing/catalog-cache.js';
import { CatalogEditor } from './editing/catalog.editor.js';
import { DeveloperNames } from './editing/developer-names.js';
import { ExchangeRate } from './exchange-rate/exchange-rate.js';
import { ExchangeRateController } from './exchange-rate/exchange-rate.controller.js';
import { ListGame, PlanGame, PriceGame, RelabelGame, UnlistGame } from './game.commands.js';
import { gameStream } from './game.stream.js';

@Module({
  controllers: [CatalogController, CurriculumController, ExchangeRateController],
  providers: [
    AgeCheck,
    CatalogCache,
    GameSearch,
    CatalogQueries,
    CatalogEditor,
    DeveloperNames,
    ExchangeRate,
    ...streamHandlers(gameStream, [ListGame, PlanGame, PriceGame, RelabelGame, UnlistGame]),
  ],
  exports: [AgeCheck, CatalogQueries, CatalogEditor, DeveloperNames],
})
export class CatalogModule {}

import { Module } from '@nestjs/common';
import { AgeCheck } from './age-check.js';
import { CatalogController, CurriculumController, FeaturedController } from './browsing/catalog.controller.js';
import { CatalogQueries } from './browsing/catalog.queries.js';
import { GameSearch } from './browsing/game-search.js';
import { CatalogCache } from './browsing/catalog-cache.js';
import { ExchangeRate } from './exchange-rate/exchange-rate.js';
import { ExchangeRateController } from './exchange-rate/exchange-rate.controller.js';
import { FeatureGameHandler, UnfeatureGameHandler } from './featured/feature-game.js';
import { DeveloperNames } from './rows/developer-names.js';
import { GameRows } from './rows/game-rows.js';

@Module({
  controllers: [CatalogController, CurriculumController, FeaturedController, ExchangeRateController],
  providers: [
    ...[AgeCheck, CatalogCache, GameSearch, CatalogQueries, DeveloperNames, ExchangeRate, GameRows],
    ...[FeatureGameHandler, UnfeatureGameHandler],
  ],
  exports: [AgeCheck, CatalogQueries, DeveloperNames, GameRows],
})
export class CatalogModule {}

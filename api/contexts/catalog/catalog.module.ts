import { Module } from '@nestjs/common';
import { deciderHandlers } from '../../platform/event-store/decider-handlers.js';
import { CatalogController } from './catalog.controller.js';
import { CatalogEditor } from './catalog.editor.js';
import { CatalogQueries } from './catalog.queries.js';
import { DemoCatalogue } from './demo-catalogue.js';
import { ExchangeRate } from './exchange-rate.js';
import { ListGame, PriceGame, RelabelGame, UnlistGame } from './game.commands.js';
import { gameDecider } from './game.decider.js';

@Module({
  controllers: [CatalogController],
  providers: [CatalogQueries, CatalogEditor, ExchangeRate, DemoCatalogue, ...deciderHandlers('game', gameDecider as never, [ListGame, PriceGame, RelabelGame, UnlistGame] as never)],
  exports: [CatalogQueries, CatalogEditor, DemoCatalogue],
})
export class CatalogModule {}

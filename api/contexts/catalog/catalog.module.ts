import { Module } from '@nestjs/common';
import type { CommandContext } from '../../platform/event-store/events.js';
import { deciderHandlers } from '../../platform/event-store/decider-handlers.js';
import { CatalogController } from './browsing/catalog.controller.js';
import { CatalogQueries } from './browsing/catalog.queries.js';
import { GameSearch } from './browsing/game-search.js';
import { Shelf } from './browsing/shelf.js';
import { DemoCatalogue } from './demo/demo-catalogue.js';
import { CatalogEditor } from './editing/catalog.editor.js';
import { DeveloperNames } from './editing/developer-names.js';
import { ExchangeRate } from './exchange-rate/exchange-rate.js';
import { ExchangeRateController } from './exchange-rate/exchange-rate.controller.js';
import { ListGame, PriceGame, RelabelGame, UnlistGame, type GameCommand } from './game.commands.js';
import { gameDecider, type GameState } from './game.decider.js';
import type { GameEvent } from './game.events.js';

@Module({
  controllers: [CatalogController, ExchangeRateController],
  providers: [
    Shelf, GameSearch, CatalogQueries, CatalogEditor, DeveloperNames, ExchangeRate, DemoCatalogue,
    ...deciderHandlers<GameState, GameEvent, GameCommand<CommandContext>>('game', gameDecider, [ListGame, PriceGame, RelabelGame, UnlistGame]),
  ],
  exports: [CatalogQueries, CatalogEditor, DeveloperNames, DemoCatalogue],
})
export class CatalogModule {}

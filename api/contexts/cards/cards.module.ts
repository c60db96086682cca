import { Module } from '@nestjs/common';
import { CardSecrets } from './card-secrets.js';
import { CardVault } from './card-vault.js';
import { ForgetCardPerformer } from './forget-card.performer.js';
import { CardsPersonalData } from './cards.personal-data.js';
import { CardQueries } from './cards.queries.js';

@Module({
  providers: [CardQueries, CardSecrets, CardVault, ForgetCardPerformer, CardsPersonalData],
  exports: [CardQueries, CardSecrets, CardVault],
})
export class CardsModule {}

import { Module } from '@nestjs/common';
import { CardSecrets } from './card-secrets.js';
import { CardVault } from './card-vault.js';
import { ForgetCardPerformer } from './forget-card.performer.js';
import { InscriptionsClient } from './oneclick/inscriptions.client.js';
import { WalletPersonalData } from './wallet.personal-data.js';
import { WalletQueries } from './wallet.queries.js';

@Module({
  providers: [WalletQueries, CardSecrets, CardVault, InscriptionsClient, ForgetCardPerformer, WalletPersonalData],
  exports: [WalletQueries, CardSecrets, CardVault, InscriptionsClient],
})
export class WalletModule {}

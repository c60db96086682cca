import { Module } from '@nestjs/common';
import { CardSecrets } from './card-secrets.js';
import { CardVault } from './card-vault.js';
import { WalletQueries } from './wallet.queries.js';

@Module({ providers: [WalletQueries, CardSecrets, CardVault], exports: [WalletQueries, CardSecrets, CardVault] })
export class WalletModule {}

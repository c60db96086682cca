import type { ContextParts } from '../../platform/context.js';
import { WalletModule } from './wallet.module.js';

export { WalletModule } from './wallet.module.js';

export const wallet: ContextParts = {
  module: WalletModule,
  eventTypes: [
    'CardEnrolmentStarted',
    'CardEnrolmentOpened',
    'CardEnrolmentEnded',
    'CardEnrolled',
    'CardMadeDefault',
    'CardFoundUnusable',
    'CardRemoved',
  ].map((type) => ({ type, version: 1 })),
  projections: [],
  migrations: [],
  messages: {},
};

import { Global, Module } from '@nestjs/common';
import { PaymentProvider } from '../../../api/contexts/payments/index.js';
import type { ContextParts } from '../../../api/platform/context.js';
import { SecondProvider } from './second.provider.js';
import { SecondProviderController } from './second-provider.controller.js';

@Global()
@Module({
  controllers: [SecondProviderController],
  providers: [SecondProvider, { provide: PaymentProvider, useExisting: SecondProvider }],
  exports: [PaymentProvider],
})
class SecondProviderModule {}

export const secondProvider: ContextParts = { module: SecondProviderModule };

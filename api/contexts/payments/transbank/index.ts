import { Global, Module } from '@nestjs/common';
import type { ContextParts } from '../../../platform/context.js';
import { PaymentProvider } from '../provider.js';
import { InscriptionsClient } from './oneclick/inscriptions.client.js';
import { OneclickClient } from './oneclick/oneclick.client.js';
import { TransbankProvider } from './transbank.provider.js';
import { WebpayPlusClient } from './webpay/webpay.client.js';
import { webpayReturn, WebpayReturnController } from './webpay/webpay-return.controller.js';

export { readReturn } from './webpay/webpay-return.rules.js';

@Global()
@Module({
  controllers: [WebpayReturnController],
  providers: [
    WebpayPlusClient,
    OneclickClient,
    InscriptionsClient,
    { provide: PaymentProvider, useClass: TransbankProvider },
  ],
  exports: [PaymentProvider],
})
class TransbankModule {}

/** The payment provider. Another one is another folder beside this, and its line in `contexts.ts`. */
export const transbank: ContextParts = { module: TransbankModule, returnRoutes: [webpayReturn] };

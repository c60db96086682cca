import { Module } from '@nestjs/common';
import { LegalPages } from './legal-pages.js';
import { LegalPublishing } from './legal-publishing.js';
import { LegalTexts } from './legal-texts.js';
import { LegalController } from './legal.controller.js';
import { SellerController } from './seller.controller.js';

@Module({
  controllers: [LegalController, SellerController],
  providers: [LegalTexts, LegalPages, LegalPublishing],
  exports: [LegalTexts],
})
export class LegalModule {}

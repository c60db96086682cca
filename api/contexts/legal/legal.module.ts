import { Module } from '@nestjs/common';
import { LegalTexts } from './legal-texts.js';
import { LegalController } from './legal.controller.js';

@Module({ controllers: [LegalController], providers: [LegalTexts], exports: [LegalTexts] })
export class LegalModule {}

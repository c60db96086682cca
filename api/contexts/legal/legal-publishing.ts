import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PublishedTexts } from '../../platform/published-texts.js';
import { LegalTexts } from './legal-texts.js';

/** Tells the rest of the shop which texts are in force, by their hashes. */
@Injectable()
export class LegalPublishing implements OnModuleInit {
  constructor(
    private readonly texts: LegalTexts,
    private readonly published: PublishedTexts,
  ) {}

  onModuleInit(): void {
    for (const text of this.texts.published()) this.published.publishes(text);
  }
}

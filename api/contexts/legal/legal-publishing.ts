import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PublishedTexts } from '../../platform/published-texts.js';
import type { LegalDocument } from './legal-files.js';
import { LegalTexts } from './legal-texts.js';

/** One text, whose parts are allowed one by one. */
const ANSWERED_APART: Partial<Record<LegalDocument, readonly string[]>> = {
  cookies: ['cookies', 'page-views', 'network-tag'],
};

/** Tells the rest of the shop which texts are in force, by their hashes. */
@Injectable()
export class LegalPublishing implements OnModuleInit {
  constructor(
    private readonly texts: LegalTexts,
    private readonly published: PublishedTexts,
  ) {}

  onModuleInit(): void {
    for (const text of this.texts.published())
      for (const name of ANSWERED_APART[text.name] ?? [text.name]) this.published.publishes({ ...text, name });
  }
}

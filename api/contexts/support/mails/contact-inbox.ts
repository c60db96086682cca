import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../config.js';
import { CONFIG } from '../../../platform/tokens.js';

/** Where the shop reads the enquiries of each form. */
@Injectable()
export class ContactInbox {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  addressOf(template: string): string {
    const { templates } = this.config.contact;
    return templates[template as keyof typeof templates] ?? templates.contact;
  }
}

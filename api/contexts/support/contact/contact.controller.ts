import { Controller, Get, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Config } from '../../../config.js';
import { Public } from '../../../platform/http/access.js';
import { CONFIG } from '../../../platform/tokens.js';
import { PROMISED_DAYS } from '../promise.rules.js';
import { ContactReply } from './contact.dto.js';

@ApiTags('support')
@Controller('v1/contact')
export class ContactController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Returns what a contact form needs to send an enquiry to `/api/v1.0/email/send`, and the promised answer time. */
  @Get()
  @Public()
  read(): ContactReply {
    const { publicKey, serviceId } = this.config.contact;
    return { publicKey, serviceId, answerDays: PROMISED_DAYS.enquiry };
  }
}

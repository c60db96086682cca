import { Controller, Get, Inject, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Config } from '../../../config.js';
import { Public } from '../../../platform/http/access.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Problem } from '../../../platform/http/problem.js';
import { CONFIG } from '../../../platform/tokens.js';
import { CallerNetwork, Throttle } from '../../access/index.js';
import { PROMISED_DAYS } from '../promise.rules.js';
import { ContactReply, EnquiryNumberReply } from './contact.dto.js';
import { Enquiries } from './enquiries.js';

@ApiTags('support')
@Controller('v1/contact')
export class ContactController {
  constructor(
    private readonly enquiries: Enquiries,
    private readonly throttle: Throttle,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Returns what a contact form needs to send an enquiry to `/api/v1.0/email/send`, and the promised answer time. */
  @Get()
  @Public()
  read(): ContactReply {
    const { publicKey, serviceId } = this.config.contact;
    return { publicKey, serviceId, answerDays: PROMISED_DAYS.enquiry };
  }

  /**
   * Returns the number of an enquiry that was sent within the last hour with this random UUID as its `sender_key`.
   * 404 `enquiry-number-unknown` for another key, 429 for too many of them.
   */
  @Get('sent/:senderKey')
  @Public()
  async sent(
    @Param('senderKey', new IdPipe('enquiry-number-unknown')) senderKey: string,
    @CallerNetwork() network: string,
  ): Promise<EnquiryNumberReply> {
    await this.throttle.spend('link', senderKey, network);
    const number = await this.enquiries.numberOf(senderKey);
    if (number === null) throw new Problem(404, 'enquiry-number-unknown');
    await this.throttle.giveBack('link', senderKey, network);
    return { number };
  }
}

import { Controller, Get, Header } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/access.js';
import { SellerReply } from './legal.dto.js';
import { SELLER } from './texts/seller.js';

@ApiTags('legal')
@Controller('v1/seller')
export class SellerController {
  /** Returns who sells: legal name, tax number, address, representative and e-mail address, as in the legal texts. */
  @Get()
  @Public()
  @Header('cache-control', 'public, max-age=600')
  seller(): SellerReply {
    return SELLER;
  }
}

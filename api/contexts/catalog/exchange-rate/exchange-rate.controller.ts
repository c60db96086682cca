import { Controller, Get, Header } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../../platform/http/access.js';
import { ExchangeRateReply } from './exchange-rate.dto.js';
import { ExchangeRate } from './exchange-rate.js';

@ApiTags('catalogue')
@Controller('v1/exchange-rate')
export class ExchangeRateController {
  constructor(private readonly rate: ExchangeRate) {}

  /** Returns pesos per US dollar for approximate prices; 990 until the rate service answers. */
  @Get()
  @Public()
  @Header('cache-control', 'public, max-age=600')
  exchangeRate(): ExchangeRateReply {
    return this.rate.current();
  }
}

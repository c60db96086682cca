import { Body, Controller, Get, Post, Query, Redirect } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ReturnFromForm } from '../../../api/contexts/payments/index.js';
import { Correlation, Public } from '../../../api/platform/http/access.js';
import { SecondProvider } from './second.provider.js';

/** Its return route for forms, and the strings that a test pulls. */
@Controller('second-provider')
@Public()
export class SecondProviderController {
  constructor(
    private readonly provider: SecondProvider,
    private readonly commands: CommandBus,
  ) {}

  @Get('return')
  @Redirect()
  async returned(
    @Query('token') token: string,
    @Query('agrees') agrees: string,
    @Correlation() correlation: string,
  ): Promise<{ url: string; statusCode: number }> {
    const returned = this.provider.buyerLeaves(token, agrees === 'yes');
    return { url: await this.commands.execute(new ReturnFromForm(returned, correlation)), statusCode: 303 };
  }

  @Post('declines')
  declines(@Body() { times }: { times: number }): void {
    this.provider.declinesCharges(times);
  }

  @Get('held')
  held(): { held: number } {
    return { held: this.provider.held() };
  }
}

import { Body, Controller, Get, HttpCode, Module, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { Public } from './http/access.js';
import { BusinessClock } from './clock.js';

class MoveClockRequest {
  /** How far the business clock is ahead of the wall clock, in milliseconds. */
  @IsInt() @Min(-3_200_000_000_000) @Max(3_200_000_000_000)
  offsetMs: number;
}

/** Lets tests and demonstrations move the business clock. Not part of a production build's routes. */
@ApiExcludeController()
@Controller('v1/test/clock')
class TestClockController {
  constructor(private readonly clock: BusinessClock) {}

  @Get()
  @Public()
  read(): { now: string; offsetMs: number } {
    return { now: this.clock.now(), offsetMs: this.clock.offsetMs };
  }

  @Post()
  @HttpCode(200)
  @Public()
  async move(@Body() body: MoveClockRequest): Promise<{ now: string; offsetMs: number }> {
    await this.clock.move(body.offsetMs);
    return this.read();
  }
}

@Module({ controllers: [TestClockController] })
export class TestClockModule {}

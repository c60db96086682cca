import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { IsInt, IsISO8601, IsNumber, IsOptional, Max, Min } from 'class-validator';
import { later } from '../../kernel/instant.js';
import { BusinessClock } from '../clock.js';
import { Public } from '../http/access.js';
import { Problem } from '../http/problem.js';
import { Stepper, type Advanced } from './stepper.js';

const CENTURY_MS = 3_200_000_000_000;
const LONGEST_PATIENCE = 10;

class MoveClockRequest {
  /** Jump: how far the business clock is to be ahead of the wall clock, in milliseconds. What fell due meanwhile is late. */
  @IsOptional()
  @IsInt()
  @Min(-CENTURY_MS)
  @Max(CENTURY_MS)
  offsetMs?: number;
  /** Advance to this instant through everything that falls due before it. */
  @IsOptional()
  @IsISO8601({ strict: true })
  advanceTo?: string;
  /** Advance by so many milliseconds through everything that falls due meanwhile. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(CENTURY_MS)
  advanceMs?: number;
  /** How many times longer than usual an advance waits for each step, on a slow machine. */
  @IsOptional()
  @IsNumber()
  @Min(1)
  @Max(LONGEST_PATIENCE)
  patience?: number;
}

/** Lets tests and demonstrations move the business clock. Not registered in production. */
@ApiExcludeController()
@Controller('v1/test/clock')
export class TestClockController {
  private advancing: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly clock: BusinessClock,
    private readonly stepper: Stepper,
  ) {}

  /** What time it is for the shop. */
  @Get()
  @Public()
  read(): { now: string; offsetMs: number } {
    return { now: this.clock.now(), offsetMs: this.clock.offsetMs };
  }

  /** Jumps, or advances through every due instant in order; an advance that takes longer than a call may, says so in `reached`. 422 when it says neither or lies behind. */
  @Post()
  @HttpCode(200)
  @Public()
  async move(
    @Body() { offsetMs, advanceTo, advanceMs, patience }: MoveClockRequest,
  ): Promise<{ now: string; offsetMs: number } | Advanced> {
    if (offsetMs !== undefined) {
      await this.clock.move(offsetMs);
      return this.read();
    }
    const to = advanceTo ?? (advanceMs === undefined ? null : later(this.clock.now(), advanceMs));
    // A week of a year is ISO 8601 as well, and no instant.
    if (to === null || !(Date.parse(to) >= Date.parse(this.clock.now()))) throw new Problem(422, 'clock-goes-forward');
    // Two hands on one clock would step over each other's instants.
    const advanced = this.advancing.then(() => this.stepper.advance(new Date(to).toISOString(), patience));
    this.advancing = advanced.catch(() => undefined);
    return advanced;
  }
}

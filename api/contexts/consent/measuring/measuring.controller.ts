import { randomBytes } from 'node:crypto';
import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Config } from '../../../config.js';
import { Public } from '../../../platform/http/access.js';
import { Problem } from '../../../platform/http/problem.js';
import { CONFIG } from '../../../platform/tokens.js';
import { measuringFrame, measuringPolicy } from './measuring-frame.js';

/** The closed frames in which measuring tools run, named like the page that was seen: `/measuring/page-views/es/games`. */
@ApiExcludeController()
@Controller('measuring')
export class MeasuringController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Returns the frame of a tool that is configured; 404 for another one. */
  @Get(':kind/*')
  @Public()
  frame(@Param('kind') kind: string, @Res() reply: FastifyReply): void {
    const tool = Object.hasOwn(this.config.measuring, kind)
      ? this.config.measuring[kind as keyof Config['measuring']]
      : null;
    if (!tool) throw new Problem(404, 'measuring-tool-unknown');

    const nonce = randomBytes(16).toString('base64');
    void reply
      .headers({
        'content-security-policy': measuringPolicy(tool, nonce),
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      })
      .type('text/html; charset=utf-8')
      .send(measuringFrame(tool, nonce));
  }
}

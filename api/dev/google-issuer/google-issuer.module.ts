import { randomBytes } from 'node:crypto';
import { Body, Controller, Get, Header, Inject, Module, Post, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { IsEmail, IsOptional, IsString, MaxLength } from 'class-validator';
import type { FastifyReply } from 'fastify';
import type { JWK } from 'jose';
import type { Config } from '../../config.js';
import { Public } from '../../platform/http/access.js';
import { Problem } from '../../platform/http/problem.js';
import { CONFIG } from '../../platform/tokens.js';
import { GoogleIssuer } from './google-issuer.js';
import { googlePage, type Question } from './google-page.js';

class QuestionRequest implements Question {
  @IsString()
  @MaxLength(200)
  client_id: string;
  @IsOptional()
  @IsString()
  @MaxLength(200)
  nonce?: string;
  /** A path of the shop; the token comes back behind its #. */
  @IsString()
  @MaxLength(1_000)
  return_to: string;
}

class ChoiceRequest extends QuestionRequest {
  @IsString()
  @MaxLength(80)
  name: string;
  @IsEmail()
  email: string;
  @IsOptional()
  @IsString()
  verified?: string;
  @IsOptional()
  @IsString()
  workspace?: string;
}

/** Stands in for Google on one's own machine, so that sign-in works offline. Not registered in production. */
@ApiExcludeController()
@Controller('dev/google')
class GoogleIssuerController {
  constructor(
    private readonly issuer: GoogleIssuer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('keys')
  @Header('cache-control', 'public, max-age=600')
  @Public()
  keys(): Promise<{ keys: JWK[] }> {
    return this.issuer.keys();
  }

  @Get()
  @Public()
  ask(@Query() { client_id, nonce, return_to }: QuestionRequest, @Res() reply: FastifyReply): void {
    const styleNonce = randomBytes(16).toString('base64');
    void reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'nonce-${styleNonce}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
      )
      .send(googlePage({ client_id, nonce, return_to: this.pageOf(return_to) }, styleNonce));
  }

  /** Sends the browser back with the token where no server and no log sees it: behind the #. */
  @Post()
  @Public()
  async choose(
    @Body() { client_id, nonce, return_to, name, email, verified, workspace }: ChoiceRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const account = {
      name,
      email,
      verified: verified === 'yes',
      workspace: workspace === 'yes' ? (email.split('@')[1] ?? '') : '',
    };
    const credential = await this.issuer.credential(account, client_id, nonce);
    void reply.header('cache-control', 'no-store').redirect(`${this.pageOf(return_to)}#credential=${credential}`, 303);
  }

  /** @throws Problem 422 for an address that is not the shop's. */
  private pageOf(address: string): string {
    const { publicUrl } = this.config;
    const url = URL.canParse(address, publicUrl) ? new URL(address, publicUrl) : null;
    if (url?.origin !== new URL(publicUrl).origin)
      throw new Problem(422, 'invalid-request', { errors: [{ msg: 'must be a page of the shop', path: 'return_to' }] });
    return `${url.origin}${url.pathname}${url.search}`;
  }
}

@Module({ controllers: [GoogleIssuerController], providers: [GoogleIssuer] })
export class GoogleIssuerModule {}

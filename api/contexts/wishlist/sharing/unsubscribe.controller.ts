import { Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { OneClickBody } from '../../../platform/http/body-limit.js';
import { CallerLanguage, Public } from '../../../platform/http/access.js';
import type { Language } from '../../../platform/http/messages.js';
import { Problem } from '../../../platform/http/problem.js';
import { SignedAddresses } from '../../access/index.js';
import { WISHLIST_UNSUBSCRIBED } from '../wishlist.messages.js';
import { WishlistUnsubscribeQuery, WishlistUnsubscribeReply } from '../wishlist.dto.js';
import { Wishlists } from '../wishlists.js';

const PAGE = '/wishlist/unsubscribe';

@ApiTags('wishlist')
@Controller('v1/wishlists/unsubscribe')
export class WishlistUnsubscribeController {
  constructor(
    private readonly addresses: SignedAddresses,
    private readonly wishlists: Wishlists,
  ) {}

  /** Shows a page to confirm on; opening it ends nothing. 404 for an unknown address. */
  @Get()
  @Public()
  @ApiExcludeEndpoint()
  ask(@Query() { token }: WishlistUnsubscribeQuery, @Res() reply: FastifyReply): void {
    const page = this.addresses.address('wishlist', this.personOf(token), PAGE);
    void reply.header('cache-control', 'no-store').redirect(page, 303);
  }

  /** Ends mails about the wishlist without log-in, as mail programs request it (RFC 8058). 404 for an unknown token. */
  @Post()
  @HttpCode(200)
  @OneClickBody()
  @Public()
  async unsubscribe(
    @Query() { token }: WishlistUnsubscribeQuery,
    @CallerLanguage() language: Language,
  ): Promise<WishlistUnsubscribeReply> {
    await this.wishlists.setMails(this.personOf(token), false);
    return { message: WISHLIST_UNSUBSCRIBED[language] };
  }

  private personOf(token: string): string {
    const id = this.addresses.read('wishlist', token);
    if (!id) throw new Problem(404, 'unsubscribe-link-unknown');
    return id;
  }
}

import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { Config } from '../../config.js';
import { Caller, ForSignedIn, Public, type SignedIn } from '../../platform/http/access.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { Problem } from '../../platform/http/problem.js';
import { CONFIG } from '../../platform/tokens.js';
import { SharedWishlistReply, WishlistMailsRequest, WishlistReply } from './wishlist.dto.js';
import { Wishlists } from './wishlists.js';

/** Games that the caller wants. */
@ApiTags('wishlist')
@ApiBearerAuth()
@ForSignedIn()
@Controller('v1/wishlist')
export class WishlistController {
  constructor(
    private readonly wishlists: Wishlists,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Returns the caller's wishlist. */
  @Get()
  mine(@Caller() { userId }: SignedIn): Promise<WishlistReply> {
    return this.reply(userId);
  }

  /** Adds a game. A second time changes nothing. 404 `game-not-found`, 409 `wishlist-full` beyond 500. */
  @Put('games/:gameId')
  async add(
    @Param('gameId', new IdPipe('game-not-found')) gameId: string,
    @Caller() { userId }: SignedIn,
  ): Promise<WishlistReply> {
    await this.wishlists.add(userId, gameId);
    return this.reply(userId);
  }

  /** Takes a game off. One that is not on the list changes nothing. */
  @Delete('games/:gameId')
  async remove(
    @Param('gameId', new IdPipe('game-not-found')) gameId: string,
    @Caller() { userId }: SignedIn,
  ): Promise<WishlistReply> {
    await this.wishlists.remove(userId, gameId);
    return this.reply(userId);
  }

  /** Switches mails about the games of the list on or off. */
  @Put('mails')
  async mails(@Body() { mails }: WishlistMailsRequest, @Caller() { userId }: SignedIn): Promise<WishlistReply> {
    await this.wishlists.setMails(userId, mails);
    return this.reply(userId);
  }

  /** Gives the list an address for parents and friends. It shows the games and nothing of the caller. */
  @Post('share')
  @HttpCode(200)
  async share(@Caller() { userId }: SignedIn): Promise<WishlistReply> {
    await this.wishlists.share(userId);
    return this.reply(userId);
  }

  /** Ends the address of the list for good; sharing again makes another one. */
  @Delete('share')
  async stopSharing(@Caller() { userId }: SignedIn): Promise<WishlistReply> {
    await this.wishlists.stopSharing(userId);
    return this.reply(userId);
  }

  private async reply(personId: string): Promise<WishlistReply> {
    const [games, { mails, shareToken }] = await Promise.all([
      this.wishlists.gamesOf(personId),
      this.wishlists.settingsOf(personId),
    ]);
    const shareUrl = shareToken && `${this.config.publicUrl}/wishlist/shared/${shareToken}`;
    return { games, mails, shareUrl };
  }
}

@ApiTags('wishlist')
@Controller('v1/wishlists')
export class SharedWishlistController {
  constructor(private readonly wishlists: Wishlists) {}

  /** Returns a list by its address: the games on sale. 404 `wishlist-unknown` once it is no longer shared. */
  @Get(':token')
  @Public()
  async shared(@Param('token') token: string): Promise<SharedWishlistReply> {
    const games = await this.wishlists.shared(token);
    if (!games) throw new Problem(404, 'wishlist-unknown');
    return { games };
  }
}

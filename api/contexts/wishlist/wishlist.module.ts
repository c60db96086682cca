import { Module } from '@nestjs/common';
import { AccessModule } from '../access/index.js';
import { NewsReads } from './mails/wishlist-news.js';
import { WishlistUnsubscribeController } from './sharing/unsubscribe.controller.js';
import { NotifyWishersEffect } from './notify-wishers.effect.js';
import { SharedWishlistController, WishlistController } from './wishlist.controller.js';
import { WishlistPersonalData } from './wishlist.personal-data.js';
import { Wishlists } from './wishlists.js';

@Module({
  imports: [AccessModule],
  // The fixed address before the one with a parameter.
  controllers: [WishlistController, WishlistUnsubscribeController, SharedWishlistController],
  providers: [Wishlists, NewsReads, NotifyWishersEffect, WishlistPersonalData],
  exports: [Wishlists],
})
export class WishlistModule {}

import type { ContextParts } from '../../platform/context.js';
import { Wishlist1763730030000 } from './1763730030000-wishlist.js';
import { priceDropped } from './mails/price-dropped.mail.js';
import { wishInPlan } from './mails/wish-in-plan.mail.js';
import { wishReleased } from './mails/wish-released.mail.js';
import { wheneverWishChanges } from './notify-wishers.effect.js';
import { WISHLIST_PROBLEMS } from './wishlist.messages.js';
import { WishlistModule } from './wishlist.module.js';

export { WishlistModule } from './wishlist.module.js';
export { Wishlists } from './wishlists.js';

export const wishlist: ContextParts = {
  module: WishlistModule,
  migrations: [Wishlist1763730030000],
  effectRules: [{ name: 'notify-wishers', whenever: wheneverWishChanges }],
  mails: [priceDropped, wishReleased, wishInPlan],
  messages: WISHLIST_PROBLEMS,
};

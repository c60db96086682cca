import { createKeptIds } from '../../../lib/store';

/** The games in the cart, kept in this browser. */
export const cart = createKeptIds('cart');
export const startCart = cart.start;
export const useCart = cart.useIds;

import { useEffect, useState } from 'react';
import { useCart } from '../features/ordering/cart/cart';
import { useTranslation } from '../lib/useTranslation';

const SHOWN_MS = 3000;

/** The way to the cart: how many games are in it, its name, and for an empty one what a press answers. */
export function useCartWay() {
  const { t } = useTranslation();
  const count = useCart().length;
  const [isPressed, setPressed] = useState(false);
  const isEmpty = count === 0;

  useEffect(() => {
    if (!isPressed) return;
    const timer = setTimeout(() => setPressed(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isPressed]);

  return {
    count,
    isEmpty,
    name: t('shell.cart.label', { count }),
    sayEmpty: () => setPressed(true),
    message: isPressed && isEmpty ? t('shell.cart.empty') : null,
  };
}

import { ShoppingCart } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCart } from '../features/ordering/cart/cart';
import { useTranslation } from '../lib/useTranslation';

/** Leads to the cart when something is in it; when empty it stays reachable and says so. */
export function CartButton() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const count = useCart().length;
  const [message, setMessage] = useState(false);
  const empty = count === 0;

  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(false), 3000);
    return () => clearTimeout(timer);
  }, [message]);

  return (
    <div className="relative">
      <button
        type="button"
        aria-label={t('shell.cart.label', { count })}
        onClick={() => (empty ? setMessage(true) : void navigate('/cart'))}
        className="relative inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full px-2 font-bold text-white hover:bg-white/15"
      >
        <ShoppingCart aria-hidden="true" className="size-6" />
        {!empty && (
          <span
            aria-hidden="true"
            className="grid h-6 min-w-6 place-items-center rounded-full bg-sun px-1.5 text-sm leading-none text-on-sun"
          >
            {count}
          </span>
        )}
      </button>
      <span role="status" className="absolute right-0 top-full z-30 mt-1">
        {message && empty && (
          <span className="rise block whitespace-nowrap rounded-[12px] bg-surface px-4 py-2 text-sm font-semibold text-ink shadow-float">
            {t('shell.cart.empty')}
          </span>
        )}
      </span>
    </div>
  );
}

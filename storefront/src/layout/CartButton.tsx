import { ShoppingCart } from 'lucide-react';
import { useNavigate } from 'react-router';
import { classes } from '../ui/classes';
import { useCartWay } from './useCartWay';

/** Leads to the cart when something is in it; when empty it stays reachable and says so. */
export function CartButton() {
  const navigate = useNavigate();
  const { count, isEmpty, name, sayEmpty, message } = useCartWay();
  return (
    <div className="relative">
      <button
        type="button"
        aria-label={name}
        onClick={() => (isEmpty ? sayEmpty() : void navigate('/cart'))}
        className="relative inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full px-2 font-bold text-white hover:bg-white/15"
      >
        <ShoppingCart aria-hidden="true" className="size-6" />
        {!isEmpty && (
          <span
            aria-hidden="true"
            className="grid h-6 min-w-6 place-items-center rounded-full bg-sun px-1.5 text-sm leading-none text-on-sun"
          >
            {count}
          </span>
        )}
      </button>
      <CartMessage text={message} className="right-0" />
    </div>
  );
}

/** What an empty cart answers, over what lies below it. */
export function CartMessage({ text, className }: { text: string | null; className: string }) {
  return (
    <span role="status" className={classes('absolute top-full z-30 mt-1', className)}>
      {text && (
        <span className="rise block whitespace-nowrap rounded-[12px] bg-surface px-4 py-2 text-sm font-semibold text-ink shadow-float">
          {text}
        </span>
      )}
    </span>
  );
}

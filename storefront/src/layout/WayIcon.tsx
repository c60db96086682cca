import { CalendarSync, ChartColumn, CreditCard, Hammer, Heart, LogOut, ReceiptText } from 'lucide-react';

const ICONS = {
  wishlist: Heart,
  stats: ChartColumn,
  orders: ReceiptText,
  subscription: CalendarSync,
  cards: CreditCard,
  developer: Hammer,
  logout: LogOut,
};

export type Way = keyof typeof ICONS;

/** The picture of a way: in the account's menu beside its words. */
export function WayIcon({ of, className = 'size-5 text-muted' }: { of: Way; className?: string }) {
  const Icon = ICONS[of];
  return <Icon aria-hidden="true" className={className} />;
}

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

/** The picture beside a way of the account's menu. */
export function WayIcon({ of }: { of: Way }) {
  const Icon = ICONS[of];
  return <Icon aria-hidden="true" className="size-5 text-muted" />;
}

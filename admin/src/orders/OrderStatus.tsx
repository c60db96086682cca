import { useTranslate } from 'react-admin';
import { Mark, type Tone } from '../lib/Mark';
import type { OrderLineOfList } from '../lib/wire';

const TONE: Record<OrderLineOfList['status'], Tone> = {
  paid: 'good',
  placed: 'open',
  refunded: 'back',
  closed: 'over',
};

export function OrderStatus({ status }: { status: OrderLineOfList['status'] }) {
  const translate = useTranslate();
  return <Mark tone={TONE[status]}>{translate(`console.order.status.${status}`)}</Mark>;
}

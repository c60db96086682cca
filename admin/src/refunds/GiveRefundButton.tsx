import { Button } from '@mui/material';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useCanAccess, useTranslate } from 'react-admin';
import type { Order } from '../lib/wire';
import { GiveRefundDialog } from './GiveRefundDialog';

/** Begins a refund from the page of an order that was paid, for those who may give one. */
export function GiveRefundButton({ order }: { order: Order }) {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'refunds', action: 'approve' });
  if (!canAccess || order.status !== 'paid' || order.total === 0) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<Undo2 size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
        {translate('console.refund.give.action')}
      </Button>
      {isOpen && <GiveRefundDialog order={order} onClose={() => setIsOpen(false)} />}
    </>
  );
}

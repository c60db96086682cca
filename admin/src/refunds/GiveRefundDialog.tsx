import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { commands } from '../commands';
import { ReasonDialog } from '../lib/dialogs/ReasonDialog';
import { Refusal } from '../lib/dialogs/Refusal';
import { useFormat } from '../lib/format';
import type { NewRefund, Order } from '../lib/wire';
import { LineChoice } from './LineChoice';
import { NoteField } from './NoteField';
import { RefundEffect } from './RefundEffect';

/** The game of a line, or null for the period of a plan; null instead of a list: all that is left. */
type Chosen = (string | null)[] | null;

const WORDS = 'console.refund.give';

/** Gives money of an order back, whole or by line: what it will do is shown before it is asked. */
export function GiveRefundDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const format = useFormat();
  const [chosen, setChosen] = useState<Chosen>(null);
  const [note, setNote] = useState('');
  const all = usePreview(order.id, null);
  const { data, error, isFetching, isPlaceholderData } = usePreview(order.id, chosen);
  const isEmpty = chosen?.length === 0;
  const effect = isEmpty ? undefined : data;
  const why = isEmpty ? translate(`${WORDS}.nothing`) : (error?.message ?? null);
  return (
    <ReasonDialog
      title={translate(`${WORDS}.title`, { number: order.number })}
      consequence={order.lines.length > 1 ? translate(`${WORDS}.hint`) : translate(`${WORDS}.hintOne`)}
      action={
        effect ? translate(`${WORDS}.submit`, { amount: format.money(effect.amount) }) : translate(`${WORDS}.action`)
      }
      done={effect?.needsSecondApproval ? `${WORDS}.doneSecond` : `${WORDS}.done`}
      lacks={effect && !isPlaceholderData ? null : (why ?? translate(`${WORDS}.loading`))}
      intention={(reason) =>
        commands.giveRefund(order.id, { lines: linesOf(chosen), reason, note: note.trim() || undefined })
      }
      onClose={onClose}
      onDone={() => {
        onClose();
        refresh();
      }}
    >
      {order.lines.length > 1 && (
        <LineChoice order={order} left={all.data?.lines ?? []} chosen={chosen} onChange={setChosen} />
      )}
      <Box role="status" aria-busy={isFetching} sx={{ mb: 2.5 }}>
        {effect && <RefundEffect effect={effect} />}
        {!effect && !why && <Typography variant="body2">{translate(`${WORDS}.loading`)}</Typography>}
        {!effect && why && !error && <Typography variant="body2">{why}</Typography>}
      </Box>
      {!effect && error && (
        <Box sx={{ mb: 2 }}>
          <Refusal sentence={error.message} />
        </Box>
      )}
      <Box sx={{ mb: 2 }}>
        <NoteField value={note} onChange={setNote} />
      </Box>
    </ReasonDialog>
  );
}

function usePreview(orderId: string, chosen: Chosen) {
  return useQuery({
    queryKey: ['refund-preview', orderId, chosen],
    queryFn: () => commands.previewRefund(orderId, linesOf(chosen)),
    enabled: chosen?.length !== 0,
    retry: false,
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
    placeholderData: (before) => before,
  });
}

function linesOf(chosen: Chosen): NewRefund['lines'] {
  return chosen?.map((gameId) => ({ gameId })) ?? 'all';
}

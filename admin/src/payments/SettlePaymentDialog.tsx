import { MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { commands } from '../commands';
import { Choice } from '../lib/dialogs/Choice';
import { IntentionDialog } from '../lib/dialogs/IntentionDialog';
import { faultOfReason } from '../lib/dialogs/reason';
import { ReasonField } from '../lib/dialogs/ReasonField';
import type { Payment, PaymentWord } from '../lib/wire';

const WORDS = 'console.payment.do.settle';
const TYPES = ['credit', 'debit', 'prepaid'] as const;
const FORM = { authorizationCode: { is: /^[A-Za-z0-9]{1,6}$/, longest: 6 }, cardLast4: { is: /^\d{4}$/, longest: 4 } };

type Figure = keyof typeof FORM;
type PaymentType = (typeof TYPES)[number];

interface SettlePaymentDialogProps {
  payment: Payment;
  amount: string;
  /** It counts as not taken already: only the other can be told. */
  hasEnded: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** What the portal of the bank shows of a payment that the bank tells nothing about any more. */
export function SettlePaymentDialog({ payment, amount, hasEnded, onDone, onClose }: SettlePaymentDialogProps) {
  const translate = useTranslate();
  const [taken, setTaken] = useState<'yes' | 'no' | null>(hasEnded ? 'yes' : null);
  const [figures, setFigures] = useState<Record<Figure, string>>({ authorizationCode: '', cardLast4: '' });
  const [paymentType, setPaymentType] = useState<PaymentType>('credit');
  const [reason, setReason] = useState('');

  const named = { amount, buyOrder: payment.buyOrder };
  const words = hasEnded ? 'console.payment.do.taken' : WORDS;

  const isFaulty = (figure: Figure): boolean => taken === 'yes' && !FORM[figure].is.test(figures[figure].trim());
  const faulty =
    (['authorizationCode', 'cardLast4'] as const).find(isFaulty) ?? (faultOfReason(reason) ? 'reason' : null);
  const word = (): PaymentWord =>
    taken === 'yes'
      ? {
          taken: true,
          reason: reason.trim(),
          paymentType,
          authorizationCode: figures.authorizationCode.trim(),
          cardLast4: figures.cardLast4.trim(),
        }
      : { taken: false, reason: reason.trim() };
  const field = (figure: Figure, isShown: boolean) => (
    <TextField
      name={figure}
      label={translate(`${WORDS}.${figure}`)}
      value={figures[figure]}
      onChange={({ target }) => setFigures({ ...figures, [figure]: target.value })}
      required
      fullWidth
      autoComplete="off"
      sx={{ mb: 2 }}
      error={isShown && isFaulty(figure)}
      helperText={isShown && isFaulty(figure) ? translate(`${WORDS}.${figure}Fault`) : undefined}
      slotProps={{ htmlInput: { maxLength: FORM[figure].longest }, inputLabel: { required: false } }}
    />
  );
  return (
    <IntentionDialog
      title={translate(`${words}.title`)}
      consequence={translate(`${words}.consequence`, named)}
      action={translate(`${words}.action`)}
      done={`${words}.done`}
      lacks={taken === null ? translate(`${WORDS}.missing`) : null}
      faulty={faulty}
      intention={() => commands.settlePayment(payment.id, word())}
      onDone={onDone}
      onClose={onClose}
    >
      {(isShown) => (
        <>
          {!hasEnded && (
            <Choice
              question={translate(`${WORDS}.question`, named)}
              answers={{ yes: translate(`${WORDS}.yes`), no: translate(`${WORDS}.no`) }}
              value={taken}
              onChange={setTaken}
            />
          )}
          {taken === 'yes' && (
            <>
              {field('authorizationCode', isShown)}
              {field('cardLast4', isShown)}
              <PaymentTypeField value={paymentType} onChange={setPaymentType} />
            </>
          )}
          <ReasonField value={reason} onChange={setReason} isShown={isShown} />
        </>
      )}
    </IntentionDialog>
  );
}

function PaymentTypeField({ value, onChange }: { value: PaymentType; onChange: (type: PaymentType) => void }) {
  const translate = useTranslate();
  return (
    <TextField
      select
      label={translate(`${WORDS}.paymentType`)}
      value={value}
      onChange={({ target }) => onChange(target.value as PaymentType)}
      fullWidth
      sx={{ mb: 2 }}
    >
      {TYPES.map((type) => (
        <MenuItem key={type} value={type}>
          {translate(`console.payment.type.${type}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}

import { TicketPercent, X } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { discountCode, discountOn, type CartDiscount } from './discount';
import { sentences } from '../../../lib/sentences';
import { notify } from '../../../ui/notice';
import { useTranslation } from '../../../lib/useTranslation';
import { Button } from '../../../ui/Button';
import { Field, IN_PLACE } from '../../../ui/form/Field';

interface CodeFieldProps {
  ids: readonly string[];
  discount: CartDiscount | null;
  changed: () => void;
}

/** Where a discount code is typed, and, once it works, where it is seen and taken off again. */
export function CodeField({ ids, discount, changed }: CodeFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLDivElement>(null);
  const focusInput = () => input.current?.querySelector('input')?.focus();

  const apply = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!typed.trim()) {
      setRefused(t('buying.code.empty'));
      return focusInput();
    }
    setBusy(true);
    const tried = await discountOn(ids, typed.trim());
    setBusy(false);
    if (tried && tried.why === null) {
      discountCode.keep(typed);
      setTyped('');
      setRefused(null);
      notify({ tone: 'success', title: t('buying.code.applied') });
      return changed();
    }
    setRefused(tried?.why || t('buying.code.unasked'));
    focusInput();
  };
  const takeOff = () => {
    discountCode.forget();
    setRefused(null);
    changed();
    notify({ tone: 'success', title: t('buying.code.removed') });
    document.getElementById('main')?.focus();
  };

  if (discount) {
    return (
      <div className="mb-4 rounded-[14px] border-2 border-line bg-paper p-3 sm:p-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p className="flex min-w-0 items-center gap-2 font-bold">
            <TicketPercent aria-hidden="true" className="size-5 shrink-0 text-muted" />
            <span className="[overflow-wrap:anywhere]">{discount.code.toUpperCase()}</span>
          </p>
          <button
            type="button"
            onClick={takeOff}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-full px-2 text-sm text-muted underline underline-offset-4 hover:text-ink"
          >
            <X aria-hidden="true" className="size-4" />
            {t('buying.code.remove')}
          </button>
        </div>
        {discount.why !== null && (
          <p role="alert" className="mt-1 font-semibold text-danger">
            {sentences(discount.why || t('buying.code.unasked'), t('buying.code.removeFirst'))}
          </p>
        )}
      </div>
    );
  }
  return (
    <form method={IN_PLACE} onSubmit={(event) => void apply(event)} noValidate className="mb-4">
      <div ref={input}>
        <Field
          label={t('buying.code.label')}
          name="discount_code"
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          problem={refused}
          onChange={(event) => {
            setTyped(event.target.value);
            setRefused(null);
          }}
          aside={
            <Button type="submit" look="quiet" busy={busy}>
              {t('buying.code.apply')}
            </Button>
          }
        />
      </div>
    </form>
  );
}

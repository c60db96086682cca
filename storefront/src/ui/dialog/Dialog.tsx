import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/useTranslation';
import { classes } from '../classes';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  side?: boolean;
}

/** A window over the page, or with `side` a sheet from the right; focus stays inside and Escape closes it. */
export function Dialog({ open, onClose, title, children, side = false }: DialogProps) {
  const { t } = useTranslation();
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-purple/60 transition-opacity duration-200 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <Base.Popup
          className={classes(
            'fixed z-50 flex flex-col overflow-y-auto overscroll-contain bg-paper text-ink shadow-float transition-[translate,opacity] duration-200',
            side
              ? 'inset-y-0 right-0 w-[min(24rem,92vw)] p-5 data-[ending-style]:translate-x-full data-[starting-style]:translate-x-full'
              : 'left-1/2 top-1/2 max-h-[90dvh] w-[min(30rem,92vw)] -translate-x-1/2 -translate-y-1/2 rounded-card p-6 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0',
          )}
        >
          <div className="mb-4 flex items-center justify-between gap-4">
            <Base.Title className="text-xl">{title}</Base.Title>
            <Base.Close
              aria-label={t('shell.close')}
              className="-mr-2 grid size-11 place-items-center rounded-full hover:bg-line"
            >
              <X aria-hidden="true" />
            </Base.Close>
          </div>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';

interface ErrorNoticeProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  focus?: boolean;
}

/** Something went wrong: what, what it means, and a way on. It takes the focus when it answers an action. */
export function ErrorNotice({ title, children, action, focus = false }: ErrorNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) box.current?.focus();
  }, [focus]);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rise rounded-card outline-none border-2 border-danger bg-danger-soft p-4 sm:p-5"
    >
      <div className="flex items-start gap-3">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-danger" />
        <div className="min-w-0 grow">
          <p className="font-bold">{title}</p>
          {children && <div className="mt-1">{children}</div>}
          {action && <div className="mt-3 flex flex-wrap gap-3">{action}</div>}
        </div>
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { Logo } from '../../layout/Logo';
import { Head } from '../../ui/Head';
import { NeedsScripts } from '../../ui/waiting/NeedsScripts';

/** The quiet frame of the account's doors: the shop's name, one form, nothing else. */
export function AuthPage({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <div className="edge flex flex-col items-center py-8 md:py-14">
      <Head title={title} hidden />
      <Logo onLight />
      <div className="mt-5 w-full max-w-md rounded-card border border-line bg-surface p-5 shadow-card sm:p-8">
        <h1 className="text-2xl">{title}</h1>
        {lead && <div className="mt-2 text-muted wrap-anywhere">{lead}</div>}
        <NeedsScripts />
        <div className="mt-6">{children}</div>
      </div>
    </div>
  );
}

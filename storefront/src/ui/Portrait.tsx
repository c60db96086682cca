import { CircleUserRound } from 'lucide-react';
import { classes } from './classes';

/** The picture of a person beside the name, or the one that stands for everybody. */
export function Portrait({ url, className }: { url: string | null; className?: string }) {
  if (!url) return <CircleUserRound aria-hidden="true" className={classes('size-7 shrink-0', className)} />;
  return <img src={url} alt="" width={28} height={28} className={classes('size-7 shrink-0 rounded-full object-cover', className)} />;
}

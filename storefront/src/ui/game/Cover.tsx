import { classes } from '../classes';
import { Picture } from './Picture';

/** How wide covers are shown in `COVER_GRID`, for the attribute `sizes`. */
export const IN_GRID =
  '(min-width: 1024px) min(18.4vw - 16px, 224px), (min-width: 768px) calc(30.7vw - 13px), calc(50vw - 23px)';
const IN_LINE = '80px';

/** A game's picture, three by four. Beside its title it is ornament; alone it carries the title as its name. */
export function Cover({
  src,
  alt = '',
  eager = false,
  sizes = IN_LINE,
  className,
}: {
  src: string;
  alt?: string;
  eager?: boolean;
  /** How wide it is shown, where it is more than a sign in a line. */
  sizes?: string;
  className?: string;
}) {
  return (
    <span className={classes('block aspect-3/4 overflow-hidden rounded-card bg-line shadow-card', className)}>
      <Picture
        src={src}
        alt={alt}
        kind="cover"
        sizes={sizes}
        loads={eager ? 'eager' : 'lazy'}
        className="size-full object-cover"
      />
    </span>
  );
}

import { pictureOf } from '../../lib/picture';
import { classes } from '../classes';

/** A game's picture, three by four. Beside its title it is ornament; alone it carries the title as its name. */
export function Cover({
  src,
  alt = '',
  eager = false,
  className,
}: {
  src: string;
  alt?: string;
  eager?: boolean;
  className?: string;
}) {
  return (
    <span className={classes('block aspect-3/4 overflow-hidden rounded-card bg-line shadow-card', className)}>
      <img
        src={pictureOf(src)}
        alt={alt}
        width={600}
        height={800}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className="size-full object-cover"
      />
    </span>
  );
}

import { CircleUserRound } from 'lucide-react';
import { faceUrl } from '../lib/picture';
import { classes } from './classes';

const SIZES = {
  small: { box: 'size-8', side: 64 },
  medium: { box: 'size-24', side: 192 },
  large: { box: 'size-36', side: 512 },
} as const;

interface FaceProps {
  url: string | null;
  size?: keyof typeof SIZES;
  className?: string;
}

/** A person's picture, or a drawn head where there is none. It decorates a name that stands beside it. */
export function Face({ url, size = 'small', className }: FaceProps) {
  const { box, side } = SIZES[size];
  if (!url)
    return (
      <CircleUserRound
        aria-hidden="true"
        strokeWidth={size === 'small' ? 2 : 1.25}
        className={classes(box, 'shrink-0', className)}
      />
    );
  return (
    <img
      src={faceUrl(url, side)}
      alt=""
      width={side}
      height={side}
      className={classes(box, 'shrink-0 rounded-full object-cover', className)}
    />
  );
}

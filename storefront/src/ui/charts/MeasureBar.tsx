interface MeasureBarProps {
  /** How much of the whole length is filled, from 0 to 1. */
  share: number;
  /** A class that fills it. */
  fill: string;
  className: string;
}

/** A length beside a figure that is text already: screen readers pass over it. */
export function MeasureBar({ share, fill, className }: MeasureBarProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none" className={className}>
      <rect width={100} height={4} className="fill-line" />
      <rect width={100 * share} height={4} className={fill} />
    </svg>
  );
}

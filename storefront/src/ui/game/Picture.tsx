import { useState } from 'react';
import { pictureOf, sourcesOf, type WIDTHS } from '../../lib/picture';

interface PictureProps {
  src: string;
  alt: string;
  kind: keyof typeof WIDTHS;
  /** How wide it is shown, as the attribute `sizes` says it. */
  sizes: string;
  /** `first`: what a visitor waits for. `lazy`: once it comes near. */
  loads?: 'first' | 'eager' | 'lazy';
  className?: string;
}

const STORED = { cover: [600, 800], shot: [1280, 720] } as const;

/** A game's picture in the width that the screen needs, as AVIF or WebP. One that does not come is shown as it is stored. */
export function Picture({ src, alt, kind, sizes, loads = 'lazy', className }: PictureProps) {
  const [isStored, setStored] = useState(false);
  const sources = isStored ? null : sourcesOf(src, kind);
  const [width, height] = STORED[kind];
  const drawn = (
    <img
      // It may have failed before the scripts came.
      ref={(img) => {
        if (sources && img?.complete && img.naturalWidth === 0) setStored(true);
      }}
      onError={() => setStored(true)}
      src={pictureOf(src)}
      alt={alt}
      width={width}
      height={height}
      loading={loads === 'lazy' ? 'lazy' : 'eager'}
      fetchPriority={loads === 'first' ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  );
  if (!sources) return drawn;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <source type="image/webp" srcSet={sources.webp} sizes={sizes} />
      {drawn}
    </picture>
  );
}

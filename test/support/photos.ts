import sharp, { type Sharp } from 'sharp';

/** A red left half and a blue right half. */
export function halves(width = 80, height = 80): Sharp {
  const half = (background: string) => ({
    create: { width: Math.floor(width / 2), height, channels: 3 as const, background },
  });
  return sharp({ create: { width, height, channels: 3, background: 'blue' } }).composite([
    { input: half('red'), left: 0, top: 0 },
  ]);
}

/** A plain picture that never is the same file twice. */
export function aPhoto(background = 'teal'): Promise<Buffer> {
  return sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** The colour that a person sees at a place of a picture, by the name of its strongest channel. */
export async function colourAt(picture: Buffer, left: number, top: number): Promise<string> {
  const { data } = await sharp(picture)
    .removeAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const strongest = [...data].indexOf(Math.max(...data));
  return ['red', 'green', 'blue'][strongest] ?? 'none';
}

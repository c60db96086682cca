import type Sharp from 'sharp';

/** Pictures that people send. */
const LOADERS = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadNsgifBuffer',
];
/** Of our own drawings. A picture that someone sends is refused before it is decoded, if it is none of the above. */
const DRAWINGS = 'VipsForeignLoadSvgBuffer';

let decoder: Promise<typeof Sharp> | undefined;

/**
 * The native decoder, loaded with the first picture: most processes never see one.
 * What it may open holds for the whole process, so it is settled here for everything that decodes.
 */
export function pictureDecoder(): Promise<typeof Sharp> {
  decoder ??= import('sharp').then(({ default: sharp }) => {
    // Decoding leaves the other processor and the memory to the requests.
    sharp.concurrency(1);
    sharp.cache(false);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: [...LOADERS, DRAWINGS] });
    return sharp;
  });
  return decoder;
}

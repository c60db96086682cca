/** The same picture at another size; the shop keeps its own in squares of 512, 192 and 64 pixels. */
export function faceUrl(url: string, side: 512 | 192 | 64): string {
  return url.startsWith('/media/people/') ? url.replace(/\/512\.webp$/, `/${side}.webp`) : url;
}

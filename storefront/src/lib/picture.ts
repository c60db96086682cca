/** A picture of the shop by its path: pages show it also where the shop is visited under another name than its public one. */
export function pictureOf(address: string): string {
  return address.replace(/^https?:\/\/[^/]+(?=\/media\/)/, '');
}

/** A person's picture at the size that is shown; the shop keeps its own in squares of 512, 192 and 64 pixels. */
export function faceUrl(address: string, side: 512 | 192 | 64): string {
  const own = pictureOf(address);
  return own.startsWith('/media/people/') ? own.replace(/\/512\.webp$/, `/${side}.webp`) : address;
}

/** A text no one guesses, also where the browser offers no better source than random bytes. */
export function randomText(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A random UUID, on pages without a secure context too. */
export function randomId(): string {
  return randomText().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

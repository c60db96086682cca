/** Where a browser may be sent: the wanted address if its origin is ours or on the list, else our own page. */
export function returnAddress(wanted: string | undefined, ownPage: string, allowedOrigins: readonly string[]): string {
  if (!wanted || !URL.canParse(wanted, ownPage)) return ownPage;
  const url = new URL(wanted, ownPage);
  const known = [new URL(ownPage).origin, ...allowedOrigins].includes(url.origin);
  return known && !url.username && !url.password ? url.href : ownPage;
}

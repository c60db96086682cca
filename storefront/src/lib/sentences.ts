/** Sentences one after the other, each with its stop: some texts are fixed by the contract and have none. */
export function sentences(...parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => (/[.!?…]["»”)]?$/u.test(part) ? part : `${part}.`))
    .join(' ');
}

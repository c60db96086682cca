/** The name of a fact as people write words: `GuardianAsked` becomes `Guardian asked`. */
export function spaced(name: string): string {
  const words = name.replace(/([\p{Ll}\d])(?=\p{Lu})/gu, '$1 ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

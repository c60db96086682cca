/** What a browser without scripts sent and the shop refused: why, and what was typed. */
export interface RefusedForm<Name extends string> {
  sentence: string;
  typed: Partial<Record<Name, string>>;
}

/** Null for a page that is no answer to a refused form. @param context of a page that the server draws */
export function refusedIn<Name extends string>(context: unknown): RefusedForm<Name> | null {
  return (context as { refusal?: RefusedForm<Name> } | undefined)?.refusal ?? null;
}

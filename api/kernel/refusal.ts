/** A named "no": the rule forbids what was asked and nothing has changed. Becomes 409 with its code. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(code);
    this.name = 'Refusal';
  }
}

/** The bank says no: what travels is the HTTP status and the body, nothing else. */
export class BankRefusal extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;

  constructor(status: number, message: string, body: Record<string, unknown> = { error_message: message }) {
    super(message);
    this.status = status;
    this.body = body;
  }
}

/** A business rule or a value is wrong; nearly every refusal travels as 422. */
export const unprocessable = (message: string): BankRefusal => new BankRefusal(422, message);

/** The text for a value the bank does not accept. */
export const invalid = (parameter: string): BankRefusal => unprocessable(`Invalid value for parameter: ${parameter}`);

/** The text for a value that is missing or empty. */
export const required = (parameter: string): BankRefusal => unprocessable(`${parameter} is required!`);

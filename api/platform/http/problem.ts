import { HttpException } from '@nestjs/common';
import type { Bilingual } from './messages.js';

export interface FieldError {
  msg: string;
  path: string;
}

/** A refusal with its HTTP status, its code, and its sentence in both languages where no table holds it. */
export class Problem extends HttpException {
  constructor(
    status: number,
    readonly code: string,
    readonly answer: { sentence?: Bilingual; errors?: FieldError[]; details?: Record<string, unknown> } = {},
  ) {
    super({ code }, status);
  }
}

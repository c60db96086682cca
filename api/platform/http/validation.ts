import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { Problem, type FieldError } from './problem.js';

/** Checks every request against its class: unknown fields are dropped, wrong ones are named, 422. */
export function requestChecks(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    transform: true,
    stopAtFirstError: true,
    forbidUnknownValues: false,
    exceptionFactory: (errors) => new Problem(422, 'invalid-request', { errors: errors.flatMap((error) => fieldErrors(error)) }),
  });
}

function fieldErrors(error: ValidationError, parent = ''): FieldError[] {
  const path = parent ? `${parent}.${error.property}` : error.property;
  const own = Object.values(error.constraints ?? {}).map((msg) => ({ msg, path }));
  return [...own, ...(error.children ?? []).flatMap((child) => fieldErrors(child, path))];
}

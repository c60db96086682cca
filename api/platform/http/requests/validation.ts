import {
  ValidationPipe,
  type ArgumentMetadata,
  type ValidationError,
  type ValidationPipeOptions,
} from '@nestjs/common';
import { asTypedOf, composed } from '../fields/as-typed.js';
import { Problem, type FieldError } from '../problem.js';

const OPTIONS: ValidationPipeOptions = {
  whitelist: true,
  transform: true,
  forbidUnknownValues: false,
  exceptionFactory: (found) => {
    const errors = found.flatMap((error) => fieldErrors(error));
    return new Problem(422, (errors.length === 1 && refusalIn(found)) || 'invalid-request', { errors });
  },
};

const exact = new Set<unknown>();

/** Of a request in which an overlooked field would change what happens: an unknown field is refused instead of dropped. */
export function ExactFields(): ClassDecorator {
  return (target) => {
    exact.add(target);
  };
}

class RequestChecks extends ValidationPipe {
  private readonly exact = new ValidationPipe({ ...OPTIONS, forbidNonWhitelisted: true });

  constructor() {
    super(OPTIONS);
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { type, metatype } = metadata;
    // Composed before it is checked, so that lengths count the signs that a person sees.
    const brought = type === 'custom' ? value : composed(value, asTypedOf(metatype));
    return exact.has(metatype) ? this.exact.transform(brought, metadata) : super.transform(brought, metadata);
  }
}

/**
 * Composes the texts of every request and checks it against its class: unknown fields are dropped, or refused where the
 * class wants its fields exactly; wrong ones are named, 422.
 */
export function requestChecks(): ValidationPipe {
  return new RequestChecks();
}

/** The code of a rule that has one of its own, `context: { refusal }`; null where another rule of the field fails too. */
function refusalIn([error]: readonly ValidationError[]): string | null {
  const [name, ...others] = Object.keys(error?.constraints ?? {});
  const context = error?.contexts?.[name ?? ''] as { refusal?: string } | undefined;
  return others.length === 0 ? (context?.refusal ?? null) : null;
}

/** What something is comes before how much of it is allowed: "3990" as text is no number, and not one below 0. */
const BOUNDS = /^(min|max|matches|array|is(Length|In|Positive|Negative)$)/i;

function fieldErrors(error: ValidationError, parent = ''): FieldError[] {
  const path = parent ? `${parent}.${error.property}` : error.property;
  const found = Object.entries(error.constraints ?? {});
  const [first] = [...found.filter(([name]) => !BOUNDS.test(name)), ...found];
  return [
    ...(first ? [{ msg: first[1], path }] : []),
    ...(error.children ?? []).flatMap((child) => fieldErrors(child, path)),
  ];
}

import { Transform } from 'class-transformer';

/** A text without the blanks around it; anything else stays for the rules to refuse. */
export const Trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

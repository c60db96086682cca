import { Matches, type ValidationOptions } from 'class-validator';
import { ONE_LINE } from '../../../kernel/one-line.js';

/** A text on one line, as names and titles are: they stand in subjects of mails, in lists and beside links. */
export const OneLine = (options: ValidationOptions = {}): PropertyDecorator =>
  Matches(ONE_LINE, { message: 'must be plain text on one line', ...options });

import { Command } from '@nestjs/cqrs';
import type { FormReturn } from './payment.commands.js';

/** A browser came back from a form: brings its payment to an end. @returns the page that the browser goes to next. */
export class ReturnFromForm extends Command<string> {
  constructor(
    readonly returned: FormReturn,
    readonly correlation: string,
  ) {
    super();
  }
}

import { Injectable, type PipeTransform } from '@nestjs/common';
import { isUuid } from '../../kernel/ids.js';
import { Problem } from './problem.js';

/** An id in a path: one that cannot be read is unknown like any other. */
@Injectable()
export class IdPipe implements PipeTransform<string, string> {
  /** @param unknown the code with which the route answers an unknown id. */
  constructor(private readonly unknown: string) {}

  /** @throws Problem 404. */
  transform(id: string): string {
    const written = id.toLowerCase();
    if (!isUuid(written)) throw new Problem(404, this.unknown);
    return written;
  }
}

import { createHash } from 'node:crypto';
import { defineStream } from '../../platform/event-store/stream.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { codeDecider } from './code.decider.js';
import { normalCode } from './code.rules.js';

export const codeStream = defineStream('code', codeDecider, {
  events: { CodeIssued: 1, CodeReserved: 1, CodeReleased: 1, CodeUsed: 1, CodeDeactivated: 1 },
});

/** SHA-256 of a code's normal form: all that the log knows of its text. */
export function codeHash(typed: string): string {
  return createHash('sha256').update(normalCode(typed)).digest('hex');
}

/** The id follows from the text, so that no word can be issued twice. */
export function codeIdOf(typed: string): string {
  return derivedId('code', codeHash(typed));
}

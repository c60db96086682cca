import { rutOf } from '../../../kernel/rut.js';

const CHILE = 'CL';
const FOREIGN = /^[A-Z0-9](?:[A-Z0-9 ./-]{2,28})[A-Z0-9]$/;

/** A tax id as it is kept: a Chilean RUT without dots and with its hyphen, a foreign one in capitals; null when it cannot be one. */
export function taxIdOf(country: string, typed: string): string | null {
  const text = typed.trim().toUpperCase();
  if (country === CHILE) return rutOf(text);
  return FOREIGN.test(text) ? text : null;
}

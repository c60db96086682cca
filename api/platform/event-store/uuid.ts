import { v5, v7 } from 'uuid';
import type { Ids } from '../../kernel/ports.js';

/** The root of every derived id; changing it would make old commands new again. */
const NAMESPACE = '6f0c5f0e-9d0b-5b52-8a55-1d1f0f6b6a10';

/** The id that follows from its parts: the same parts, the same id, for ever. */
export function derivedId(...parts: readonly (string | number)[]): string {
  return v5(parts.join('\u001f'), NAMESPACE);
}

export const randomIds: Ids = { next: () => v7() };

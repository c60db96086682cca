import { useEffect, useRef, type RefObject } from 'react';
import type { Looking } from './query';

/** A form whose fields follow the address. Drawing them again would take the keyboard away from a person who uses them. */
export function useInStep(looking: Looking, names: readonly (keyof Looking)[]): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const before = useRef(looking);
  useEffect(() => {
    for (const name of names) {
      const field = form.current?.elements.namedItem(name);
      const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
      if (isField && before.current[name] !== looking[name]) field.value = looking[name] ?? '';
    }
    before.current = looking;
  }, [looking, names]);
  return form;
}

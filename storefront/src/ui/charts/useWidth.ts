import { useEffect, useRef, useState, type RefObject } from 'react';

const LEAST = 200;

/** The width that an element has got, kept up to date; `before` is what the server draws with. */
export function useWidth<E extends Element>(before = 320): [RefObject<E | null>, number] {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(before);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(
      ([entry]) => entry && setWidth(Math.max(LEAST, Math.floor(entry.contentRect.width))),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}

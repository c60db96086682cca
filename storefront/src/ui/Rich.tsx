import { Fragment, type ReactNode } from 'react';

interface RichProps {
  text: string;
  parts: Record<string, (words: string) => ReactNode>;
}

/** A sentence with marked words, such as `I accept the <terms>terms</terms>`, whose marks become links. */
export function Rich({ text, parts }: RichProps) {
  const pieces = text.split(/<(\w+)>(.*?)<\/\1>/);
  return pieces.map((piece, n) => {
    if (n % 3 === 0) return <Fragment key={n}>{piece}</Fragment>;
    if (n % 3 === 1) return <Fragment key={n}>{parts[piece]?.(pieces[n + 1] ?? '') ?? pieces[n + 1]}</Fragment>;
    return null;
  });
}

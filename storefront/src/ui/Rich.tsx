import { Fragment, type ReactNode } from 'react';
import { Link } from './Link';

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

const inNewTab = (to: string) => (words: string) => (
  <Link to={to} target="_blank" className="link">
    {words}
  </Link>
);
const LEGAL_TEXTS = { terms: inNewTab('/legal'), privacy: inNewTab('/privacy') };

/** A sentence whose marks `<terms>` and `<privacy>` open the shop's legal texts. */
export function LegalSentence({ text }: { text: string }) {
  return <Rich text={text} parts={LEGAL_TEXTS} />;
}

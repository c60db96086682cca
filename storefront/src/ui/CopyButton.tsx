import { useState } from 'react';
import { useTranslation } from '../lib/useTranslation';
import { Button, type ButtonProps } from './Button';

/** Puts a text on the clipboard, and says whether that went well: browsers may forbid it. */
export function CopyButton({
  text,
  look = 'secondary',
  children,
}: { text: string } & Pick<ButtonProps, 'look' | 'children'>) {
  const { t } = useTranslation();
  const [said, setSaid] = useState<'copied' | 'notCopied' | null>(null);
  const copy = async () => {
    setSaid(null);
    try {
      await navigator.clipboard.writeText(text);
      setSaid('copied');
    } catch {
      setSaid('notCopied');
    }
  };
  return (
    <>
      <Button look={look} onClick={() => void copy()}>
        {children}
      </Button>
      <span role="status" className="self-center empty:hidden">
        {said && t(`shell.copy.${said}`)}
      </span>
    </>
  );
}

import { useRef, useState } from 'react';
import { useAction } from '../../lib/hooks/useAction';
import { Button } from '../Button';
import { ErrorNotice } from '../ErrorNotice';
import { Section } from '../Section';

interface Entry {
  id: string;
  name: string;
  about: string;
}

interface RemovableListProps {
  title: string;
  lead: string;
  /** What stands there without entries; otherwise the whole section goes away. */
  none?: string;
  entries: readonly Entry[];
  remove: (entry: Entry) => Promise<void>;
  words: { remove: string; removed: (name: string) => string; failed: string };
}

/** A section of a few things that each have a button to be removed. */
export function RemovableList({ title, lead, none, entries, remove, words }: RemovableListProps) {
  const { busy, wrong, run } = useAction(words.failed);
  const [removed, setRemoved] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const press = (entry: Entry): void =>
    void run(async () => {
      setRemoved(null);
      await remove(entry);
      setRemoved(entry.name);
      // The button that had the keyboard is gone with its entry.
      heading.current?.focus();
    });
  const isEmpty = entries.length === 0;
  if (isEmpty && none === undefined && removed === null && !busy) return null;
  return (
    <Section heading={heading} title={title} lead={lead}>
      {wrong && <ErrorNotice key={wrong.count} title={wrong.text} focus />}
      <p role="status" className={removed ? '' : 'sr-only'}>
        {removed && words.removed(removed)}
      </p>
      {isEmpty && none && <p className="text-muted">{none}</p>}
      <ul className="grid gap-2">
        {entries.map((entry) => (
          <li key={entry.id} className="flex flex-wrap items-center gap-x-4 border-b border-line pb-2">
            <span className="grow font-semibold wrap-anywhere">{entry.name}</span>
            <span className="text-sm text-muted">{entry.about}</span>
            <Button look="quiet" className="max-sm:-ml-3" busy={busy} onClick={() => press(entry)}>
              {words.remove} <span className="sr-only">{entry.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}

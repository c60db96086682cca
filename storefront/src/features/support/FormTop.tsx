import type { Wrong } from '../../lib/hooks/useAction';
import { useTranslation } from '../../lib/useTranslation';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { OwnAddress } from './OwnAddress';
import type { RefusedForm } from './refused';

interface FormTopProps {
  wrong: Wrong | null;
  /** What was sent without scripts and refused. */
  refused: RefusedForm<string> | null;
  /** Why the page cannot show what its address wants. */
  trouble?: string | null;
  /** What goes with the form and is not seen, by name. */
  unseen?: Record<string, string>;
}

/** What a form that also works without scripts begins with: what went wrong, and what goes with it. */
export function FormTop({ wrong, refused, trouble = null, unseen = {} }: FormTopProps) {
  const { language } = useTranslation();
  const before = refused?.sentence ?? trouble;
  return (
    <>
      {refused && <OwnAddress />}
      {wrong && <ErrorNotice key={wrong.count} focus title={wrong.text} />}
      {before && !wrong && <ErrorNotice title={before} />}
      {Object.entries({ language, ...unseen }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}

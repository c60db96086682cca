import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';

interface ChooseFileProps {
  sign: LucideIcon;
  label: string;
  /** What the file is for, for those who hear the label alone. */
  about?: string;
  accept: string;
  onFile: (file: File) => void;
}

/** A file of the person's, chosen by a button. */
export function ChooseFile({ sign: Sign, label, about, accept, onFile }: ChooseFileProps) {
  const id = useId();
  return (
    <>
      <input
        id={id}
        type="file"
        accept={accept}
        className="peer sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = '';
        }}
      />
      <label
        htmlFor={id}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full px-4 font-semibold text-link ring-2 ring-inset ring-edge hover:ring-link peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-link"
      >
        <Sign aria-hidden="true" className="size-5" />
        {label} {about && <span className="sr-only">{about}</span>}
      </label>
    </>
  );
}

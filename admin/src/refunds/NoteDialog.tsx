import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { IntentionDialog } from '../lib/dialogs/IntentionDialog';
import { NoteField } from './NoteField';

interface NoteDialogProps {
  /** Where its words are: title, consequence, action, done. */
  words: string;
  amount: string;
  intention: (note: string) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** Says what will happen, and takes a note for the team. */
export function NoteDialog({ words, amount, intention, onDone, onClose }: NoteDialogProps) {
  const translate = useTranslate();
  const [note, setNote] = useState('');
  return (
    <IntentionDialog
      title={translate(`${words}.title`)}
      consequence={translate(`${words}.consequence`, { amount })}
      action={translate(`${words}.action`)}
      done={`${words}.done`}
      intention={() => intention(note.trim())}
      onDone={onDone}
      onClose={onClose}
    >
      {() => <NoteField value={note} onChange={setNote} />}
    </IntentionDialog>
  );
}

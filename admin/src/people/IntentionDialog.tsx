import { useDataProvider, useRefresh, useTranslate } from 'react-admin';
import type { ConsoleDataProvider } from '../dataProvider';
import { ReasonDialog } from '../lib/dialogs/ReasonDialog';
import type { Person } from '../lib/wire';

/** What needs nothing but a reason. */
export type Intention =
  | 'blockPerson'
  | 'unblockPerson'
  | 'eraseAccount'
  | 'keepAccount'
  | 'endSessions'
  | 'endSecondFactor'
  | 'resendVerification'
  | 'startPlan'
  | 'endPlan';

/** What takes something away. */
const GRAVE: readonly Intention[] = ['blockPerson', 'eraseAccount', 'endPlan'];

interface IntentionDialogProps {
  person: Person;
  intention: Intention;
  onClose: () => void;
}

/** Says what will happen to the account, and asks why. */
export function IntentionDialog({ person: { id, username }, intention, onClose }: IntentionDialogProps) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const words = `console.person.do.${intention}`;
  return (
    <ReasonDialog
      title={translate(`${words}.title`, { name: username })}
      consequence={translate(`${words}.consequence`)}
      action={translate(`${words}.action`)}
      done={`${words}.done`}
      tone={GRAVE.includes(intention) ? 'error' : 'primary'}
      intention={(reason) => dataProvider[intention](id, reason)}
      onClose={onClose}
      onDone={() => {
        onClose();
        refresh();
      }}
    />
  );
}

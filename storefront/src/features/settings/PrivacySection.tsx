import { DataCopy } from './DataCopy';
import { DeleteAccount } from './DeleteAccount';

/** What a person may do with all that the shop holds about them: take it along, or have it erased. */
export function PrivacySection() {
  return (
    <div className="grid gap-6">
      <DataCopy />
      <DeleteAccount />
    </div>
  );
}

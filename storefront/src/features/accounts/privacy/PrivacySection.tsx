import type { Erasure, Exports } from '../../../lib/wire';
import { DataCopy } from './DataCopy';
import { DeleteAccount } from './DeleteAccount';
import type { Loaded } from '../../../lib/hooks/useLoaded';

/** What a person may do with all that the shop holds about them: take it along, or have it erased. */
export function PrivacySection({ copies, erasure }: { copies: Loaded<Exports>; erasure: Loaded<Erasure> }) {
  return (
    <div className="grid gap-6">
      <DataCopy copies={copies} />
      <DeleteAccount request={erasure} />
    </div>
  );
}

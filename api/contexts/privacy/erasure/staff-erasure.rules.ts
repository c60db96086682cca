import { refuseUnheld } from '../../../kernel/permissions.js';
import { Refusal } from '../../../kernel/refusal.js';

/** A member of staff and the account they want to see erased, as the store knew both when they asked. */
export interface StaffErasure {
  by: string;
  held: ReadonlySet<string>;
  personId: string;
  /** What the account itself may do. */
  theirs: ReadonlySet<string>;
  isAdministrator: boolean;
}

export function refuseRequest(request: StaffErasure): void {
  if (request.by === request.personId) throw new Refusal('own-account-not-erasable');
  if (request.isAdministrator) throw new Refusal('administrator-not-erasable');
  refuseUnheld(request.held, request.theirs);
}

import { Problem } from '../../../platform/http/problem.js';
import type { StaffMembers } from '../../staff/index.js';

/** The member of staff to assign; null for no one. @throws Problem 422 `assignee-unknown` for who may not answer */
export async function assigneeOf(members: StaffMembers, staffId: string | null): Promise<{ id: string } | null> {
  if (staffId === null) return null;
  const assignee = (await members.holding('support:answer')).find((person) => person.id === staffId);
  if (!assignee) throw new Problem(422, 'assignee-unknown');
  return assignee;
}

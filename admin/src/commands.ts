import { callApi } from './lib/http';
import type { AssignedRole, Person, Role, RoleDraft } from './lib/wire';

async function send<Reply>(method: 'POST' | 'PUT' | 'DELETE', path: string, body: unknown): Promise<Reply> {
  return (await callApi(`/v1/admin/${path}`, { method, body: JSON.stringify(body) })).json as Reply;
}

/** What the shop's people intend, each with its reason. The API decides; a refusal is an HttpError whose message is a sentence. */
export const commands = {
  assignRole: (personId: string, asked: AssignedRole) => send<Person>('POST', `people/${personId}/role`, asked),
  blockPerson: (personId: string, reason: string) => send<Person>('POST', `people/${personId}/block`, { reason }),
  unblockPerson: (personId: string, reason: string) => send<Person>('POST', `people/${personId}/unblock`, { reason }),
  eraseAccount: (personId: string, reason: string) => send<Person>('POST', `people/${personId}/erasure`, { reason }),
  keepAccount: (personId: string, reason: string) => send<Person>('DELETE', `people/${personId}/erasure`, { reason }),
  endSessions: (personId: string, reason: string) => send<Person>('POST', `people/${personId}/end-sessions`, { reason }),
  resendVerification: (personId: string, reason: string) => send<Person>('POST', `people/${personId}/resend-verification`, { reason }),
  defineRole: (role: RoleDraft) => send<Role>('POST', 'roles', role),
  changeRole: (roleId: number, role: RoleDraft) => send<Role>('PUT', `roles/${roleId}`, role),
  removeRole: (roleId: number, reason: string) => send<Role>('DELETE', `roles/${roleId}`, { reason }),
};

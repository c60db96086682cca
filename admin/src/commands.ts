import { callApi } from './lib/http';
import type { AssignedRole, Incident, NewRefund, Payment, PaymentWord, Person, Refund, RefundPreview, Role, RoleDraft, Batch, Code, CodePreview, NewBatch, NewCode, Settlement, SettlementFile, SettlementPreview } from './lib/wire';

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
  startPlan: (personId: string, reason: string) => send<Person>('POST', `people/${personId}/subscription`, { isActive: true, reason }),
  endPlan: (personId: string, reason: string) => send<Person>('POST', `people/${personId}/subscription`, { isActive: false, reason }),
  defineRole: (role: RoleDraft) => send<Role>('POST', 'roles', role),
  changeRole: (roleId: number, role: RoleDraft) => send<Role>('PUT', `roles/${roleId}`, role),
  issueCode: (code: NewCode) => send<Code>('POST', 'codes', code),
  drawCodes: (batch: NewBatch) => send<Batch>('POST', 'codes/batches/draw', batch),
  issueCodes: (batch: NewBatch) => send<Batch>('POST', 'codes/batches', batch),
  switchCodeOff: (codeId: string, reason: string) => send<Code>('POST', `codes/${codeId}/deactivate`, { reason }),
  switchBatchOff: (codeId: string, reason: string) => send<Code>('POST', `codes/${codeId}/deactivate-batch`, { reason }),
  previewCode: (codeId: string, cart: string[]) => send<CodePreview>('POST', `codes/${codeId}/preview`, { cart }),
  removeRole: (roleId: number, reason: string) => send<Role>('DELETE', `roles/${roleId}`, { reason }),
  previewRefund: (orderId: string, lines: NewRefund['lines']) => send<RefundPreview>('POST', `orders/${orderId}/refund/preview`, { lines }),
  giveRefund: (orderId: string, asked: NewRefund) => send<Refund>('POST', `orders/${orderId}/refund`, asked),
  approveRefund: (refundId: string, reason: string, note: string) => send<Refund>('POST', `refunds/${refundId}/approve`, { reason, note }),
  secondRefund: (refundId: string, note: string) => send<Refund>('POST', `refunds/${refundId}/second`, { note }),
  denyRefund: (refundId: string, reason: string, note: string) => send<Refund>('POST', `refunds/${refundId}/deny`, { reason, note }),
  retryRefund: (refundId: string, note: string) => send<Refund>('POST', `refunds/${refundId}/retry`, { note }),
  recordTransfer: (refundId: string, reference: string) => send<Refund>('POST', `refunds/${refundId}/record-transfer`, { reference }),
  settleRefund: (refundId: string, returned: boolean, reason: string) => send<Refund>('POST', `refunds/${refundId}/settle`, { returned, reason }),
  settlePayment: (paymentId: string, asked: PaymentWord) => send<Payment>('POST', `payments/${paymentId}/settle`, asked),
  retryReturn: (paymentId: string, reason: string) => send<Payment>('POST', `payments/${paymentId}/retry-return`, { reason }),
  recordReturn: (paymentId: string, by: 'bank' | 'transfer', reason: string) => send<Payment>('POST', `payments/${paymentId}/record-return`, { by, reason }),
  previewSettlement: (file: string) => send<SettlementPreview>('POST', 'settlements/preview', { file }),
  importSettlement: (asked: SettlementFile) => send<Settlement>('POST', 'settlements', asked),
  resolveIncident: (incidentId: string, reason: string) => send<Incident>('POST', `incidents/${incidentId}/resolve`, { reason }),
};

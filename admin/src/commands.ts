import { post, put, remove } from './lib/http';
import type {
  AssignedRole,
  GameApproval,
  GameSentBack,
  NewBatch,
  NewCode,
  NewRefund,
  NewSchoolPlan,
  PaymentWord,
  RatingVerdict,
  EnquiryAnswer,
  ReportAnswer,
  ReportNext,
  PayoutFailure,
  RoleDraft,
  SettlementFile,
  TextsCorrection,
} from './lib/wire';

/** The path parameter that names what a command is about. */
const of = (id: string | number) => ({ path: { id: String(id) } });

/** What staff intend, each with its reason. The API decides; a refusal is an HttpError whose message is a sentence. */
export const commands = {
  decideContested: (id: string, verdict: 'upheld' | 'rejected') =>
    post('/v1/admin/contested-play/{id}/decide', { params: of(id), body: { verdict } }),
  assignRole: (personId: string, body: AssignedRole) =>
    post('/v1/admin/people/{id}/role', { params: of(personId), body }),
  blockPerson: (personId: string, reason: string) =>
    post('/v1/admin/people/{id}/block', { params: of(personId), body: { reason } }),
  unblockPerson: (personId: string, reason: string) =>
    post('/v1/admin/people/{id}/unblock', { params: of(personId), body: { reason } }),
  eraseAccount: (personId: string, reason: string) =>
    post('/v1/admin/people/{id}/erasure', { params: of(personId), body: { reason } }),
  keepAccount: (personId: string, reason: string) =>
    remove('/v1/admin/people/{id}/erasure', { params: of(personId), body: { reason } }),
  endSessions: (personId: string, reason: string) =>
    post('/v1/admin/people/{id}/end-sessions', { params: of(personId), body: { reason } }),
  endSecondFactor: (personId: string, reason: string) =>
    post('/v1/admin/people/{id}/end-second-factor', { params: of(personId), body: { reason } }),
  resendVerification: (personId: string, reason: string) =>
    post('/v1/admin/people/{id}/resend-verification', { params: of(personId), body: { reason } }),
  startPlan: (personId: string, reason: string) =>
    post('/v1/admin/people/{id}/subscription', { params: of(personId), body: { isActive: true, reason } }),
  endPlan: (personId: string, reason: string) =>
    post('/v1/admin/people/{id}/subscription', { params: of(personId), body: { isActive: false, reason } }),
  defineRole: (body: RoleDraft) => post('/v1/admin/roles', { body }),
  changeRole: (roleId: number, body: RoleDraft) => put('/v1/admin/roles/{id}', { params: of(roleId), body }),
  removeRole: (roleId: number, reason: string) =>
    remove('/v1/admin/roles/{id}', { params: of(roleId), body: { reason } }),
  issueCode: (body: NewCode) => post('/v1/admin/codes', { body }),
  drawCodes: (body: NewBatch) => post('/v1/admin/codes/batches/draw', { body }),
  issueCodes: (body: NewBatch) => post('/v1/admin/codes/batches', { body }),
  switchCodeOff: (codeId: string, reason: string) =>
    post('/v1/admin/codes/{id}/deactivate', { params: of(codeId), body: { reason } }),
  switchBatchOff: (codeId: string, reason: string) =>
    post('/v1/admin/codes/{id}/deactivate-batch', { params: of(codeId), body: { reason } }),
  previewCode: (codeId: string, cart: string[]) =>
    post('/v1/admin/codes/{id}/preview', { params: of(codeId), body: { cart } }),
  giveSchoolPlan: (body: NewSchoolPlan) => post('/v1/admin/school-plans', { body }),
  changeSchoolSeats: (id: string, seats: number, reason: string) =>
    post('/v1/admin/school-plans/{id}/seats', { params: of(id), body: { seats, reason } }),
  endSchoolPlan: (id: string, reason: string) =>
    post('/v1/admin/school-plans/{id}/end', { params: of(id), body: { reason } }),
  previewRefund: (orderId: string, lines: NewRefund['lines']) =>
    post('/v1/admin/orders/{id}/refund/preview', { params: of(orderId), body: { lines } }),
  giveRefund: (orderId: string, body: NewRefund) => post('/v1/admin/orders/{id}/refund', { params: of(orderId), body }),
  approveDeveloper: (id: string) => post('/v1/admin/developers/{id}/approve', { params: of(id) }),
  rejectDeveloper: (id: string, reason: string) =>
    post('/v1/admin/developers/{id}/reject', { params: of(id), body: { reason } }),
  assignReport: (id: string, staffId: string | null) =>
    post('/v1/admin/reports/{id}/assign', { params: of(id), body: { staffId } }),
  answerReport: (id: string, answer: ReportAnswer) =>
    post('/v1/admin/reports/{id}/answer', { params: of(id), body: answer }),
  setReportStatus: (id: string, next: ReportNext) =>
    post('/v1/admin/reports/{id}/status', { params: of(id), body: next }),
  noteReport: (id: string, text: string) => post('/v1/admin/reports/{id}/note', { params: of(id), body: { text } }),
  assignEnquiry: (id: string, staffId: string | null) =>
    post('/v1/admin/enquiries/{id}/assign', { params: of(id), body: { staffId } }),
  answerEnquiry: (id: string, answer: EnquiryAnswer) =>
    post('/v1/admin/enquiries/{id}/answer', { params: of(id), body: answer }),
  noteEnquiry: (id: string, text: string) => post('/v1/admin/enquiries/{id}/note', { params: of(id), body: { text } }),
  reopenEnquiry: (id: string) => post('/v1/admin/enquiries/{id}/reopen', { params: of(id) }),
  closeEnquiry: (id: string) => post('/v1/admin/enquiries/{id}/close', { params: of(id) }),
  decideRating: (id: string, body: RatingVerdict) => post('/v1/admin/ratings/{id}/decide', { params: of(id), body }),
  removeRatingAnswer: (id: string) => post('/v1/admin/ratings/{id}/remove-answer', { params: of(id) }),
  setGamePrice: (gameId: string, price: number, reason: string) =>
    post('/v1/admin/games/{id}/price', { params: of(gameId), body: { price, reason } }),
  withdrawGame: (gameId: string, reason: string) =>
    post('/v1/admin/games/{id}/withdraw', { params: of(gameId), body: { reason } }),
  restoreGame: (gameId: string, reason: string) =>
    post('/v1/admin/games/{id}/restore', { params: of(gameId), body: { reason } }),
  featureGame: (gameId: string, place: number | null, reason: string) =>
    post('/v1/admin/games/{id}/feature', {
      params: of(gameId),
      body: { reason, ...(place !== null && { place }) },
    }),
  unfeatureGame: (gameId: string, reason: string) =>
    post('/v1/admin/games/{id}/unfeature', { params: of(gameId), body: { reason } }),
  correctTexts: (gameId: string | number, body: TextsCorrection) =>
    put('/v1/admin/games/{id}/texts', { params: of(gameId), body }),
  approveGame: (gameId: string, body: GameApproval) =>
    post('/v1/admin/publishing/{id}/approve', { params: of(gameId), body }),
  sendGameBack: (gameId: string, body: GameSentBack) =>
    post('/v1/admin/publishing/{id}/send-back', { params: of(gameId), body }),
  downloadLink: (buildId: string) => post('/v1/downloads/{buildId}/link', { params: { path: { buildId } } }),
  takeGameDown: (gameId: string, reason: string) =>
    post('/v1/admin/publishing/{id}/take-down', { params: of(gameId), body: { reason } }),
  decideAppeal: (gameId: string, granted: boolean, reason: string) =>
    post('/v1/admin/publishing/{id}/decide-appeal', { params: of(gameId), body: { granted, reason } }),
  approvePayout: (id: string) => post('/v1/admin/payouts/{id}/approve', { params: of(id) }),
  releasePayout: (id: string) => post('/v1/admin/payouts/{id}/release', { params: of(id) }),
  recordPayoutPaid: (id: string, reference: string) =>
    post('/v1/admin/payouts/{id}/record-paid', { params: of(id), body: { reference } }),
  failPayout: (id: string, why: PayoutFailure) =>
    post('/v1/admin/payouts/{id}/fail', { params: of(id), body: { why } }),
  makeBankFile: (fileId: string) => post('/v1/admin/bank-files', { body: { fileId } }),
  recordBankFilePaid: (id: string, reference: string) =>
    post('/v1/admin/bank-files/{id}/record-paid', { params: of(id), body: { reference } }),
  putBankFileBack: (id: string, reason: string) =>
    post('/v1/admin/bank-files/{id}/put-back', { params: of(id), body: { reason } }),
  approveRefund: (refundId: string, reason: string, note: string) =>
    post('/v1/admin/refunds/{id}/approve', { params: of(refundId), body: { reason, note } }),
  secondRefund: (refundId: string, note: string) =>
    post('/v1/admin/refunds/{id}/approve-again', { params: of(refundId), body: { note } }),
  denyRefund: (refundId: string, reason: string, note: string) =>
    post('/v1/admin/refunds/{id}/deny', { params: of(refundId), body: { reason, note } }),
  retryRefund: (refundId: string, note: string) =>
    post('/v1/admin/refunds/{id}/retry', { params: of(refundId), body: { note } }),
  recordTransfer: (refundId: string, reference: string) =>
    post('/v1/admin/refunds/{id}/record-transfer', { params: of(refundId), body: { reference } }),
  settleRefund: (refundId: string, returned: boolean, reason: string) =>
    post('/v1/admin/refunds/{id}/settle', { params: of(refundId), body: { returned, reason } }),
  settlePayment: (paymentId: string, body: PaymentWord) =>
    post('/v1/admin/payments/{id}/settle', { params: of(paymentId), body }),
  retryReturn: (paymentId: string, reason: string) =>
    post('/v1/admin/payments/{id}/retry-return', { params: of(paymentId), body: { reason } }),
  recordReturn: (paymentId: string, by: 'bank' | 'transfer', reason: string) =>
    post('/v1/admin/payments/{id}/record-return', { params: of(paymentId), body: { by, reason } }),
  previewSettlement: (file: string) => post('/v1/admin/settlements/preview', { body: { file } }),
  importSettlement: (body: SettlementFile) => post('/v1/admin/settlements', { body }),
  resolveIncident: (incidentId: string, reason: string) =>
    post('/v1/admin/incidents/{id}/resolve', { params: of(incidentId), body: { reason } }),
};

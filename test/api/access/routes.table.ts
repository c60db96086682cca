import type { Permission } from '../../../api/contexts/identity/access/permissions.rules.js';

/** What a route asks of whoever calls it, as it was agreed: read off no code, so a guard that goes missing shows. */
export type Asks =
  | 'nothing'
  /** A live session. */
  | 'session'
  | Permission;

/** Every route of the shop. A new one must be written down here before the tests pass. */
export const ROUTES: Record<string, Asks> = {
  'GET /v1/health': 'nothing',
  'GET /v1/health/ready': 'nothing',
  'GET /v1/exchange-rate': 'nothing',
  'GET /v1/games': 'nothing',
  'GET /v1/games/{idOrSlug}': 'nothing',
  'GET /v1/games/{idOrSlug}/achievements': 'nothing',
  'GET /v1/legal/{document}': 'nothing',

  'POST /v1/auth': 'nothing',
  'POST /v1/auth/refresh': 'nothing',
  'POST /v1/auth/signup': 'nothing',
  'POST /v1/auth/send-verification-email': 'nothing',
  'POST /v1/auth/verify-email': 'nothing',
  'POST /v1/auth/google': 'nothing',
  'POST /v1/auth/create-pending-user': 'nothing',
  'POST /v1/auth/verify-pending-user': 'nothing',
  'POST /v1/auth/check-pending-user': 'nothing',
  'POST /v1/auth/reset-password': 'nothing',
  'POST /v1/auth/confirm-reset-password': 'nothing',
  'GET /v1/auth/sessions': 'session',
  'DELETE /v1/auth/sessions': 'session',
  'DELETE /v1/auth/sessions/{id}': 'session',
  // Ends the session of an expired token too; without any token there is nothing to end.
  'POST /v1/auth/logout': 'session',
  'GET /v1/users/{id}': 'session',
  'PATCH /v1/users/{id}': 'session',
  'PATCH /v1/users/pass': 'session',
  'POST /v1/users/profile-picture/{id}': 'session',
  'DELETE /v1/users/profile-picture/{id}': 'session',
  'GET /v1/users/{id}/consents': 'session',
  'POST /v1/users/{id}/consents': 'session',
  'GET /v1/users/{id}/guardian': 'session',
  'POST /v1/users/{id}/guardian': 'session',
  'POST /v1/users/{id}/birth-year': 'session',
  // Guardians and readers of mails have no account: the token of the mail is their proof.
  'GET /v1/guardian': 'nothing',
  'POST /v1/guardian': 'nothing',
  'POST /v1/privacy/unsubscribe': 'nothing',
  'GET /v1/subscription/cancel-by-link': 'nothing',
  'POST /v1/subscription/cancel-by-link': 'nothing',
  'POST /v1/privacy/erasure/cancel': 'nothing',
  'POST /v1/privacy/erasure/confirm': 'nothing',
  'GET /v1/privacy/erasure': 'session',
  'POST /v1/privacy/erasure': 'session',
  'DELETE /v1/privacy/erasure': 'session',
  'GET /v1/privacy/exports': 'session',
  'POST /v1/privacy/exports': 'session',
  'GET /v1/privacy/exports/{id}/file': 'session',

  'POST /v1/payment': 'session',
  'POST /v1/payment/claim-free-game': 'session',
  'POST /v1/payment/order/{orderId}/retry': 'session',
  // For two hours whoever has the random number of an order may ask how it stands.
  'GET /v1/payment/order/{orderId}': 'nothing',
  'GET /v1/payment/state/{orderId}': 'nothing',
  'GET /v1/library': 'session',
  'GET /v1/library/{gameId}/access': 'session',
  'GET /v1/webpay-oneclick/methods/{userId}': 'session',
  'PATCH /v1/webpay-oneclick/methods/{userId}': 'session',
  'POST /v1/webpay-oneclick/inscriptions': 'session',
  'PUT /v1/webpay-oneclick/inscriptions/{token}': 'session',
  'DELETE /v1/webpay-oneclick/inscriptions': 'session',
  'POST /v1/webpay-oneclick/transactions': 'session',
  'GET /v1/webpay-oneclick/transactions/{id}': 'session',
  'POST /v1/payment/order/{orderId}/pay-with-card': 'session',

  'GET /v1/plans': 'nothing',
  'POST /v1/subscription': 'session',
  'GET /v1/subscription/{userId}': 'session',
  'DELETE /v1/subscription/{id}': 'session',
  'PATCH /v1/subscription/{id}': 'session',
  'PATCH /v1/subscription/{id}/cancel': 'session',
  'PATCH /v1/subscription/{id}/renew': 'session',
  'PATCH /v1/subscription/{id}/card': 'session',
  'POST /v1/subscription/oneclick': 'session',
  'GET /v1/subscription/transaction-status/{id}': 'session',
  'POST /v1/subscription/subscribe-with-discount-code': 'session',

  'GET /v1/orders': 'session',
  'POST /v1/payment/claim-free': 'session',
  'GET /v1/discounts': 'session',
  'POST /v1/discounts/claim': 'session',
  // A token only makes it count what the person used before.
  'GET /v1/discounts/{code}': 'nothing',
  'GET /v1/orders/{orderId}/documents': 'session',
  'POST /v1/orders/{orderId}/receipt/resend': 'session',
  'GET /v1/documents': 'session',
  'GET /v1/documents/{id}': 'session',
  'GET /v1/documents/{id}/html': 'session',
  'GET /v1/documents/{id}/pdf': 'session',
  'GET /v1/orders/{orderId}/refund-options': 'session',
  'POST /v1/orders/{orderId}/refunds': 'session',
  'GET /v1/refunds': 'session',
  'POST /v1/webpay-oneclick/transactions/{id}/refunds': 'session',

  'GET /v1/admin/session': 'console:open',
  'GET /v1/admin/dashboard': 'ops:read',
  'GET /v1/admin/orders': 'order:read',
  'GET /v1/admin/orders/{id}': 'order:read',
  'POST /v1/admin/orders/{id}/refund': 'refund:approve',
  'POST /v1/admin/orders/{id}/refund/preview': 'refund:approve',
  'GET /v1/admin/refunds': 'refund:read',
  'GET /v1/admin/refunds/{id}': 'refund:read',
  'POST /v1/admin/refunds/{id}/approve': 'refund:approve',
  'POST /v1/admin/refunds/{id}/second': 'refund:approve',
  'POST /v1/admin/refunds/{id}/deny': 'refund:approve',
  'POST /v1/admin/refunds/{id}/retry': 'refund:approve',
  'POST /v1/admin/refunds/{id}/record-transfer': 'refund:approve',
  'POST /v1/admin/refunds/{id}/settle': 'refund:approve',
  'GET /v1/admin/late-work': 'ops:read',
  'GET /v1/admin/payments': 'payment:read',
  'GET /v1/admin/payments/{id}': 'payment:read',
  'POST /v1/admin/payments/{id}/settle': 'payment:settle',
  'POST /v1/admin/payments/{id}/retry-return': 'payment:settle',
  'POST /v1/admin/payments/{id}/record-return': 'payment:settle',
  'GET /v1/admin/games': 'game:read',
  'GET /v1/admin/games/{id}': 'game:read',
  'PUT /v1/admin/games/{id}': 'game:write',
  'GET /v1/admin/codes': 'code:read',
  'GET /v1/admin/codes/{id}': 'code:read',
  'POST /v1/admin/codes': 'code:write',
  'POST /v1/admin/codes/batches': 'code:write',
  'POST /v1/admin/codes/{id}/deactivate': 'code:write',
  'POST /v1/admin/codes/{id}/deactivate-batch': 'code:write',
  'POST /v1/admin/codes/{id}/preview': 'code:read',
  'GET /v1/admin/people': 'person:read',
  'GET /v1/admin/people/{id}': 'person:read',
  'POST /v1/admin/people/{id}/role': 'role:assign',
  'POST /v1/admin/people/{id}/block': 'person:block',
  'POST /v1/admin/people/{id}/unblock': 'person:block',
  'POST /v1/admin/people/{id}/subscription': 'subscription:write',
  'POST /v1/admin/people/{id}/erasure': 'person:erase',
  'DELETE /v1/admin/people/{id}/erasure': 'person:erase',
  'POST /v1/admin/people/{id}/end-sessions': 'person:write',
  'POST /v1/admin/people/{id}/resend-verification': 'person:write',
  'GET /v1/admin/permissions': 'role:read',
  'GET /v1/admin/roles': 'role:read',
  'POST /v1/admin/roles': 'role:write',
  'GET /v1/admin/roles/{id}': 'role:read',
  'PUT /v1/admin/roles/{id}': 'role:write',
  'DELETE /v1/admin/roles/{id}': 'role:write',
  'GET /v1/admin/audit': 'audit:read',
  'GET /v1/admin/books': 'books:read',
  'GET /v1/admin/books/orders/{id}': 'books:read',
  'GET /v1/admin/incidents': 'incident:read',
  'GET /v1/admin/incidents/{id}': 'incident:read',
  'POST /v1/admin/incidents/{id}/resolve': 'incident:resolve',
};

/** Records of one person. */
export type OwnIds = Record<'userId' | 'orderId' | 'sessionId' | 'exportId' | 'cardId' | 'cardToken' | 'subscriptionId' | 'documentId', string>;

/** A record that belongs to one person: how to ask for it, and what somebody else is told. */
export interface OwnRecord {
  route: string;
  path: (own: OwnIds) => string;
  body?: object | ((own: OwnIds) => object);
  /** What its owner is answered, and what another player. */
  owner: number;
  other: 403 | 404;
  /** Who may nevertheless. */
  opens?: Permission;
}

/** A picture of one pixel. */
const DOT = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Every route by which a person reaches a record of somebody. */
export const OWN_RECORDS: OwnRecord[] = [
  { route: 'GET /v1/users/{id}', path: ({ userId }) => `/v1/users/${userId}`, owner: 200, other: 403, opens: 'person:read' },
  { route: 'PATCH /v1/users/{id}', path: ({ userId }) => `/v1/users/${userId}`, body: { bio: 'Hola' }, owner: 200, other: 403, opens: 'person:write' },
  { route: 'POST /v1/users/profile-picture/{id}', path: ({ userId }) => `/v1/users/profile-picture/${userId}`, body: { profile_picture: DOT }, owner: 200, other: 403, opens: 'person:write' },
  { route: 'DELETE /v1/users/profile-picture/{id}', path: ({ userId }) => `/v1/users/profile-picture/${userId}`, owner: 200, other: 403, opens: 'person:write' },
  { route: 'GET /v1/users/{id}/consents', path: ({ userId }) => `/v1/users/${userId}/consents`, owner: 200, other: 403 },
  { route: 'POST /v1/users/{id}/consents', path: ({ userId }) => `/v1/users/${userId}/consents`, body: { text: 'marketing', given: false }, owner: 200, other: 403 },
  { route: 'GET /v1/users/{id}/guardian', path: ({ userId }) => `/v1/users/${userId}/guardian`, owner: 200, other: 403 },
  { route: 'POST /v1/users/{id}/guardian', path: ({ userId }) => `/v1/users/${userId}/guardian`, body: { email: 'adult@example.test' }, owner: 409, other: 403 },
  { route: 'POST /v1/users/{id}/birth-year', path: ({ userId }) => `/v1/users/${userId}/birth-year`, body: { birthYear: 1980 }, owner: 200, other: 403 },
  { route: 'DELETE /v1/auth/sessions/{id}', path: ({ sessionId }) => `/v1/auth/sessions/${sessionId}`, owner: 200, other: 404 },
  { route: 'GET /v1/privacy/exports/{id}/file', path: ({ exportId }) => `/v1/privacy/exports/${exportId}/file`, owner: 200, other: 404 },
  { route: 'GET /v1/webpay-oneclick/methods/{userId}', path: ({ userId }) => `/v1/webpay-oneclick/methods/${userId}`, owner: 200, other: 403 },
  {
    route: 'PATCH /v1/webpay-oneclick/methods/{userId}', path: ({ userId }) => `/v1/webpay-oneclick/methods/${userId}`, owner: 200, other: 403,
    body: ({ cardId }) => ({ default_payment_method_id: cardId }),
  },
  { route: 'PUT /v1/webpay-oneclick/inscriptions/{token}', path: ({ cardToken }) => `/v1/webpay-oneclick/inscriptions/${cardToken}`, body: {}, owner: 200, other: 404 },
  { route: 'GET /v1/webpay-oneclick/transactions/{id}', path: ({ orderId }) => `/v1/webpay-oneclick/transactions/${orderId}`, owner: 200, other: 404 },
  {
    route: 'POST /v1/payment/order/{orderId}/pay-with-card', path: ({ orderId }) => `/v1/payment/order/${orderId}/pay-with-card`, body: ({ cardId }) => ({ cardId }), owner: 200, other: 404,
  },
  { route: 'GET /v1/payment/order/{orderId}', path: ({ orderId }) => `/v1/payment/order/${orderId}`, owner: 200, other: 404 },
  { route: 'GET /v1/payment/state/{orderId}', path: ({ orderId }) => `/v1/payment/state/${orderId}`, owner: 200, other: 404 },
  { route: 'GET /v1/orders/{orderId}/refund-options', path: ({ orderId }) => `/v1/orders/${orderId}/refund-options`, owner: 200, other: 404 },
  { route: 'POST /v1/orders/{orderId}/refunds', path: ({ orderId }) => `/v1/orders/${orderId}/refunds`, body: {}, owner: 409, other: 404 },
  { route: 'POST /v1/webpay-oneclick/transactions/{id}/refunds', path: ({ orderId }) => `/v1/webpay-oneclick/transactions/${orderId}/refunds`, body: { amount: 1 }, owner: 409, other: 404 },
  { route: 'POST /v1/payment/order/{orderId}/retry', path: ({ orderId }) => `/v1/payment/order/${orderId}/retry`, body: {}, owner: 200, other: 404 },
  { route: 'GET /v1/documents/{id}', path: ({ documentId }) => `/v1/documents/${documentId}`, owner: 200, other: 404, opens: 'books:read' },
  { route: 'GET /v1/documents/{id}/html', path: ({ documentId }) => `/v1/documents/${documentId}/html`, owner: 200, other: 404, opens: 'books:read' },
  { route: 'GET /v1/documents/{id}/pdf', path: ({ documentId }) => `/v1/documents/${documentId}/pdf`, owner: 200, other: 404, opens: 'books:read' },
  { route: 'GET /v1/orders/{orderId}/documents', path: ({ orderId }) => `/v1/orders/${orderId}/documents`, owner: 200, other: 404, opens: 'books:read' },
  { route: 'POST /v1/orders/{orderId}/receipt/resend', path: ({ orderId }) => `/v1/orders/${orderId}/receipt/resend`, owner: 409, other: 404 },
  { route: 'GET /v1/subscription/{userId}', path: ({ userId }) => `/v1/subscription/${userId}`, owner: 200, other: 403 },
  { route: 'PATCH /v1/subscription/{id}/card', path: ({ subscriptionId }) => `/v1/subscription/${subscriptionId}/card`, body: ({ cardId }) => ({ payment_method_id: cardId }), owner: 200, other: 404 },
  { route: 'PATCH /v1/subscription/{id}/cancel', path: ({ subscriptionId }) => `/v1/subscription/${subscriptionId}/cancel`, body: {}, owner: 200, other: 404 },
  { route: 'PATCH /v1/subscription/{id}/renew', path: ({ subscriptionId }) => `/v1/subscription/${subscriptionId}/renew`, body: {}, owner: 200, other: 404 },
  { route: 'PATCH /v1/subscription/{id}', path: ({ subscriptionId }) => `/v1/subscription/${subscriptionId}`, body: { isActive: false }, owner: 200, other: 404 },
  { route: 'DELETE /v1/subscription/{id}', path: ({ subscriptionId }) => `/v1/subscription/${subscriptionId}`, owner: 200, other: 404 },
  { route: 'GET /v1/subscription/transaction-status/{id}', path: ({ orderId }) => `/v1/subscription/transaction-status/${orderId}`, owner: 200, other: 404 },
];

/** The actions one may ask for. */
export const ACTIONS = [
  'RoleAssigned', 'RoleDefined', 'RoleChanged', 'RoleRemoved', 'PersonBlocked', 'PersonUnblocked', 'ErasureRequested', 'ErasureCancelled', 'SessionsEnded', 'VerificationResent', 'ProfileEdited',
  'GameEdited', 'GamePriced', 'GameListed', 'GameUnlisted', 'GameRelabelled', 'CodeIssued', 'CodeDeactivated', 'IncidentResolved', 'PaymentDeclaredTaken', 'PaymentSettledByHand', 'PaymentReturnRetried', 'PaymentApproved', 'PaymentClosed', 'PaymentUnwanted', 'OrderPaid', 'EntitlementGranted', 'PeriodPaid', 'PeriodChargeFailed',
  'RefundRequested', 'RefundApproved', 'RefundSeconded', 'RefundDenied', 'RefundRetried', 'RefundCompleted', 'RefundFailed', 'PaymentRefunded', 'PaymentRefundFailed', 'OrderRefunded', 'EntitlementEnded',
  'SubscriptionActivated', 'PeriodGiven', 'SubscriptionEnded',
];

import type { accountEventsEs } from '../es/account-events';

/** What happened to a person's account, in plain words. */
export const accountEventsEn: typeof accountEventsEs = {
  event: {
    RoleAssigned: 'Was given the role “%{role}”; it was “%{previously}” before',
    PersonBlocked: 'The account was blocked and its sessions ended',
    PersonUnblocked: 'The account was opened again',
    SessionsEnded: 'All sessions were ended',
    SecondFactorEnded: 'Two-step log-in was removed',
    VerificationResent: 'The verification link was to be sent again',
    ErasureRequested: 'Asked to delete the account',
    ErasureRequestedByStaff: 'The team began to delete the account',
    ErasureCancelled: 'The deletion of the account was called off',
    ErasureStarted: 'The deletion of the account began',
    CertificateSettled: 'The mail with the certificate of deletion was settled',
    PersonErased: 'The data of the account was deleted',
    SignedIn: 'Signed in',
    SignInFailed: 'An attempt to sign in failed',
    ProfileEdited: 'The profile was changed',
    other: 'Something else: %{name}',
  },
  kind: {
    'identity:buying-stopped': 'stop renewals, since a guardian took the permission back',
    'mail:account-blocked': 'tell by mail that the account is blocked',
    'mail:account-unblocked': 'tell by mail that the account is open again',
    'mail:verify-email': 'send the verification link by mail',
    'mail:erasure-requested': 'confirm by mail the wish to delete',
    'mail:erasure-cancelled': 'tell by mail that the deletion was called off',
    'mail:erasure-requested-by-staff': 'tell by mail that the account will be deleted',
    'mail:erasure-cancelled-by-staff': 'tell by mail that the deletion was called off',
    'mail:erasure-certificate': 'send the certificate of deletion by mail',
  },
  part: { account: 'Account', roles: 'Roles', person: 'Account', session: 'Session' },
};

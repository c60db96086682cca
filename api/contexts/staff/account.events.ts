import type { Fact } from '../../kernel/decider.js';

export type PersonBlocked = Fact<'PersonBlocked', { personId: string; reason: string }>;
export type PersonUnblocked = Fact<'PersonUnblocked', { personId: string; reason: string }>;
export type SessionsEnded = Fact<'SessionsEnded', { personId: string; reason: string }>;
export type SecondFactorEnded = Fact<'SecondFactorEnded', { personId: string; reason: string }>;
export type VerificationResent = Fact<'VerificationResent', { personId: string; reason: string }>;

/** What staff did to an account, on stream `account-<personId>`. */
export type AccountEvent = PersonBlocked | PersonUnblocked | SessionsEnded | SecondFactorEnded | VerificationResent;

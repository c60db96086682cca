/** What the shop's people do to an account, as the store knew both when they asked. */
export interface AccountCommand {
  type: 'BlockPerson' | 'UnblockPerson' | 'EndSessions' | 'ResendVerification';
  personId: string;
  /** Whoever asks, and what they may do. */
  by: string;
  held: ReadonlySet<string>;
  /** What the account itself may do. */
  theirs: ReadonlySet<string>;
  isAdministrator: boolean;
  isVerified: boolean;
  reason: string;
}

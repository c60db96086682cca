import { Reason } from '../../staff/index.js';

/** A developer in a list. */
export class DeveloperListItem {
  id: string;
  name: string;
  country: string;
  state: 'applied' | 'approved' | 'rejected' | 'withdrawn';
  applicantId: string;
  /** Null when the person was erased. */
  applicantName: string | null;
  appliedAt: Date;
  /** Last day of the promised decision. */
  decideBy: string;
  /** Whether the promised day passed without a decision. */
  overdue: boolean;
  decidedAt: Date | null;
}

class DeveloperAbout {
  es: string;
  en: string;
}

/** A pay-out account; of its number only the last four digits. */
class DeveloperAccount {
  holder: string;
  bank: string;
  kind: 'checking' | 'sight' | 'savings' | '';
  last4: string | null;
}

/** What the applicant typed; erased with the account. */
class DeveloperApplicationData {
  about: DeveloperAbout;
  link: string;
  taxId: string;
  account: DeveloperAccount;
  /** Answer to a rejection; empty for none. */
  answer: string;
}

class DeveloperMember {
  personId: string;
  username: string;
  role: 'reader' | 'editor' | 'owner';
  since: Date;
}

/** A developer with its application and members. */
export class DeveloperDetailReply extends DeveloperListItem {
  applicantEmail: string | null;
  termsVersion: string;
  /** Why it was rejected. */
  reason: string | null;
  /** Null when it was erased. */
  application: DeveloperApplicationData | null;
  members: DeveloperMember[];
}

export class RejectDeveloperRequest {
  @Reason()
  reason: string;
}

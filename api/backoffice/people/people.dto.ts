import { Transform } from 'class-transformer';
import { IsBoolean, IsInt, Max, Min } from 'class-validator';
import type { Language } from '../../kernel/language.js';
import { Reason } from '../../contexts/staff/index.js';
import { TimelineEntry } from '../../platform/http/timeline.dto.js';

/** A person in a list. */
export class PersonLine {
  id: string;
  email: string;
  username: string;
  roleId: number;
  /** Name of a role made by administrators; null for built-in ones. */
  roleName: string | null;
  language: Language;
  verified: boolean;
  blockedAt: Date | null;
  createdAt: Date;
  lastSeenAt: Date | null;
}

/** One device on which the person is signed in. */
export class OpenSession {
  id: string;
  /** Device of the last use, such as `Chrome, Android`; null if unknown. */
  device: string | null;
  createdAt: Date;
  lastSeenAt: Date;
  remembered: boolean;
}

/** A requested erasure. */
export class PersonErasure {
  /** `waiting`: within the seven days; `under-way`: being erased, cannot be cancelled. */
  state: 'waiting' | 'under-way';
  /** When the account is erased; null once that has started. */
  dueAt: string | null;
}

/** The latest subscription of a person. */
class PersonPlan {
  subscriptionId: string;
  planId: 'monthly' | 'yearly';
  status: 'incomplete' | 'active' | 'cancelled' | 'past_due' | 'ended';
  /** Whether the plan's games may be played now. */
  active: boolean;
  autoRenew: boolean;
  /** When access ends as of now; null before the first payment. */
  activeUntil: string | null;
}

/** A person with all that happened to the account; never a password or a token. */
export class PersonDetailReply extends PersonLine {
  birthYear: number | null;
  bio: string | null;
  developerId: string | null;
  emailVerifiedAt: Date | null;
  /** Whether a log-in needs a code of an app beside the password. */
  hasSecondFactor: boolean;
  /** Orders placed, paid or not. */
  orders: number;
  /** Null without a scheduled erasure. */
  erasure: PersonErasure | null;
  /** Null without a subscription. */
  plan: PersonPlan | null;
  sessions: OpenSession[];
  timeline: TimelineEntry[];
}

export class AssignRoleRequest {
  /** 1 administrator, 2 player without publishing, 3 member, from 4 on roles made by administrators. */
  @IsInt({ message: 'must be the number of a role' })
  @Min(1)
  @Max(1_000_000)
  roleId: number;
  @Reason()
  reason: string;
}

export class SwitchPlanRequest {
  /** True or false, or 1 or 0. */
  @Transform(({ value }: { value: unknown }) => (value === 1 ? true : value === 0 ? false : value))
  @IsBoolean({ message: 'isActive must be true or false' })
  isActive: boolean;
  @Reason()
  reason: string;
}

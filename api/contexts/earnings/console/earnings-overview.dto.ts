class StudioOfMonth {
  /** The number of its statement. */
  id: string;
  developerId: string;
  developerName: string;
  earned: number;
  gross: number;
  withheld: number;
  paid: number;
  carriedOut: number;
  lines: number;
}

class HeldUntil {
  /** The last day of the right to withdraw. */
  day: string;
  periods: number;
  /** Developers' shares of these periods, less what went back. */
  amount: number;
}

class WaitingSlices {
  /** The month of the slice. */
  month: string;
  slices: number;
  amount: number;
}

/** A closed month over all studios, and what is not shared yet today. */
export class EarningsOverviewReply {
  /** Null before the first close. */
  month: string | null;
  closedAt: Date | null;
  earned: number;
  gross: number;
  withheld: number;
  paid: number;
  /** Debts that go on to the next month; zero or below. */
  carriedOut: number;
  /** The highest first. */
  studios: StudioOfMonth[];
  /** Periods from which people may still withdraw; the soonest to be free first. */
  held: HeldUntil[];
  /** Slices that wait for play of their subscriber; the oldest first. */
  waiting: WaitingSlices[];
  /** Closed months, newest first. */
  months: string[];
}

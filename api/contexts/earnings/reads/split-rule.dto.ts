class WithholdingReply {
  kind: 'fees-note' | 'invoice' | 'foreign-form';
  /** Today's rate, in hundredths of a percent. */
  points: number;
}

/** One payment, split by the rule. */
export class SplitExample {
  paid: number;
  vat: number;
  net: number;
  developer: number;
  shop: number;
}

class PlayedGame {
  minutes: number;
  /** What its studio gets. */
  amount: number;
}

/** A month of the plan, split by the rule and by what its subscriber played. */
class PlanExample extends SplitExample {
  games: PlayedGame[];
  /** Of one game on one day no more hours weigh. */
  hoursOfOneDay: number;
  /** So long a plan can be withdrawn from; its money is shared afterwards. */
  heldDays: number;
  /** So long a month without play waits for its subscriber. */
  waitsMonths: number;
  /** With so many players in a month who paid, a studio takes part in what waited too long for play. */
  players: number;
}

/** The rule by which sales are split today. */
export class SplitRuleReply {
  version: number;
  /** First day on which it counts. */
  from: string;
  developerPercent: number;
  vatPercent: number;
  example: SplitExample;
  plan: PlanExample;
  withholding: WithholdingReply[];
  /** The least that is paid out. */
  payoutThreshold: number;
  /** Working days between a request and its transfer, at most. */
  payoutWorkingDays: number;
}

class WithholdingReply {
  kind: 'fees-note' | 'invoice' | 'foreign-form';
  /** Today's rate, in hundredths of a percent. */
  points: number;
}

/** One sale, split by the rule. */
class SplitExample {
  paid: number;
  vat: number;
  net: number;
  developer: number;
  shop: number;
}

/** The rule by which sales are split today. */
export class SplitRuleReply {
  version: number;
  /** First day on which it counts. */
  from: string;
  developerPercent: number;
  vatPercent: number;
  example: SplitExample;
  withholding: WithholdingReply[];
  /** The least that is paid out. */
  payoutThreshold: number;
  /** Working days between a request and its transfer, at most. */
  payoutWorkingDays: number;
}

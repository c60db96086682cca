import type { CivilDate } from '../../kernel/calendar.js';
import { shareByWeight, type Pesos } from '../../kernel/money.js';

/** How the net of a sale is shared, and the first day on which it is shared so. A new rule is a new version; an old one never changes. */
interface SplitRule {
  version: number;
  from: CivilDate;
  /** What the developer gets of the net, in whole percent; the platform keeps the rest and pays the card fees of it. */
  developerPercent: number;
  /** A plan's share accrues by day and is settled by the month's close; where absent it waits in the pool of its month. */
  plansAccrue?: true;
}

const SPLIT_RULES: readonly SplitRule[] = [
  { version: 1, from: '2000-01-01', developerPercent: 70 },
  { version: 2, from: '2026-12-01', developerPercent: 70, plansAccrue: true },
];

/** The rule of a day: the latest that began by then. */
export function splitRuleOn(day: CivilDate, rules: readonly SplitRule[] = SPLIT_RULES): SplitRule {
  const rule = rules.filter(({ from }) => from <= day).sort((a, b) => (a.from < b.from ? 1 : -1))[0];
  if (!rule) throw new RangeError(`no rule says how a sale of ${day} is shared`);
  return rule;
}

/** The developer's part of a net amount, rounded to the nearest peso. */
export function developerShare(net: Pesos, { developerPercent }: SplitRule): Pesos {
  return shareByWeight(net, [developerPercent, 100 - developerPercent])[0] ?? 0;
}

/** A rule by its version, for what was shared by it. */
export function splitRuleVersion(version: number, rules: readonly SplitRule[] = SPLIT_RULES): SplitRule {
  const rule = rules.find((one) => one.version === version);
  if (!rule) throw new RangeError(`there is no split rule ${version}`);
  return rule;
}

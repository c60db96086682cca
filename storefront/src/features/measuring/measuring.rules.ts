/** Measuring tools that a shop may have, each allowed or refused by itself. */
export type MeasuringTool = 'page-views' | 'network-tag';

/** What this shop has switched on, and the text that a yes is about. Null where nothing is. */
export interface MeasuringSettings {
  tools: readonly MeasuringTool[];
  version: string;
  hash: string;
}

/** What a visitor answered in this browser. */
export interface MeasuringAnswer {
  allowed: readonly MeasuringTool[];
  version: string;
  hash: string;
  /** ISO 8601, by the clock of this computer: it names the answer, and is compared with no other time. */
  at: string;
  /** The person who was logged in when it was given. */
  by: string | null;
  /** The person whose account has it. */
  keptFor: string | null;
}

/** Who is there, as far as is known. */
export interface Visitor {
  /** Whether that is still being asked. */
  verifying: boolean;
  isLoggedIn: boolean;
  /** Came in with the code of a class. */
  isPupil: boolean;
  /** Null until the record came. */
  minor: boolean | null;
  birthYearNeeded: boolean;
  /** Global Privacy Control: a no that counts everywhere. */
  refusesEverywhere: boolean;
}

/** Pages that are the same for everybody. Every other page, also one to come, is never measured. */
const PUBLIC =
  /^\/(?:(?:es|en)(?:\/|$))?(?:games(?:\/[^/]+(?:\/achievements)?)?|about|contact|developer-contact|how-the-money-is-split|legal|refund|privacy|cookies|subscriber-agreement|help(?:\/[^/]+)?|accessibility)?\/?$/;

export const isMeasurable = (pathname: string): boolean => PUBLIC.test(pathname);

/** Whether this visitor may be asked and measured at all: only where it is certain that no child is there. */
export function isOpenTo({
  verifying,
  isLoggedIn,
  isPupil,
  minor,
  birthYearNeeded,
  refusesEverywhere,
}: Visitor): boolean {
  if (verifying || isPupil || refusesEverywhere) return false;
  return !isLoggedIn || (minor === false && !birthYearNeeded);
}

/** An answer to other words counts as none. */
export const isCurrent = (answer: MeasuringAnswer | null, settings: MeasuringSettings): boolean =>
  answer?.hash === settings.hash;

/** The tools that may run on this page for this visitor. */
export function toolsOn(
  pathname: string,
  settings: MeasuringSettings,
  answer: MeasuringAnswer | null,
  visitor: Visitor,
): MeasuringTool[] {
  if (!answer || !isCurrent(answer, settings) || !isMeasurable(pathname) || !isOpenTo(visitor)) return [];
  return settings.tools.filter((tool) => answer.allowed.includes(tool));
}

/**
 * Whether what this browser says of one tool goes to the account. No clock tells which answer is the newer one: what the account
 * has had already gives way to it, and what was said without its person takes back no refusal.
 * @param agreed what the account says; null: nothing yet
 */
export function isForAccount(
  { by, keptFor }: Pick<MeasuringAnswer, 'by' | 'keptFor'>,
  personId: string,
  isAllowed: boolean,
  agreed: boolean | null,
): boolean {
  if (keptFor === personId || agreed === isAllowed) return false;
  return agreed === null || !isAllowed || by === personId;
}

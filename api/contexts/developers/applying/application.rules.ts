import { taxIdOf } from './tax-id.rules.js';

export const ACCOUNT_KINDS = ['checking', 'sight', 'savings'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** Where a studio's earnings are paid to. */
export interface PayoutAccount {
  holder: string;
  bank: string;
  kind: AccountKind | '';
  number: string;
}

/** An application as typed: any part may be empty. */
export interface ApplicationDraft {
  studioName: string;
  about: { es: string; en: string };
  link: string;
  country: string;
  taxId: string;
  /** The hash of the developer terms that were accepted; empty before. */
  acceptedTerms: string;
  /** What a rejected applicant answers. */
  answer: string;
}

export const EMPTY_DRAFT: ApplicationDraft = {
  studioName: '',
  about: { es: '', en: '' },
  link: '',
  country: 'CL',
  taxId: '',
  acceptedTerms: '',
  answer: '',
};
export const EMPTY_ACCOUNT: PayoutAccount = { holder: '', bank: '', kind: '', number: '' };

/** ISO 3166. */
const COUNTRY_CODES =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';
export const COUNTRIES: readonly string[] = COUNTRY_CODES.split(' ');

const ABOUT_LEAST = 20;
const NAME = /^[\p{L}\p{N}][^\p{Cc}<>@]{1,59}$/u;
const CHILEAN_ACCOUNT = /^\d{4,20}$/;
const FOREIGN_ACCOUNT = /^[A-Z0-9]{4,34}$/;

/** The number as banks write it: spaces, dots and hyphens do not count. */
export function accountNumberOf(typed: string): string {
  return typed.toUpperCase().replace(/[\s.-]/g, '');
}

/** A field of the application and what is wrong with it. */
export interface ApplicationFault {
  path: string;
  msg: string;
}

/** What is missing or wrong before an application can be submitted; empty when nothing is. */
export function applicationFaults(
  draft: ApplicationDraft,
  account: PayoutAccount,
  termsHash: string,
): ApplicationFault[] {
  const { studioName, about, link, country, taxId, acceptedTerms } = draft;
  return faultsOf([
    ['studioName', NAME.test(studioName.trim()), 'must have 2 to 60 characters and begin with a letter or digit'],
    ['about.es', about.es.trim().length >= ABOUT_LEAST, 'must have at least 20 characters'],
    ['about.en', about.en.trim().length >= ABOUT_LEAST, 'must have at least 20 characters'],
    ['link', link.trim() === '' || isWebAddress(link.trim()), 'must be an address beginning with https://'],
    ['country', COUNTRIES.includes(country), 'must be a country of two letters'],
    taxIdRule(country, taxId),
    ...accountRules(country, account),
    ['acceptedTerms', acceptedTerms === termsHash, 'must be the hash of the developer terms'],
  ]);
}

type Rule = [path: string, holds: boolean, msg: string];

/** What is wrong with a pay-out account of a studio in this country. */
export function accountFaults(country: string, account: PayoutAccount): ApplicationFault[] {
  return faultsOf(accountRules(country, account));
}

/** What is wrong with the tax id of a studio in this country. */
export function taxIdFaults(country: string, taxId: string): ApplicationFault[] {
  return faultsOf([taxIdRule(country, taxId)]);
}

function taxIdRule(country: string, taxId: string): Rule {
  return [
    'taxId',
    taxIdOf(country, taxId) !== null,
    country === 'CL' ? 'must be a valid RUT' : 'must be a valid tax id',
  ];
}

function accountRules(country: string, account: PayoutAccount): Rule[] {
  const isChilean = country === 'CL';
  const number = (isChilean ? CHILEAN_ACCOUNT : FOREIGN_ACCOUNT).test(accountNumberOf(account.number));
  return [
    ['account.holder', account.holder.trim().length >= 2, 'is required'],
    ['account.bank', account.bank.trim().length >= 2, 'is required'],
    ['account.kind', account.kind !== '', 'is required'],
    ['account.number', number, isChilean ? 'must have 4 to 20 digits' : 'must have 4 to 34 letters or digits'],
  ];
}

const faultsOf = (rules: readonly Rule[]): ApplicationFault[] =>
  rules.filter(([, holds]) => !holds).map(([path, , msg]) => ({ path, msg }));

function isWebAddress(text: string): boolean {
  return /^https:\/\/[^\s]+\.[^\s]+$/i.test(text) && URL.canParse(text);
}

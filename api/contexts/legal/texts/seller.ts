import { Environment } from '../../../environment.js';
import type { Bilingual } from '../../../kernel/language.js';
import { readSeller, SAMPLE_SELLER, type Seller } from '../../../seller.js';

/** Whose shop this is. A constant of the process: words of mails and documents are made from it when they are loaded. */
export const SELLER: Seller = readSeller(new Environment(process.env));

/** Said behind the name of the made-up company. */
const MADE_UP: Bilingual = { es: ' (empresa ficticia de muestra)', en: ' (a made-up sample company)' };

/** `{{sample}}` in legal texts: empty once the shop's operator has named a company. */
export const sampleNote = (seller: Seller): Bilingual =>
  seller.rut === SAMPLE_SELLER.rut ? MADE_UP : { es: '', en: '' };

/** The last line of a mail about money. */
export const HELP_LINE = {
  es: `Si algo no está bien, escribe a ${SELLER.email}.`,
  en: `If something is not right, write to ${SELLER.email}.`,
};

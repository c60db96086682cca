import type { Environment } from './environment.js';
import { rutOf } from './kernel/rut.js';

/** Whose shop this is, as Chilean law wants it named on every page (Decree 6 of 2021). */
export interface Seller {
  name: string;
  /** Chilean tax number, with its check digit. */
  rut: string;
  address: string;
  representative: string;
  email: string;
}

/** A made-up company, for every shop that names none. */
export const SAMPLE_SELLER: Seller = {
  name: 'Ludoteca SpA',
  rut: '99.999.999-9',
  address: 'Avenida de los Juegos 123, Santiago, Chile',
  representative: 'Amanda Ejemplo',
  email: 'hola@ludoteca.test',
};

const LONGEST = 120;
/** Legal texts are Markdown with facts in braces: a fact must stay the words that it is. */
const MARKUP = /[\n\r*[\]\\<>{}`]/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The seller that the environment names; what is wrong with it joins the problems of `env`. */
export function readSeller(env: Environment): Seller {
  const read = (fact: keyof Seller): string => {
    const name = `SELLER_${fact.toUpperCase() as Uppercase<keyof Seller>}` as const;
    const text = env.requiredInProduction(name, 'every page must name who sells', SAMPLE_SELLER[fact]);
    env.refuse(text.length > LONGEST, `${name} must have at most ${LONGEST} characters`);
    env.refuse(MARKUP.test(text), `${name} must be one line without brackets, braces, asterisks or backslashes`);
    return text;
  };
  const seller: Seller = {
    name: read('name'),
    rut: read('rut'),
    address: read('address'),
    representative: read('representative'),
    email: read('email'),
  };
  const { rut, email } = seller;
  env.refuse(rut !== '' && !rutOf(rut), 'SELLER_RUT must be a Chilean RUT with its check digit, such as 76.123.456-0');
  env.refuse(email !== '' && !EMAIL.test(email), 'SELLER_EMAIL must be an e-mail address');
  return seller;
}

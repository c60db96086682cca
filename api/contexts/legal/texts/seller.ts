/** Whose shop this is, as Chilean law wants it told (Decree 6 of 2021). A made-up company: the shop's operator writes the real facts here. */
export const SELLER = {
  name: 'Ludoteca SpA',
  rut: '99.999.999-9',
  address: 'Avenida de los Juegos 123, Santiago, Chile',
  representative: 'Amanda Ejemplo',
  email: 'hola@ludoteca.test',
} as const;

/** The last line of a mail about money. */
export const HELP_LINE = {
  es: `Si algo no está bien, escribe a ${SELLER.email}.`,
  en: `If something is not right, write to ${SELLER.email}.`,
};
